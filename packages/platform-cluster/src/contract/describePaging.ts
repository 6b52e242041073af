import { ContractCluster } from './ContractCluster';
import { collectionOf, ignoredService } from './contractObjects';

/** Names of the items of a list. */
function namesOf({ items }: { items: { metadata: { name: string } }[] }) {
  return items.map(({ metadata }) => metadata.name);
}

/**
 * Tests of what belongs to which moment: pages of a list, and versions that are
 * not known any more or not yet.
 *
 * @param cluster - gives the cluster
 * @internal
 */
export function describePaging(cluster: () => ContractCluster): void {
  const services = collectionOf('PlatformService');
  const selected = 'labelSelector=suite=paging';
  const future = '999999999';

  const create = async (...names: string[]) => {
    for (const name of names) {
      const manifest = ignoredService(name);
      manifest.metadata.labels = { suite: 'paging' };
      await cluster().apply(manifest);
    }
  };
  const remove = (...names: string[]) =>
    Promise.all(names.map(name => cluster().remove('PlatformService', name)));
  const watch = (query: string) =>
    cluster().client.watch(`${services}?watch=1&${query}`);

  it('shows one moment in all pages of a list', async () => {
    await create('page-a', 'page-b', 'page-c', 'page-d');
    const first = await cluster().list(
      'PlatformService',
      `${selected}&limit=2`,
    );
    await create('page-e');
    await remove('page-c');
    const rest = await cluster().list(
      'PlatformService',
      `${selected}&limit=10&continue=${encodeURIComponent(
        first.metadata.continue ?? '',
      )}`,
    );
    expect(namesOf(first)).toEqual(['page-a', 'page-b']);
    expect(namesOf(rest)).toEqual(['page-c', 'page-d']);
    expect(rest.metadata.resourceVersion).toBe(first.metadata.resourceVersion);

    // A watch from that moment tells what happened since.
    const recorder = await watch(
      `${selected}&resourceVersion=${rest.metadata.resourceVersion}`,
    );
    await recorder.until(events => events.length === 2);
    recorder.stop();
    expect(
      recorder.events.map(
        ({ type, object }) => `${type} ${object.metadata.name}`,
      ),
    ).toEqual(['ADDED page-e', 'DELETED page-c']);
    await remove('page-a', 'page-b', 'page-d', 'page-e');
  });

  it('refuses to go on with what is no continuation', async () => {
    const answer = await cluster().client.send(
      'GET',
      `${services}?limit=2&continue=nonsense`,
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ kind: 'Status', reason: 'BadRequest' });
  });

  it('cannot tell what happened since long ago', async () => {
    const recorder = await watch('resourceVersion=1');
    await expect(recorder.ended).resolves.toBe(true);
    expect(recorder.events).toEqual([
      {
        type: 'ERROR',
        object: expect.objectContaining({
          kind: 'Status',
          status: 'Failure',
          reason: 'Expired',
          message: expect.stringMatching(
            /^too old resource version: 1 \(\d+\)$/,
          ),
          code: 410,
        }),
      },
    ]);
  });

  it('says nothing to a watch from the future until its end', async () => {
    const recorder = await watch(`resourceVersion=${future}&timeoutSeconds=1`);
    await create('page-now');
    await expect(recorder.ended).resolves.toBe(true);
    expect(recorder.events).toEqual([]);
    await remove('page-now');
  });

  it('does not stream a list from the future', async () => {
    const recorder = await watch(
      `sendInitialEvents=true&allowWatchBookmarks=true&resourceVersionMatch=NotOlderThan&resourceVersion=${future}`,
    );
    await expect(recorder.ended).resolves.toBe(true);
    expect(recorder.events).toEqual([
      {
        type: 'ERROR',
        object: expect.objectContaining({
          reason: 'Timeout',
          code: 504,
          details: expect.objectContaining({
            causes: [
              expect.objectContaining({ reason: 'ResourceVersionTooLarge' }),
            ],
          }),
        }),
      },
    ]);
  });
}
