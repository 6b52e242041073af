import {
  exampleInstallation,
  podStarting,
} from '../__testUtils__/exampleInstallation';
import { answer, FakePortal, refusal } from '../__testUtils__/FakePortal';
import { runAction } from '../__testUtils__/runAction';
import { createPlatformServiceWaitAction } from './createPlatformServiceWaitAction';

const input = { cluster: 'eu-live', name: 'eso', generation: 1 };

describe('openmcp:platform-service:wait', () => {
  let portal: FakePortal;
  const action = () => createPlatformServiceWaitAction(portal.api);

  beforeEach(() => {
    portal = new FakePortal();
  });

  it('ends when the pods are up, by reads that wait', async () => {
    const answers = [
      podStarting(),
      exampleInstallation({ simulated: true }),
    ].map(installation => answer(installation));
    portal.respond = () => answers[portal.requests.length - 1];

    const { log, outputs } = await runAction(action(), input);

    expect(log).toEqual([
      'Init job started',
      'Init job done',
      'Deployment 0 of 1',
      'Healthy: pods are up (simulated)',
    ]);
    expect(portal.requests).toHaveLength(2);
    const second = new URL(`http://x${portal.requests[1].path}`);
    expect(second.pathname).toBe(
      '/api/openmcp/v1/installations/eu-live/PlatformService/eso',
    );
    expect(second.searchParams.get('after')).toBe(podStarting().etag);
    expect(portal.requests[1].token).toBe('Bearer token-of-the-initiator');
    expect(outputs).toEqual({
      cluster: 'eu-live',
      name: 'eso',
      kind: 'PlatformService',
      installationUrl: '/openmcp/installations/eu-live/PlatformService/eso',
      health: 'Healthy',
      generation: 1,
      summary: 'Healthy: pods are up (simulated)',
    });
  });

  it('does not take another object of the same name for the one that was applied', async () => {
    portal.respond = () => answer(exampleInstallation({ uid: 'another' }));

    const { error } = await runAction(action(), {
      ...input,
      uid: 'uid-of-eso',
      failAfterSeconds: 0,
    });
    expect(error).toContain('another one has come under its name');

    // An apply that only checked has none.
    const { outputs } = await runAction(action(), { ...input, uid: '' });
    expect(outputs.health).toBe('Healthy');
  });

  it('is skipped in a dry run, with all outputs', async () => {
    const { log, outputs } = await runAction(
      action(),
      { ...input, generation: 0 },
      { dryRun: true },
    );

    expect(portal.requests).toEqual([]);
    expect(log).toEqual(['Waiting was skipped: a dry run applies nothing']);
    expect(outputs).toMatchObject({
      health: 'Unknown',
      generation: 0,
      installationUrl: '/openmcp/installations/eu-live/PlatformService/eso',
    });
  });

  it('says at the end, too, that somebody else changed what was applied', async () => {
    portal.respond = () =>
      answer(exampleInstallation({ generation: { wanted: 4, observed: 4 } }));

    const { outputs } = await runAction(action(), { ...input, generation: 3 });

    expect(outputs).toMatchObject({
      generation: 4,
      summary:
        'Healthy: pods are up, but not as it was applied: somebody has changed it meanwhile',
    });
  });

  it('fails without a stack when the sign-in has ended', async () => {
    portal.respond = () =>
      refusal(401, { name: 'AuthenticationError', message: 'jwt expired' });

    const { error } = await runAction(action(), input);

    expect(error).toBe(
      'Your sign-in has ended. eso is still progressing on eu-live. Watch it here: /openmcp/installations/eu-live/PlatformService/eso',
    );
  });

  it.each([
    [{ name: '' }, '- name: is empty.'],
    [{ name: '  ' }, '- name: is empty.'],
    [{ name: 'NaN' }, '- name: "NaN" stands for a value that was not there.'],
    [{ name: 'undefined' }, '- name: "undefined" stands for'],
    [{ name: ' eso' }, '- name: " eso" has spaces around it'],
    [{ name: 'e so' }, '- name: "e so" is no name of an object'],
    [{ name: 'ESO' }, '- name: "ESO" is no name of an object'],
    [{ name: 'a'.repeat(254) }, 'is no name of an object'],
    [{ cluster: '' }, '- cluster: is empty.'],
    [{ cluster: 'NaN' }, '- cluster: "NaN" stands for'],
    [{ cluster: 'eu-live\n' }, '- cluster: "eu-live\\n" has spaces'],
    [{ generation: NaN }, '- generation: NaN is no whole number from 0 on.'],
    [{ failAfterSeconds: -1 }, '- failAfterSeconds: -1 is no whole number'],
    [{ timeoutSeconds: NaN }, '- timeoutSeconds: NaN is no whole number'],
  ])('fails at once with %j, and asks nobody', async (wrong, message) => {
    for (const dryRun of [false, true]) {
      const { error, outputs } = await runAction(
        action(),
        { ...input, ...wrong },
        { dryRun },
      );
      expect(error).toMatch(/^Not accepted:\n/);
      expect(error).toContain(message);
      expect(outputs).toEqual({});
    }
    expect(portal.requests).toEqual([]);
  });

  it('names all that is wrong at once', async () => {
    const { error } = await runAction(action(), { cluster: ' ', name: '' });
    expect(error).toContain('- cluster: is empty.');
    expect(error).toContain('- name: is empty.');
  });

  it('waits for one whose name would be refused for a new one', async () => {
    portal.respond = () => answer(exampleInstallation());
    const { error } = await runAction(action(), {
      ...input,
      name: `my.service-${'a'.repeat(60)}`,
    });
    expect(error).toBeUndefined();
  });

  it('stops asking when the task is cancelled', async () => {
    const controller = new AbortController();
    portal.respond = () => {
      controller.abort();
      return answer(podStarting());
    };

    const { error } = await runAction(action(), input, {
      signal: controller.signal,
    });

    expect(error).toContain('The wait was cancelled.');
    expect(portal.requests).toHaveLength(1);
  });
});
