import { FaultyApiServer } from './__testUtils__/FaultyApiServer';
import { ClusterFault } from './__testUtils__/faults/Fault';
import { FaultRecorder } from './__testUtils__/faults/FaultRecorder';
import { FaultReport } from './__testUtils__/faults/FaultReport';
import { faultyServerFaults } from './__testUtils__/faults/faultyServerFaults';
import { playFault } from './__testUtils__/faults/playFault';
import { realFaults } from './__testUtils__/faults/realFaults';
import { RealScene } from './__testUtils__/faults/RealScene';
import { rawPlatformService } from './__testUtils__/rawObjects';
import { startPortal } from './__testUtils__/startPortal';

jest.setTimeout(2_400_000);

const report = new FaultReport();

afterAll(() => report.write());

describe('a portal and API servers that fail as they are told', () => {
  const createFaults = faultyServerFaults();
  let faults: ClusterFault[];
  let servers: FaultyApiServer[];
  let portal: Awaited<ReturnType<typeof startPortal>>;
  let recorder: FaultRecorder;
  let bookmarks: NodeJS.Timeout;

  beforeAll(async () => {
    servers = await Promise.all(
      createFaults.map(() => FaultyApiServer.start()),
    );
    for (const server of servers) {
      server.put('platformservices', rawPlatformService('first'));
      server.put('platformservices', rawPlatformService('second'));
    }
    faults = createFaults.map((create, index) => create(servers[index]));
    portal = await startPortal({
      clusters: servers.map(({ url }, index) => ({
        name: `faulty-${index}`,
        url,
        credentials: { token: 'token' },
      })),
    });
    recorder = new FaultRecorder(portal);
    // As API servers do each minute.
    bookmarks = setInterval(
      () => servers.forEach(server => server.sendBookmarks()),
      60_000,
    );
  });

  afterAll(async () => {
    clearInterval(bookmarks);
    await recorder?.stop();
    await portal?.stop();
    await Promise.all(servers.map(server => server.stop()));
  });

  it('shows what is true and recovers, each cluster for itself', async () => {
    const outcomes = await Promise.allSettled(
      faults.map((fault, index) =>
        playFault(recorder, fault, {
          cluster: `faulty-${index}`,
          server: 'faulty',
        }),
      ),
    );
    const failures: string[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') {
        report.add(outcome.value);
      } else {
        failures.push(`${faults[index].title}: ${outcome.reason}`);
      }
    }
    expect(failures).toEqual([]);
  });
});

describe('a portal and a real control plane', () => {
  let scene: RealScene;
  let recorder: FaultRecorder;

  beforeAll(async () => {
    scene = await RealScene.start();
    await scene.createService('first');
    recorder = new FaultRecorder(scene.portal);
  }, 1_800_000);

  afterAll(async () => {
    await recorder?.stop();
    await scene?.stop();
  });

  it('shows what is true and recovers, time after time', async () => {
    for (const fault of realFaults(scene)) {
      const played = playFault(recorder, fault, {
        cluster: 'real',
        server: 'real',
      });
      await expect(played).resolves.toBeDefined();
      report.add(await played);
    }
  });
});
