import { ContractCluster } from './ContractCluster';
import {
  collectionOf,
  ignoredService,
  platformService,
} from './contractObjects';

/**
 * Tests of creating, applying, changing and deleting. The operator leaves these
 * objects alone.
 *
 * @param cluster - gives the cluster
 * @internal
 */
export function describeWriting(cluster: () => ContractCluster): void {
  const services = collectionOf('PlatformService');
  const image = 'example.com/images/works:v1.0.0';

  const remove = (name: string) => cluster().remove('PlatformService', name);
  const create = (body: object) =>
    cluster().client.send('POST', services, { body });

  it('creates an object once', async () => {
    const first = await create(ignoredService('write-once'));
    expect(first.status).toBe(201);
    const second = await create(ignoredService('write-once'));
    expect(second.status).toBe(409);
    expect(second.body).toEqual({
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Failure',
      message: 'platformservices.openmcp.cloud "write-once" already exists',
      reason: 'AlreadyExists',
      details: {
        name: 'write-once',
        group: 'openmcp.cloud',
        kind: 'platformservices',
      },
      code: 409,
    });
    await remove('write-once');
  });

  it('applies: creates, leaves alone what is the same, and counts changes', async () => {
    const created = await cluster().apply(ignoredService('write-apply'));
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: { generation: 1 },
      spec: { image, runReplicas: 1, verbosity: 'INFO' },
    });

    const same = await cluster().apply(ignoredService('write-apply'));
    expect(same.status).toBe(200);
    expect(same.body).toEqual(created.body);

    const changed = await cluster().apply(
      ignoredService('write-apply', { image, runReplicas: 2 }),
    );
    expect(changed.status).toBe(200);
    expect(changed.body.metadata).toMatchObject({
      uid: created.body.metadata.uid,
      generation: 2,
    });
    expect(Number(changed.body.metadata.resourceVersion)).toBeGreaterThan(
      Number(created.body.metadata.resourceVersion),
    );
    await remove('write-apply');
  });

  it('notes who applied which fields', async () => {
    const { body } = await cluster().apply(ignoredService('write-manager'));
    expect(body.metadata).toMatchObject({
      managedFields: [
        {
          manager: 'contract',
          operation: 'Apply',
          fieldsType: 'FieldsV1',
          fieldsV1: { 'f:spec': { 'f:image': {} } },
        },
      ],
    });
    await remove('write-manager');
  });

  it('removes what is no longer applied', async () => {
    await cluster().apply(
      ignoredService('write-less', {
        image,
        env: [
          { name: 'KEPT', value: '1' },
          { name: 'GONE', value: '2' },
        ],
        runCommand: ['run', '--flag'],
        runReplicas: 3,
      }),
    );
    const { body } = await cluster().apply(
      ignoredService('write-less', {
        image,
        env: [{ name: 'KEPT', value: '1' }],
      }),
    );
    expect(body.spec).toEqual({
      image,
      env: [{ name: 'KEPT', value: '1' }],
      runReplicas: 1,
      verbosity: 'INFO',
    });
    await remove('write-less');
  });

  it('changes nothing in a dry run', async () => {
    const unborn = await cluster().apply(
      ignoredService('write-dry'),
      'dryRun=All',
    );
    expect(unborn.status).toBe(201);
    expect(unborn.body.spec).toMatchObject({ runReplicas: 1 });
    expect(
      await cluster().find('PlatformService', 'write-dry'),
    ).toBeUndefined();

    const created = await cluster().apply(ignoredService('write-dry'));
    const tried = await cluster().apply(
      ignoredService('write-dry', { image: 'example.com/images/other:v2' }),
      'dryRun=All',
    );
    expect(tried.status).toBe(200);
    expect(tried.body).toMatchObject({
      metadata: {
        generation: 2,
        resourceVersion: created.body.metadata.resourceVersion,
      },
      spec: { image: 'example.com/images/other:v2' },
    });
    expect(await cluster().find('PlatformService', 'write-dry')).toEqual(
      created.body,
    );

    const query = `${services}/write-dry?dryRun=All`;
    await cluster().client.send('DELETE', query);
    expect(await cluster().find('PlatformService', 'write-dry')).toEqual(
      created.body,
    );
    await remove('write-dry');
  });

  it('does not count a change of metadata', async () => {
    await cluster().apply(ignoredService('write-meta'));
    const { body } = await cluster().merge('PlatformService', 'write-meta', {
      metadata: { annotations: { 'example.com/note': 'seen' } },
    });
    expect(body.metadata).toMatchObject({
      generation: 1,
      annotations: {
        'example.com/note': 'seen',
        'openmcp.cloud/operation': 'ignore',
      },
    });
    await remove('write-meta');
  });

  it('refuses a change of an older version', async () => {
    const { body: old } = await cluster().apply(ignoredService('write-old'));
    await cluster().merge('PlatformService', 'write-old', {
      metadata: { labels: { changed: 'yes' } },
    });
    const answer = await cluster().client.send('PUT', `${services}/write-old`, {
      body: old,
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      reason: 'Conflict',
      message:
        'Operation cannot be fulfilled on platformservices.openmcp.cloud "write-old": the object has been modified; please apply your changes to the latest version and try again',
    });
    expect(answer.body).not.toHaveProperty('details.causes');
    await remove('write-old');
  });

  it('applies with version 0 only where there is no object', async () => {
    const wanted = (metadata: object, runReplicas = 1) => {
      const manifest = ignoredService('write-once-applied', {
        image,
        runReplicas,
      });
      return {
        ...manifest,
        metadata: { ...manifest.metadata, ...metadata },
      } as typeof manifest;
    };
    const absent = { resourceVersion: '0' };
    const tried = await cluster().apply(wanted(absent), 'dryRun=All');
    expect(tried.status).toBe(201);
    const answers = await Promise.all(
      [1, 2, 3].map(replicas => cluster().apply(wanted(absent, replicas))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(refused.body).toMatchObject({
      reason: 'Invalid',
      message:
        'platformservices.openmcp.cloud "write-once-applied" is invalid: metadata.resourceVersion: Invalid value: 0: must be specified for an update',
      details: {
        name: 'write-once-applied',
        causes: [{ field: 'metadata.resourceVersion' }],
      },
    });
    await remove('write-once-applied');
  });

  it('applies with uid and version onto that very object alone', async () => {
    const { body: first } = await cluster().apply(ignoredService('write-very'));
    const { uid, resourceVersion } = first.metadata;
    const applyTo = (metadata: object, query?: string) => {
      const manifest = ignoredService('write-very', { image, runReplicas: 2 });
      return cluster().apply(
        {
          ...manifest,
          metadata: { ...manifest.metadata, ...metadata },
        } as typeof manifest,
        query,
      );
    };
    const same = await applyTo({ uid, resourceVersion }, 'dryRun=All');
    expect(same.status).toBe(200);
    const changed = await applyTo({ uid, resourceVersion });
    expect(changed).toMatchObject({ status: 200, body: { metadata: { uid } } });
    const modified = {
      status: 409,
      body: {
        reason: 'Conflict',
        message:
          'Operation cannot be fulfilled on platformservices.openmcp.cloud "write-very": the object has been modified; please apply your changes to the latest version and try again',
      },
    };
    for (const query of ['dryRun=All', undefined]) {
      expect(await applyTo({ uid, resourceVersion }, query)).toMatchObject(
        modified,
      );
    }
    await remove('write-very');
    for (const query of ['dryRun=All', undefined]) {
      const gone = await applyTo({ uid, resourceVersion }, query);
      expect(gone).toMatchObject({ status: 409, body: { reason: 'Conflict' } });
      expect(gone.body).not.toHaveProperty('details.causes');
    }
  });

  it('drops a status that is applied with the object', async () => {
    const manifest = {
      ...ignoredService('write-status'),
      status: { observedGeneration: 1, phase: 'Ready' },
    };
    const { body } = await cluster().apply(manifest);
    expect(body).not.toHaveProperty('status');
    await remove('write-status');
  });

  it('deletes at once what nobody holds', async () => {
    const { body } = await cluster().apply(ignoredService('write-gone'));
    const answer = await remove('write-gone');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        kind: 'Status',
        status: 'Success',
        details: {
          name: 'write-gone',
          group: 'openmcp.cloud',
          kind: 'platformservices',
          uid: body.metadata.uid,
        },
      },
    });
    expect((await remove('write-gone')).status).toBe(404);
  });

  it('keeps an object until its finalizers are gone', async () => {
    const manifest = platformService('write-held', undefined, {
      'openmcp.cloud/operation': 'ignore',
    });
    const { body } = await cluster().apply({
      ...manifest,
      metadata: {
        ...manifest.metadata,
        finalizers: ['example.com/held'],
      } as typeof manifest.metadata,
    });
    expect(body.metadata.finalizers).toEqual(['example.com/held']);
    const marked = await remove('write-held');
    expect(marked.body).toMatchObject({
      kind: 'PlatformService',
      metadata: { deletionTimestamp: expect.any(String), generation: 2 },
    });
    await cluster().merge('PlatformService', 'write-held', {
      metadata: { finalizers: null },
    });
    expect(
      await cluster().find('PlatformService', 'write-held'),
    ).toBeUndefined();
  });
}
