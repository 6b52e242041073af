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
  uid: 'uid-1',
  goes: [sentence('Deployment ps-eso.')],
  stays: [sentence('Service ps-eso-metrics stays.')],
  warnings: [],
};

describe('openmcp:platform-service:delete', () => {
  let portal: FakePortal;
  const run = (
    more: {
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
        return answer({ ...deletion, dryRun: asked.includes('dryRun=true') });
      }
      reads += 1;
      return reads < 2
        ? answer(
            exampleInstallation({
              health: 'Terminating',
              summary: sentence('Being removed'),
            } as Parameters<typeof exampleInstallation>[0]),
          )
        : refusal(404, { name: 'NotFoundError', message: 'gone' });
    };
  });

  it('says what goes and what stays, removes what it looked at, and waits until it is gone', async () => {
    const { log, outputs, error } = await run();
    expect(error).toBeUndefined();
    expect(removals()).toEqual([`${path}?dryRun=true`, `${path}?uid=uid-1`]);
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
    await run({ uid: 'uid-0', resourceVersion: '7' });
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

  it('says what holds it when it does not go in time', async () => {
    portal.respond = async ({ method, path: asked }) => {
      if (method === 'DELETE') {
        return answer({ ...deletion, dryRun: asked.includes('dryRun=true') });
      }
      await new Promise(resolve => setTimeout(resolve, 30));
      return answer(
        exampleInstallation({
          finalizers: ['openmcp.cloud/finalizer'],
        } as Parameters<typeof exampleInstallation>[0]),
      );
    };
    const { error } = await run({ timeoutSeconds: 1 });
    expect(error).toBe(
      'eso was still on eu-live after 1 s. It is held by openmcp.cloud/finalizer. Watch it here: /openmcp/installations/eu-live/PlatformService/eso',
    );
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
