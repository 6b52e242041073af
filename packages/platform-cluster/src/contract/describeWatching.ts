import { WatchedEvent } from '../client';
import { ContractCluster, eventually } from './ContractCluster';
import { collectionOf, ignoredService } from './contractObjects';

function told(events: WatchedEvent[]): string[] {
  return events.map(({ type, object }) => `${type} ${object.metadata.name}`);
}

const dropDefinition = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'drops.contract.example.com' },
  spec: {
    group: 'contract.example.com',
    scope: 'Cluster',
    names: {
      kind: 'Drop',
      listKind: 'DropList',
      plural: 'drops',
      singular: 'drop',
    },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: { openAPIV3Schema: { type: 'object' } },
      },
    ],
  },
};

/**
 * Tests of watches.
 *
 * @param cluster - gives the cluster
 * @internal
 */
export function describeWatching(cluster: () => ContractCluster): void {
  const services = collectionOf('PlatformService');
  const remove = (name: string) => cluster().remove('PlatformService', name);
  const label = (name: string, value: string) =>
    cluster().merge('PlatformService', name, {
      metadata: { labels: { watched: value } },
    });
  const watch = (query: string) =>
    cluster().client.watch(`${services}?watch=1&${query}`);

  it('tells what happens after a list, in order', async () => {
    const { metadata } = await cluster().list('PlatformService');
    await cluster().apply(ignoredService('watch-life'));
    // What happened between list and watch is told, too.
    const recorder = await watch(
      `resourceVersion=${metadata.resourceVersion}&fieldSelector=metadata.name=watch-life`,
    );
    await label('watch-life', 'yes');
    await remove('watch-life');
    await recorder.until(events => events.length === 3);
    recorder.stop();

    expect(told(recorder.events)).toEqual([
      'ADDED watch-life',
      'MODIFIED watch-life',
      'DELETED watch-life',
    ]);
    const versions = recorder.events.map(({ object }) =>
      Number(object.metadata.resourceVersion),
    );
    expect(versions[0]).toBeGreaterThan(Number(metadata.resourceVersion));
    expect(versions[1]).toBeGreaterThan(versions[0]);
    expect(versions[2]).toBeGreaterThan(versions[1]);
    for (const { object } of recorder.events) {
      expect(object).toMatchObject({
        kind: 'PlatformService',
        apiVersion: 'openmcp.cloud/v1alpha1',
      });
    }
  });

  it('tells of metadata alone when that is asked for', async () => {
    const { metadata } = await cluster().list('PlatformService');
    await cluster().apply(ignoredService('watch-metadata'));
    const recorder = await cluster().client.watch(
      `${services}?watch=1&resourceVersion=${metadata.resourceVersion}&fieldSelector=metadata.name=watch-metadata`,
      {
        accept: 'application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1',
      },
    );
    await remove('watch-metadata');
    await recorder.until(events => events.length === 2);
    recorder.stop();
    expect(told(recorder.events)).toEqual([
      'ADDED watch-metadata',
      'DELETED watch-metadata',
    ]);
    for (const { object } of recorder.events) {
      expect(object).toMatchObject({
        kind: 'PartialObjectMetadata',
        apiVersion: 'meta.k8s.io/v1',
        metadata: { uid: expect.any(String) },
      });
      expect(object).not.toHaveProperty('spec');
      expect(object).not.toHaveProperty('status');
    }
  });

  it('names the kind of built-in objects, too', async () => {
    const path = `${collectionOf('Job')}?watch=1`;
    const recorder = await cluster().client.watch(path);
    await recorder.until(events => events.length > 0);
    recorder.stop();
    expect(recorder.events[0]).toMatchObject({
      type: 'ADDED',
      object: { kind: 'Job', apiVersion: 'batch/v1' },
    });
  });

  it('begins with what is there when no version is given', async () => {
    await cluster().apply(ignoredService('watch-there'));
    const recorder = await watch('fieldSelector=metadata.name=watch-there');
    await recorder.until(events => events.length === 1);
    await remove('watch-there');
    await recorder.until(events => events.length === 2);
    recorder.stop();
    expect(told(recorder.events)).toEqual([
      'ADDED watch-there',
      'DELETED watch-there',
    ]);
  });

  it('streams a list and marks its end', async () => {
    await cluster().apply(ignoredService('watch-stream'));
    const recorder = await watch(
      'sendInitialEvents=true&allowWatchBookmarks=true&resourceVersionMatch=NotOlderThan&resourceVersion=',
    );
    await recorder.until(events =>
      events.some(({ type }) => type === 'BOOKMARK'),
    );
    recorder.stop();
    await remove('watch-stream');

    const { items } = await cluster().list('PlatformService');
    expect(told(recorder.events).sort()).toEqual(
      expect.arrayContaining([
        ...items.map(item => `ADDED ${item.metadata.name}`),
        'ADDED watch-stream',
      ]),
    );
    const bookmark = recorder.events.find(({ type }) => type === 'BOOKMARK');
    expect(bookmark?.object).toMatchObject({
      kind: 'PlatformService',
      metadata: {
        annotations: { 'k8s.io/initial-events-end': 'true' },
        resourceVersion: expect.stringMatching(/^\d+$/),
      },
    });
  });

  it('tells of an object that comes into and goes out of the selection', async () => {
    const { metadata } = await cluster().list('PlatformService');
    const recorder = await watch(
      `resourceVersion=${metadata.resourceVersion}&labelSelector=watched=in`,
    );
    await cluster().apply(ignoredService('watch-select'));
    await label('watch-select', 'in');
    await label('watch-select', 'out');
    await label('watch-select', 'in');
    await remove('watch-select');
    await recorder.until(events => events.length === 4);
    recorder.stop();
    expect(told(recorder.events)).toEqual([
      'ADDED watch-select',
      'DELETED watch-select',
      'ADDED watch-select',
      'DELETED watch-select',
    ]);
  });

  it('ends when the definition of the kind is taken away', async () => {
    const definitions =
      '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
    const drops = '/apis/contract.example.com/v1/drops';
    const { client } = cluster();
    await client.send('POST', definitions, { body: dropDefinition });
    await eventually(async () =>
      (await client.send('GET', drops)).status === 200 ? true : undefined,
    );
    await client.send('POST', drops, {
      body: {
        apiVersion: 'contract.example.com/v1',
        kind: 'Drop',
        metadata: { name: 'last' },
      },
    });
    const recorder = await client.watch(`${drops}?watch=1`);
    await recorder.until(events => events.length === 1);
    await client.send('DELETE', `${definitions}/drops.contract.example.com`);
    await expect(recorder.ended).resolves.toBe(true);
    expect(told(recorder.events)).toEqual(['ADDED last', 'DELETED last']);
    await eventually(async () =>
      (await client.send('GET', drops)).status === 404 ? true : undefined,
    );
  });

  it('ends when its time is over', async () => {
    const { metadata } = await cluster().list('PlatformService');
    const recorder = await watch(
      `resourceVersion=${metadata.resourceVersion}&timeoutSeconds=1`,
    );
    await expect(recorder.ended).resolves.toBe(true);
  });

  it('cannot watch an unknown kind', async () => {
    await expect(
      cluster().client.watch('/apis/openmcp.cloud/v1alpha1/nobodies?watch=1'),
    ).rejects.toThrow('404');
  });
}
