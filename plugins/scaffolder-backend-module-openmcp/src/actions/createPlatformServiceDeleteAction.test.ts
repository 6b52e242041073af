import { exampleInstallation } from '../__testUtils__/exampleInstallation';
import { answer, FakePortal, refusal } from '../__testUtils__/FakePortal';
import { runAction } from '../__testUtils__/runAction';
import { createPlatformServiceDeleteAction } from './createPlatformServiceDeleteAction';

const input = { cluster: 'eu-live', name: 'eso' };
const path = '/api/openmcp/v1/clusters/eu-live/platform-services/eso';
const sentence = (message: string) => ({ code: 'x', params: {}, message });
const deletion = {
  ...input,
  dryRun: false,
  result: 'deleting',
  uid: 'uid-of-eso',
  goes: [sentence('Deployment ps-eso.')],
  stays: [sentence('Service ps-eso-metrics stays.')],
  warnings: [],
};

/** As the API says that the cluster has no such object. */
const gone = () =>
  refusal(404, {
    name: 'NotFoundError',
    message: 'There is no such PlatformService',
    details: [{ field: 'name', code: 'not-found' }],
  });
/** As the API says that it knows none, whyever. */
const notSeen = () => refusal(404, { name: 'NotFoundError', message: 'gone' });

describe('openmcp:platform-service:delete', () => {
  let portal: FakePortal;
  const run = (
    more: {
      cluster?: string;
      name?: string;
      dryRun?: boolean;
      timeoutSeconds?: number;
      uid?: string;
      resourceVersion?: string;
    } = {},
    options?: Parameters<typeof runAction>[2],
  ) =>
    runAction(
      createPlatformServiceDeleteAction(portal.api),
      { ...input, ...more },
      options,
    );
  const removals = () =>
    portal.requests
      .filter(({ method }) => method === 'DELETE')
      .map(request => request.path);

  beforeEach(() => {
    portal = new FakePortal();
    let reads = 0;
    portal.respond = ({ method, path: asked }) => {
      if (method === 'DELETE') {
        return reads < 2
          ? answer({ ...deletion, dryRun: asked.includes('dryRun=true') })
          : gone();
      }
      reads += 1;
      return reads < 2
        ? answer(
            exampleInstallation({
              health: 'Terminating',
              summary: sentence('Being removed'),
            } as Parameters<typeof exampleInstallation>[0]),
          )
        : notSeen();
    };
  });

  it('says what goes and what stays, removes what it looked at, and waits until it is gone', async () => {
    const { log, outputs, error } = await run();
    expect(error).toBeUndefined();
    expect(removals()).toEqual([
      `${path}?dryRun=true`,
      `${path}?uid=uid-of-eso`,
      // The cluster itself is asked whether it is gone.
      `${path}?uid=uid-of-eso&dryRun=true`,
    ]);
    expect(portal.requests[0].token).toBe('Bearer token-of-the-initiator');
    expect(log).toEqual([
      'Goes: Deployment ps-eso.',
      'Stays: Service ps-eso-metrics stays.',
      'Being removed',
      'eso was removed from eu-live',
    ]);
    expect(outputs).toEqual({
      ...input,
      kind: 'PlatformService',
      installationUrl: '/openmcp/installations/eu-live/PlatformService/eso',
      result: 'deleted',
      stays: ['Service ps-eso-metrics stays.'],
      summary: 'eso was removed from eu-live',
    });
  });

  it.each([
    [{ dryRun: true }, undefined],
    [{}, { dryRun: true }],
  ])('only tells in a dry run (%j, %j)', async (more, options) => {
    const { outputs } = await run(more, options);
    expect(removals()).toEqual([`${path}?dryRun=true`]);
    expect(outputs.summary).toBe('eso would be removed from eu-live');
  });

  it('does not wait where that is not wanted', async () => {
    const { outputs } = await run({ timeoutSeconds: 0 });
    expect(portal.requests.map(({ method }) => method)).toEqual([
      'DELETE',
      'DELETE',
    ]);
    expect(outputs).toMatchObject({
      result: 'deleting',
      summary: 'eso is being removed from eu-live',
    });
  });

  it('removes nothing but the object that was looked at', async () => {
    await run({ uid: 'uid-0', resourceVersion: '7', timeoutSeconds: 0 });
    expect(removals()).toEqual([
      `${path}?uid=uid-0&resourceVersion=7&dryRun=true`,
      `${path}?uid=uid-0&resourceVersion=7`,
    ]);
    portal.requests.length = 0;
    portal.respond = () =>
      refusal(409, {
        name: 'ConflictError',
        message: 'This is not the PlatformService any more',
        details: [
          {
            field: 'uid',
            code: 'changed-meanwhile',
            message: 'is that of another object',
          },
        ],
      });
    const { error } = await run({ uid: 'uid-0' });
    expect(error).toBe(
      'Changed since it was looked at:\n- uid: is that of another object\nNothing was written. Open the form again and look at its preview.',
    );
    expect(removals()).toEqual([`${path}?uid=uid-0&dryRun=true`]);
  });

  it.each([
    [{ name: '' }, '- name: is empty.'],
    [{ name: 'NaN' }, '- name: "NaN" stands for a value that was not there.'],
    [{ name: 'e so' }, '- name: "e so" is no name of an object'],
    [{ name: '../eso' }, '- name: "../eso" is no name of an object'],
    [{ cluster: ' ' }, '- cluster: is empty.'],
    [{ cluster: 'eu-live ' }, '- cluster: "eu-live " has spaces around it'],
    [{ timeoutSeconds: NaN }, '- timeoutSeconds: NaN is no whole number'],
  ])('fails at once with %j, and asks nobody', async (wrong, message) => {
    const { error, outputs } = await run(wrong);
    expect(error).toMatch(/^Not accepted:\n/);
    expect(error).toContain(message);
    expect(outputs).toEqual({});
    expect(portal.requests).toEqual([]);
  });

  it('removes one whose name would be refused for a new one', async () => {
    await run({ name: 'my.service', timeoutSeconds: 0 });
    expect(removals()).toEqual([
      expect.stringContaining('/platform-services/my.service?dryRun=true'),
      expect.stringContaining('/platform-services/my.service?uid=uid-of-eso'),
    ]);
  });

  it('says who looks after it, and removes nothing', async () => {
    portal.respond = () =>
      refusal(409, {
        name: 'ConflictError',
        message: 'eso is looked after by Flux (Kustomization platform)',
        details: [{ field: 'name', code: 'owned', owner: 'Flux' }],
      });
    const { error } = await run();
    expect(error).toBe(
      'Conflict on eu-live: eso is looked after by Flux (Kustomization platform)',
    );
    expect(removals()).toEqual([`${path}?dryRun=true`]);
  });

  /** The answers of the cluster itself, once the portal sees the object no more. */
  function answerLooks(...looks: Array<() => Response>) {
    let removed = 0;
    portal.respond = ({ method, path: asked }) => {
      if (method !== 'DELETE') {
        return notSeen();
      }
      removed += 1;
      return removed <= 2
        ? answer({ ...deletion, dryRun: asked.includes('dryRun=true') })
        : (looks.length > 1 ? looks.shift()! : looks[0])();
    };
  }
  it('takes it for gone where the kind is gone', async () => {
    answerLooks(() =>
      refusal(409, {
        name: 'ConflictError',
        message: 'eu-live does not know PlatformServices',
        details: [{ field: 'cluster', code: 'kind-not-installed' }],
      }),
    );
    const { outputs } = await run();
    expect(outputs).toMatchObject({
      result: 'deleted',
      summary: 'eso was removed from eu-live',
    });
  });

  it.each<[string, () => Response]>([
    [
      'the right is gone',
      () => refusal(403, { name: 'NotAllowedError', message: 'no' }),
    ],
    [
      'the cluster may not be seen any more',
      () =>
        refusal(404, {
          name: 'NotFoundError',
          message: 'There is no such cluster',
          details: [{ field: 'cluster', code: 'not-found' }],
        }),
    ],
  ])('says that it may not be watched when %s', async (_, look) => {
    answerLooks(look);
    const { error } = await run();
    expect(error).toBe(
      'eso goes on being removed from eu-live, but you may not watch it any more. Watch it here: /openmcp/installations/eu-live/PlatformService/eso',
    );
  });

  it('says when another one has come under its name', async () => {
    let removed = 0;
    portal.respond = ({ method, path: asked }) => {
      if (method !== 'DELETE') {
        return answer(
          exampleInstallation({ uid: 'u2' } as Parameters<
            typeof exampleInstallation
          >[0]),
        );
      }
      removed += 1;
      return removed <= 2
        ? answer({ ...deletion, dryRun: asked.includes('dryRun=true') })
        : refusal(409, {
            name: 'ConflictError',
            message: 'another',
            details: [{ field: 'uid', code: 'changed-meanwhile' }],
          });
    };
    const { outputs } = await run();
    expect(outputs).toMatchObject({
      result: 'deleted',
      summary:
        'eso was removed from eu-live; another one has come under its name meanwhile',
    });
  });

  it('removes nothing when it is cancelled', async () => {
    const controller = new AbortController();
    portal.respond = () => {
      controller.abort();
      return answer({ ...deletion, dryRun: true });
    };
    const { error } = await run({}, { signal: controller.signal });
    expect(error).toBe('Cancelled. Nothing was removed.');
    expect(removals()).toHaveLength(1);
  });
});
