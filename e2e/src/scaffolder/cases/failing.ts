import { eventually } from '../../controlPlane/ControlPlaneApi';
import { Background } from '../Background';
import { EndedTask, ScaffolderTask } from '../ScaffolderTask';
import { STATED, TaskStage, WORKS } from '../TaskStage';

const JOBS = '/apis/batch/v1/namespaces/openmcp-system/jobs';
const SERVICES = '/apis/openmcp.cloud/v1alpha1/platformservices';
const image = (name: string) => `ghcr.io/example/${name}:v1.0.0`;

/**
 * Services that do not come up.
 *
 * @param stage - gives the stage
 * @param background - takes what waits
 * @internal
 */
export function failing(stage: () => TaskStage, background: Background): void {
  async function start(
    name: string,
    values: object = {},
    secrets?: Record<string, string>,
  ) {
    const alice = await stage().as('alice');
    return alice.startTask(
      secrets ? 'e2e-secret' : 'e2e-run',
      {
        cluster: 'eu-live',
        name,
        image: WORKS,
        platformMode: STATED,
        ...values,
      },
      secrets,
    );
  }

  /** Runs a service, and does something meanwhile. */
  async function run(
    name: string,
    values: object,
    meanwhile?: (task: ScaffolderTask) => Promise<void>,
  ) {
    const task = await start(name, values);
    await meanwhile?.(task);
    return task.end();
  }

  /** The Job gives up at once, so that the operator makes a new one. */
  async function letJobGiveUp(name: string): Promise<void> {
    const path = `${JOBS}/ps-${name}-init`;
    const read = async () =>
      (
        await stage().cluster.api.send<{
          metadata?: { uid: string };
          status?: { failed?: number };
        }>('GET', path)
      ).body;
    const { metadata } = await eventually(async () => {
      const job = await read();
      return job.status?.failed ? job : undefined;
    });
    await stage().cluster.patch(path, { spec: { backoffLimit: 0 } });
    await eventually(async () => {
      const { metadata: now } = await read();
      return now && now.uid !== metadata?.uid ? now : undefined;
    });
  }

  /** The row of the page, and what happens. */
  const cases: Record<string, [string, () => Promise<EndedTask>]> = {
    'init-loop': [
      'The init job keeps failing',
      () =>
        run(
          'init-loop',
          { image: image('init-fails'), failAfterSeconds: 8 },
          () => letJobGiveUp('init-loop'),
        ),
    ],
    'image-missing': [
      'The image of the init job is not there',
      () =>
        run('image-missing', { image: image('missing'), failAfterSeconds: 2 }),
    ],
    'image-missing-later': [
      'The image of the pods is not there',
      () =>
        run('image-missing-later', {
          image: image('missing-later'),
          failAfterSeconds: 2,
        }),
    ],
    'crash-loop': [
      'The pods crash',
      () =>
        run('crash-loop', { image: image('crash-loop'), failAfterSeconds: 2 }),
    ],
    'too-slow': [
      'It takes too long',
      () =>
        // Never up, so that it does not matter how busy the machine is.
        run('too-slow', {
          image: image('missing-later'),
          failAfterSeconds: 600,
          timeoutSeconds: 6,
        }),
    ],
    'too-slow-with-secret': [
      'It takes too long',
      async () => {
        const task = await start(
          'too-slow-with-secret',
          {
            image: image('missing-later'),
            failAfterSeconds: 600,
            timeoutSeconds: 6,
          },
          { TOKEN: 'qwerty-SECRET' },
        );
        return task.end();
      },
    ],
    'switched-off': [
      'The operator was told to leave it',
      async () => {
        await stage().cluster.applyAs('kubectl', 'switched-off', {
          spec: { image: WORKS },
          annotations: { 'openmcp.cloud/operation': 'ignore' },
        });
        return run('switched-off', { failAfterSeconds: 2 });
      },
    ],
    taken: [
      'It is being removed',
      () =>
        // It fails at once, however long failures are watched.
        run(
          'taken',
          { image: image('slow-start'), failAfterSeconds: 600 },
          async task => {
            await task.untilSaid('Init job started');
            await stage().cluster.applyAs('e2e', 'taken', {
              spec: { image: image('slow-start') },
              finalizers: ['example.com/held'],
            });
            await stage().cluster.remove(`${SERVICES}/taken`);
          },
        ),
    ],
    held: [
      'Something holds what was removed',
      async () => {
        await stage().cluster.applyAs('e2e', 'held', {
          spec: { image: WORKS },
          finalizers: ['example.com/held'],
        });
        const alice = await stage().as('alice');
        const task = await alice.startTask('e2e-remove', {
          cluster: 'eu-live',
          name: 'held',
          timeoutSeconds: 3,
        });
        return task.end();
      },
    ],
    cancelled: [
      'The task was cancelled',
      () =>
        run('cancelled', { image: image('slow-start') }, async task => {
          await task.untilSaid('Init job started');
          await task.cancel();
        }),
    ],
    'signed-out': [
      'Your sign-in ended',
      async () => {
        // The time of a sign-in is not spent on waiting for others.
        await endOf('image-missing');
        const write = (verbosity: string) =>
          stage().cluster.applyAs('kubectl', 'signed-out', {
            spec: { image: image('slow-start'), verbosity },
          });
        await write('INFO');
        const seconds = 12;
        const ended = Date.now() + (seconds + 1) * 1000;
        const bob = await stage().portal.signIn('bob', seconds);
        const task = await bob.startTask('e2e-wait', {
          cluster: 'eu-live',
          name: 'signed-out',
        });
        // Whoever looks on has signed in again.
        const later = (await stage().as('bob')).follow(task);
        await later.untilSaid('Init job started');
        await eventually(async () => (Date.now() > ended ? true : undefined));
        // News, for which the portal is asked again.
        await write('DEBUG');
        return later.end();
      },
    ],
  };

  const ends: ReadonlyMap<string, () => Promise<EndedTask>> = new Map(
    Object.entries(cases).map(([name, [, begin]]) => [
      name,
      background.add(begin),
    ]),
  );
  function endOf(name: string) {
    return ends.get(name)!();
  }

  it.each(Object.entries(cases).map(([name, [row]]) => ({ name, row })))(
    'says it as the page does: $row ($name)',
    async ({ name, row }) => {
      const ended = await endOf(name);
      stage().keepLog(name, ended);

      expect(ended.error).toMatch(stage().page.patternOf(row));
      expect(ended.status).not.toBe('completed');
      // Where to look, of this very service.
      expect(ended.error).toContain(
        `Watch it here: /openmcp/installations/eu-live/PlatformService/${name}`,
      );
      // What is told on the way is told once.
      const waited = ended.log.filter(line => /^(wait|remove): /.test(line));
      expect(new Set(waited).size).toBe(waited.length);
      // It stays as it is, also the one that somebody else removes.
      expect(await stage().cluster.find(name)).toBeDefined();
    },
  );
}
