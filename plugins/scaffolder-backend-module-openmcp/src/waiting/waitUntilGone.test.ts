import { ResponseError } from '@backstage/errors';
import type { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { exampleInstallation } from '../__testUtils__/exampleInstallation';
import { refusal } from '../__testUtils__/FakePortal';
import { GoneWaitOptions, waitUntilGone } from './waitUntilGone';

type Step = Installation | Response | Error;

const LINK =
  'Watch it here: /openmcp/installations/eu-live/PlatformService/eso';

/** As the API says that it knows none, whyever. */
const notSeen = refusal(404, { name: 'NotFoundError', message: 'gone' });
/** As the API says that the cluster has no such object. */
const gone = refusal(404, {
  name: 'NotFoundError',
  message: 'There is no such PlatformService',
  details: [{ field: 'name', code: 'not-found' }],
});
const away = refusal(503, { name: 'ServiceUnavailableError', message: 'away' });

async function answer(step: Step): Promise<Installation> {
  if (step instanceof Response) {
    throw await ResponseError.fromResponse(step.clone());
  }
  if (step instanceof Error) {
    throw step;
  }
  return step;
}

/**
 * Plays what the portal and the cluster itself answer, the last one for ever. An
 * answer that says nothing new is held back as long as it may be.
 */
function play(
  { reads, looks = [away] }: { reads: Step[]; looks?: Step[] },
  options: Partial<GoneWaitOptions> = {},
) {
  const log: string[] = [];
  let now = 0;
  let before: Step | undefined;
  const next = (steps: Step[]) =>
    steps.length > 1 ? steps.shift()! : steps[0];
  const end = waitUntilGone({
    service: { cluster: 'eu-live', name: 'eso' },
    uid: 'uid-of-eso',
    timeoutSeconds: 60,
    read: async ({ timeoutSeconds }) => {
      const step = next(reads);
      now += step === before ? timeoutSeconds * 1000 : 0;
      before = step;
      return answer(step);
    },
    look: async () => answer(next(looks)),
    log: line => log.push(line),
    now: () => now,
    pause: async milliseconds => {
      now += milliseconds;
    },
    ...options,
  });
  return {
    log,
    seconds: () => now / 1000,
    end: end.catch((error: Error) => error.message),
  };
}

describe('waitUntilGone', () => {
  it('does not take what the portal has not read yet for gone', async () => {
    const { end, log } = play({
      reads: [notSeen],
      looks: [exampleInstallation(), away, gone],
    });
    await expect(end).resolves.toBe('gone');
    expect(log).toEqual([
      'eu-live still has it, although the portal does not see it now',
      'The portal does not see it now, and eu-live does not say whether it is gone; the wait goes on',
    ]);
  });

  it('fails when nobody confirms in time that it is gone', async () => {
    const { end, seconds } = play({ reads: [notSeen] });
    await expect(end).resolves.toBe(
      `Whether eso is gone from eu-live is not known: nobody could tell at the end of 60 s. ${LINK}`,
    );
    expect(seconds()).toBeLessThanOrEqual(66);
  });

  it.each<[string, Step]>([
    ['answers no more', away],
    ['cannot be reached', new TypeError('fetch failed')],
  ])(
    'does not say that it was still there when the portal %s',
    async (_, step) => {
      const { end, log } = play({ reads: [exampleInstallation(), step] });
      await expect(end).resolves.toMatch(
        /^Whether eso is gone from eu-live is not known: /,
      );
      expect(log).toContain('The portal does not answer; the wait goes on');
    },
  );

  it('says that it was still there when the cluster itself said so last', async () => {
    const { end } = play({ reads: [notSeen], looks: [exampleInstallation()] });
    await expect(end).resolves.toBe(
      `eso was still on eu-live after 60 s. ${LINK}`,
    );
  });

  it('says what holds it when it does not go in time', async () => {
    const held = exampleInstallation({
      finalizers: ['openmcp.cloud/finalizer'],
    });
    const { end, log } = play({ reads: [held] });
    await expect(end).resolves.toBe(
      `eso was still on eu-live after 60 s. It is held by openmcp.cloud/finalizer. ${LINK}`,
    );
    // The same is told once.
    expect(log).toEqual([held.summary.message]);
  });

  it('ends at once when the task is cancelled in a pause', async () => {
    const controller = new AbortController();
    const { end } = play(
      { reads: [away] },
      {
        signal: controller.signal,
        pause: async (_, signal) => {
          controller.abort();
          signal?.throwIfAborted();
        },
      },
    );
    await expect(end).resolves.toBe(
      `The wait was cancelled. eso goes on being removed from eu-live. ${LINK}`,
    );
  });
});
