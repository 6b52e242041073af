import { RealWatching } from '../../__testUtils__/RealWatching';
import { TurnMeter } from '../../__testUtils__/TurnMeter';

jest.setTimeout(600_000);

const objects = 2_000;
const rounds = 5;
const names = Array.from({ length: objects }, (_, index) => `burst-${index}`);

describe('a burst of a real API server', () => {
  let watching: RealWatching;

  beforeAll(async () => {
    watching = await RealWatching.start({ proxied: true });
    await watching.createServices(names);
    watching.watch();
    await watching.live();
  }, 1_800_000);

  afterAll(() => watching?.stop());

  it('of 10,000 changes is taken over whole, and other work goes on', async () => {
    await watching.knowsTheTruth();
    watching.way.halt('present');
    for (let round = 1; round <= rounds; round += 1) {
      await watching.changeServices(names, `v2.${round}.0`);
    }
    const truth = await watching.serviceVersions();
    const { length } = watching.paths;
    const meter = new TurnMeter();
    const begin = performance.now();
    // All that gathered comes at once; what the API server did not keep for us is
    // asked for again.
    watching.way.goOn();
    await watching.eventually(() => watching.requireKnown(truth), 10);
    const milliseconds = performance.now() - begin;
    meter.stop();
    const again = watching.paths.length - length;
    process.stdout.write(
      `${
        objects * rounds
      } changes: known after ${milliseconds.toFixed()} ms, ` +
        `${again} requests, longest turn ${meter.longest.toFixed()} ms\n`,
    );
    await watching.live();
    expect(watching.status.freshness.stale).toBe(false);
    expect(truth.size).toBeGreaterThanOrEqual(objects);
    expect(meter.longest).toBeLessThan(100);
  });
});
