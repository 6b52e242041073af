import { AuthenticationError, ResponseError } from '@backstage/errors';
import type { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import {
  exampleDeployment,
  exampleInstallation,
  initFailing,
  initRunning,
  podStarting,
  sentence,
} from '../__testUtils__/exampleInstallation';
import { refusal } from '../__testUtils__/FakePortal';
import { HealthWait, HealthWaitOptions } from './HealthWait';

type Step = Installation | Error | Response;

/**
 * Plays answers one after another, each after so many seconds; the last one is
 * the answer for ever, after the whole time that the read may take.
 */
function play(
  steps: Step[],
  options: Partial<HealthWaitOptions> & { secondsPerStep?: number } = {},
) {
  const { secondsPerStep = 2, ...others } = options;
  const log: string[] = [];
  const reads: Array<{ after?: string; timeoutSeconds: number }> = [];
  let now = 0;
  const wait = new HealthWait({
    service: { cluster: 'eu-live', name: 'eso' },
    failAfterSeconds: 60,
    timeoutSeconds: 600,
    read: async read => {
      reads.push(read);
      const isLast = reads.length >= steps.length;
      now += (isLast ? read.timeoutSeconds : secondsPerStep) * 1000;
      const step = steps[Math.min(reads.length, steps.length) - 1];
      if (step instanceof Response) {
        throw await ResponseError.fromResponse(step.clone());
      }
      if (step instanceof Error) {
        throw step;
      }
      return step;
    },
    log: line => log.push(line),
    now: () => now,
    pause: async milliseconds => {
      now += milliseconds;
    },
    ...others,
  });
  return {
    log,
    reads,
    seconds: () => now / 1000,
    end: wait.run().then(
      ({ health }) => health,
      (error: Error) => error.message,
    ),
  };
}

const LINK =
  'Watch it here: /openmcp/installations/eu-live/PlatformService/eso';

describe('HealthWait', () => {
  it('tells each step once and ends when the pods are up', async () => {
    const { log, end } = play([
      initRunning(),
      initRunning(),
      podStarting(),
      podStarting(),
      exampleInstallation({ simulated: true }),
    ]);

    await expect(end).resolves.toBe('Healthy');
    expect(log).toEqual([
      'Init job started',
      'Init job done',
      'Deployment 0 of 1',
      'Healthy: pods are up (simulated)',
    ]);
  });

  it('ends at once when it is healthy already', async () => {
    const { log, reads, end } = play([exampleInstallation()], {
      generation: 1,
    });

    await expect(end).resolves.toBe('Healthy');
    expect(reads).toHaveLength(1);
    expect(log).toEqual(['Healthy: pods are up']);
  });

  it('waits with the etag of what it knows instead of asking again and again', async () => {
    const { reads, end } = play([initRunning(), exampleInstallation()]);

    await end;
    expect(reads).toEqual([
      { after: undefined, timeoutSeconds: 30 },
      { after: initRunning().etag, timeoutSeconds: 30 },
    ]);
  });

  it('takes the health of the generation before for none', async () => {
    const { log, end } = play(
      [
        exampleInstallation({ generation: { wanted: 1, observed: 1 } }),
        exampleInstallation({
          generation: { wanted: 2, observed: 1 },
          health: 'Progressing',
          summary: sentence('generation-behind', 'not seen'),
          deployment: exampleDeployment({ ready: 1 }),
        }),
        exampleInstallation({ generation: { wanted: 2, observed: 2 } }),
      ],
      { generation: 2 },
    );

    await expect(end).resolves.toBe('Healthy');
    expect(log).toEqual([
      'The portal has not seen the change yet',
      'The operator has not seen the change yet',
      'Healthy: pods are up',
    ]);
  });

  it('does not take a Deployment that is behind for a change that nobody saw', async () => {
    const { log, end } = play([
      exampleInstallation({
        health: 'Progressing',
        summary: {
          ...sentence('generation-behind', 'not seen'),
          params: { deployment: 'ps-eso', wanted: 2 },
        },
        deployment: exampleDeployment({ ready: 1 }),
      }),
      podStarting(),
      exampleInstallation(),
    ]);

    await end;
    expect(log).toEqual([
      'Init job started',
      'Init job done',
      'Deployment 0 of 1',
      'Healthy: pods are up',
    ]);
  });

  it('says that somebody else changed it, and waits for that', async () => {
    const { log, end } = play(
      [exampleInstallation({ generation: { wanted: 4, observed: 4 } })],
      { generation: 3 },
    );

    await expect(end).resolves.toBe('Healthy');
    expect(log[0]).toBe(
      'Somebody has changed it meanwhile (generation 4, applied was 3)',
    );
  });

  it('counts the attempts of a failing init job and fails after a minute', async () => {
    const { log, end, seconds } = play(
      [initRunning(), initFailing(1), initFailing(2)],
      { secondsPerStep: 10 },
    );

    await expect(end).resolves.toBe(
      `eso does not become healthy on eu-live: The init job failed 2 times; the last pod ended with exit 1: "no credentials". This has been so for 60 s. ${LINK}`,
    );
    expect(log).toEqual([
      'Init job started',
      'Init failed, attempt 1 of 5: exit 1 "no credentials"',
      'Init failed, attempt 2 of 5: exit 1 "no credentials"',
    ]);
    expect(seconds()).toBe(80);
  });

  it('does not count an attempt out of five when the operator made another job', async () => {
    const { log, end } = play([initFailing(6), exampleInstallation()]);

    await end;
    expect(log).toContain('Init failed, attempt 6: exit 1 "no credentials"');
  });

  it('goes on when a failure heals', async () => {
    const { end } = play(
      [
        initFailing(1),
        podStarting(),
        initFailing(2),
        initRunning(),
        exampleInstallation(),
      ],
      { secondsPerStep: 50 },
    );

    await expect(end).resolves.toBe('Healthy');
  });

  it.each([
    ['image-pull-failed', 'Image cannot be pulled: eso:v1'],
    ['crash-loop', 'CrashLoopBackOff in manager, 4 restarts'],
    [
      'container-configuration-failed',
      'CreateContainerConfigError in manager: secret "eso-token" not found',
    ],
  ])('fails early on %s', async (code, message) => {
    const { log, end, seconds } = play([
      exampleInstallation({
        health: 'Degraded',
        summary: sentence(code, message),
        deployment: exampleDeployment(),
      }),
    ]);

    await expect(end).resolves.toBe(
      `eso does not become healthy on eu-live: ${message}. This has been so for 60 s. ${LINK}`,
    );
    expect(log).toContain(`Degraded: ${message}`);
    // Long before the 600 s that it may take in all.
    expect(seconds()).toBeLessThanOrEqual(120);
  });

  it('waits for a node until the time is over, and says what was missing', async () => {
    const { end, seconds } = play(
      [
        exampleInstallation({
          health: 'Degraded',
          summary: sentence('pod-unschedulable', 'No node takes the pod'),
        }),
      ],
      { timeoutSeconds: 300 },
    );

    await expect(end).resolves.toBe(
      `eso was not healthy on eu-live within 300 s. What was missing: No node takes the pod. ${LINK}`,
    );
    expect(seconds()).toBe(300);
  });

  it('waits for one that is not there yet, until the time is over', async () => {
    const notThere = refusal(404, { name: 'NotFoundError', message: 'no' });
    const { log, end } = play([notThere], { timeoutSeconds: 60 });

    await expect(end).resolves.toContain('The portal did not see it there');
    expect(log).toEqual(['The portal has not seen eso on eu-live yet']);
  });

  it('fails at once when it is being removed, which is no change by somebody', async () => {
    const { end, log, seconds } = play(
      [
        initRunning(),
        exampleInstallation({
          health: 'Terminating',
          generation: { wanted: 4, observed: 3 },
          summary: sentence('terminating', 'Deleting for 2 min'),
        }),
      ],
      { generation: 3 },
    );

    await expect(end).resolves.toBe(
      `eso is being removed from eu-live, so it does not become healthy: Deleting for 2 min. ${LINK}`,
    );
    expect(log.join()).not.toContain('Somebody has changed it');
    expect(seconds()).toBeLessThan(60);
  });

  it('fails when it is removed', async () => {
    const gone = refusal(404, { name: 'NotFoundError', message: 'no' });
    const { end } = play([initRunning(), gone]);

    await expect(end).resolves.toBe(
      'eso was removed from eu-live while it was waited for.',
    );
  });

  it('fails when another one has come under its name, however well that is', async () => {
    const another = exampleInstallation({
      uid: 'uid-of-another',
      generation: { wanted: 1, observed: 1 },
    });
    const { end, log, seconds } = play([initRunning(), another], {
      uid: 'uid-of-eso',
      generation: 1,
    });

    await expect(end).resolves.toBe(
      `eso was removed from eu-live while it was waited for, and another one has come under its name. ${LINK}`,
    );
    expect(log).toContain('The portal sees another eso on eu-live');
    expect(seconds()).toBeLessThan(120);
  });

  it('goes on when the portal sees the former one for a moment', async () => {
    const former = exampleInstallation({ uid: 'uid-of-former' });
    const { end } = play([former, initFailing(1), exampleInstallation()], {
      uid: 'uid-of-eso',
      secondsPerStep: 50,
    });
    await expect(end).resolves.toBe('Healthy');
  });

  it('proves nothing by old news, and goes on when the cluster is back', async () => {
    const stale = (installation: Installation) => ({
      ...installation,
      etag: `${installation.etag} stale`,
      freshness: { stale: true, reason: sentence('unreachable', 'no answer') },
    });
    const { log, end } = play(
      [
        initRunning(),
        stale(exampleInstallation()),
        stale(initFailing(1)),
        exampleInstallation(),
      ],
      { secondsPerStep: 100 },
    );

    await expect(end).resolves.toBe('Healthy');
    expect(log).toEqual([
      'Init job started',
      'eu-live cannot be read at present: no answer',
      'Healthy: pods are up',
    ]);
  });

  it('goes on over a restart of the portal, without asking in a rush', async () => {
    const restarting = new TypeError('fetch failed');
    const { log, end, seconds } = play(
      [
        initRunning(),
        restarting,
        refusal(503, { name: 'ServiceUnavailableError', message: 'starting' }),
        exampleInstallation(),
      ],
      { secondsPerStep: 0 },
    );

    await expect(end).resolves.toBe('Healthy');
    expect(log).toContain('The portal does not answer; the wait goes on');
    expect(seconds()).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['the API refuses the token', refusal(401, { name: 'x', message: 'x' })],
    ['no token can be had', new AuthenticationError('expired')],
  ])('says where to watch on when %s', async (_, end401) => {
    const { end } = play([podStarting(), end401]);

    await expect(end).resolves.toBe(
      `Your sign-in has ended. eso is still progressing on eu-live: 0 of 1 ready, starting. ${LINK}`,
    );
  });

  it('names the right that is missing', async () => {
    const { end } = play([
      refusal(403, {
        name: 'NotAllowedError',
        message: 'The permission openmcp.installation.read is needed',
      }),
    ]);

    await expect(end).resolves.toContain('openmcp.installation.read');
  });

  it('ends when the task is cancelled', async () => {
    const controller = new AbortController();
    const { end } = play([initRunning(), new Error('aborted')], {
      signal: controller.signal,
      log: () => controller.abort(),
    });

    await expect(end).resolves.toBe(
      `The wait was cancelled. eso stays on eu-live as it is. ${LINK}`,
    );
  });
});
