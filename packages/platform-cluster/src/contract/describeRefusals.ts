import { ContractCluster } from './ContractCluster';
import { collectionOf, ignoredService } from './contractObjects';

/**
 * Tests of objects that are refused, and of the reasons that are given.
 *
 * @param cluster - gives the cluster
 * @internal
 */
export function describeRefusals(cluster: () => ContractCluster): void {
  const services = collectionOf('PlatformService');
  const image = 'example.com/images/works:v1.0.0';

  it.each([
    ['no image', {}, 'spec.image', 'FieldValueRequired', 'Required value'],
    [
      'an empty image',
      { image: '' },
      'spec.image',
      'FieldValueInvalid',
      'Invalid value: "": spec.image in body should be at least 1 chars long',
    ],
    [
      'an unknown verbosity',
      { image, verbosity: 'LOUD' },
      'spec.verbosity',
      'FieldValueNotSupported',
      'Unsupported value: "LOUD": supported values: "DEBUG", "INFO", "ERROR", "debug", "info", "error"',
    ],
    [
      'no replicas',
      { image, runReplicas: 0 },
      'spec.runReplicas',
      'FieldValueInvalid',
      'Invalid value: 0: spec.runReplicas in body should be greater than or equal to 1',
    ],
  ])(
    'refuses %s, naming the field',
    async (_, spec, field, reason, message) => {
      const answer = await cluster().apply(ignoredService('write-bad', spec));
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({
        kind: 'Status',
        apiVersion: 'v1',
        metadata: {},
        status: 'Failure',
        message: `PlatformService.openmcp.cloud "write-bad" is invalid: ${field}: ${message}`,
        reason: 'Invalid',
        details: {
          name: 'write-bad',
          group: 'openmcp.cloud',
          kind: 'PlatformService',
          causes: [{ reason, message, field }],
        },
        code: 422,
      });
    },
  );

  it('refuses a name that is none', async () => {
    const answer = await cluster().apply(ignoredService('Write'));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      details: { causes: [{ field: 'metadata.name' }] },
    });
  });

  it.each([
    [
      'an unknown field',
      { image, foo: 1 },
      '.spec.foo: field not declared in schema',
    ],
    [
      'a wrong type',
      { image: 1 },
      '.spec.image: expected string, got &value.valueUnstructured{Value:1}',
    ],
    [
      'a variable twice',
      { image, env: [{ name: 'A' }, { name: 'A' }] },
      '.spec.env: duplicate entries for key [name="A"]',
    ],
  ])('cannot apply %s', async (_, spec, message) => {
    const answer = await cluster().apply(ignoredService('write-typed', spec));
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Failure',
      message: `failed to create typed patch object (/write-typed; openmcp.cloud/v1alpha1, Kind=PlatformService): ${message}`,
      code: 500,
    });
  });

  it('creates without an unknown field unless it is asked to be strict', async () => {
    const create = (query: string) =>
      cluster().client.send('POST', `${services}${query}`, {
        body: ignoredService('write-unknown', { image, foo: 1 }),
      });
    const strict = await create('?fieldValidation=Strict');
    expect(strict.status).toBe(400);
    expect(strict.body).toMatchObject({
      reason: 'BadRequest',
      message:
        'PlatformService in version "v1alpha1" cannot be handled as a PlatformService: strict decoding error: unknown field "spec.foo"',
    });
    const ignoring = await create('?fieldValidation=Ignore');
    expect(ignoring.status).toBe(201);
    expect(ignoring.body).not.toHaveProperty('spec.foo');
    await cluster().remove('PlatformService', 'write-unknown');
  });

  it('wants to know who applies', async () => {
    const answer = await cluster().client.send(
      'PATCH',
      `${services}/write-nobody`,
      {
        body: ignoredService('write-nobody'),
        contentType: 'application/apply-patch+yaml',
      },
    );
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message:
        'PatchOptions.meta.k8s.io "" is invalid: fieldManager: Required value: is required for apply patch',
    });
  });

  it('cannot apply under another name', async () => {
    const answer = await cluster().client.send(
      'PATCH',
      `${services}/write-other?fieldManager=contract`,
      {
        body: ignoredService('write-this'),
        contentType: 'application/apply-patch+yaml',
      },
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message:
        'the name of the object (write-this) does not match the name on the URL (write-other)',
    });
  });

  it('knows no object of an unknown kind', async () => {
    const answer = await cluster().client.send(
      'PATCH',
      '/apis/openmcp.cloud/v1alpha1/nobodies/x?fieldManager=contract',
      { body: {}, contentType: 'application/apply-patch+yaml' },
    );
    expect(answer).toMatchObject({ status: 404, body: '404 page not found\n' });
  });
}
