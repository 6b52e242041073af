import { answer, FakePortal, refusal } from '../__testUtils__/FakePortal';
import { runAction } from '../__testUtils__/runAction';
import { createPlatformServiceApplyAction } from './createPlatformServiceApplyAction';

const input = {
  cluster: 'eu-live',
  name: 'eso',
  provider: 'component:default/service-provider-eso',
  image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
  runReplicas: 1,
  verbosity: 'INFO' as const,
};

describe('openmcp:platform-service:apply', () => {
  let portal: FakePortal;
  const action = () => createPlatformServiceApplyAction(portal.api);

  beforeEach(() => {
    portal = new FakePortal();
  });

  it('checks first, then applies, on behalf of the person', async () => {
    const { outputs } = await runAction(action(), input);

    expect(portal.requests.map(({ body }) => body?.dryRun)).toEqual([
      true,
      false,
    ]);
    expect(portal.requests[1]).toEqual({
      method: 'POST',
      path: '/api/openmcp/v1/clusters/eu-live/platform-services',
      token: 'Bearer token-of-the-initiator',
      body: {
        name: 'eso',
        provider: input.provider,
        spec: { image: input.image, runReplicas: 1, verbosity: 'INFO' },
        // Without a uid: nobody else may have created it meanwhile.
        expected: {
          changes: [
            {
              field: 'spec.image',
              change: 'added',
              after: JSON.stringify(input.image),
            },
          ],
        },
        dryRun: false,
        force: false,
      },
    });
    expect(portal.auth.getPluginRequestToken).toHaveBeenCalledWith({
      onBehalfOf: portal.credentials,
      targetPluginId: 'openmcp',
    });
    expect(outputs).toEqual({
      result: 'created',
      diff: [expect.objectContaining({ field: 'spec.image' })],
      generation: 1,
      uid: 'uid-of-eso',
      cluster: 'eu-live',
      name: 'eso',
      kind: 'PlatformService',
      installationUrl: '/openmcp/installations/eu-live/PlatformService/eso',
      warnings: [],
      summary: 'eso was created on eu-live',
    });
  });

  it('keeps what is not given, and hands over what the form has shown', async () => {
    const expected = {
      uid: 'uid-1',
      changes: [
        { field: 'spec.image', change: 'changed' as const, after: '"b"' },
      ],
    };
    await runAction(action(), {
      cluster: 'eu-live',
      name: 'eso',
      image: input.image,
      env: [],
      imagePullSecrets: [{ name: 'registry' }],
      spec: { runCommand: ['run', '--debug'] },
      platformMode: { via: 'flag', value: '--told' },
      keep: [
        'env',
        'imagePullSecrets',
        'initCommand',
        'runCommand',
        'extraVolumes',
        'platformMode',
      ],
      expected,
    });
    for (const { body } of portal.requests) {
      expect(body).toMatchObject({
        // The last variable was taken away, so none is kept.
        spec: {
          image: input.image,
          env: [],
          imagePullSecrets: [{ name: 'registry' }],
          runCommand: ['run', '--debug'],
        },
        keep: ['initCommand', 'extraVolumes'],
        platformMode: { via: 'flag', value: '--told' },
        expected,
      });
    }
  });

  it.each([null, {}, undefined])(
    'hands %j over as nothing shown',
    async expected => {
      await runAction(action(), { ...input, expected, env: [] });
      expect(portal.requests[0].body).not.toHaveProperty('expected');
      expect(portal.requests[0].body).not.toHaveProperty('keep');
      expect(portal.requests[0].body?.spec).not.toHaveProperty('env');
    },
  );

  it('lets volumes that are kept be mounted: the API knows them', async () => {
    const spec = { extraVolumeMounts: [{ name: 'trust', mountPath: '/x' }] };
    const { error } = await runAction(action(), {
      ...input,
      spec,
      keep: ['extraVolumes'],
    });
    expect(error).toBeUndefined();
    const alone = await runAction(action(), { ...input, spec });
    expect(alone.error).toContain('spec.extraVolumeMounts[0].name');
  });

  it('names each field that was changed since the form has shown it', async () => {
    portal.respond = () =>
      refusal(409, {
        name: 'ConflictError',
        message: 'The PlatformService was changed since it was looked at',
        details: [
          {
            field: 'spec.runReplicas',
            code: 'changed-meanwhile',
            message: 'would be changed (3 -> 1), which was not shown before',
          },
        ],
      });
    const { error } = await runAction(action(), input);
    expect(error).toBe(
      'Changed since it was looked at:\n- spec.runReplicas: would be changed (3 -> 1), which was not shown before\nNothing was written. Open the form again and look at its preview.',
    );
    expect(portal.writes).toEqual([]);
  });

  it('writes nothing the second time and says so', async () => {
    await runAction(action(), input);
    const { log, outputs } = await runAction(action(), input);

    expect(portal.writes).toHaveLength(1);
    expect(log).toEqual(['unchanged, nothing written']);
    expect(outputs).toMatchObject({ result: 'unchanged', generation: 1 });
  });

  it.each([
    ['the dry run of the editor', {}, { dryRun: true }],
    ['its own dry run', { dryRun: true }, {}],
  ])('writes nothing in %s, and has all outputs', async (_, more, options) => {
    const { log, outputs } = await runAction(
      action(),
      { ...input, ...more },
      options,
    );

    expect(portal.requests).toHaveLength(1);
    expect(portal.writes).toEqual([]);
    expect(log).toContain('eso would be created on eu-live');
    expect(outputs).toMatchObject({
      result: 'created',
      generation: 0,
      uid: '',
      installationUrl: '/openmcp/installations/eu-live/PlatformService/eso',
    });
  });

  it('logs the difference by field, variables without values', async () => {
    portal.respond = request =>
      answer({
        cluster: 'eu-live',
        name: 'eso',
        dryRun: request.body?.dryRun,
        result: 'configured',
        diff: [
          {
            field: 'spec.image',
            change: 'changed',
            before: '"a:1"',
            after: '"a:2"',
          },
          { field: 'spec.env[LOG_FORMAT]', change: 'changed' },
          { field: 'spec.metrics', change: 'removed', before: '{}' },
          {
            field: 'spec.runCommand',
            change: 'changed',
            before: '["run"]',
            after: '["run","--service-api-cluster=platform"]',
          },
          { field: 'spec.runReplicas', change: 'added', after: '2' },
          {
            field: 'metadata.annotations[openmcp.cloud/platform-mode]',
            change: 'added',
            after: JSON.stringify(
              JSON.stringify({
                via: 'flag',
                value: '--service-api-cluster=platform',
                by: 'user:default/alice',
                at: '2026-01-01T00:00:00Z',
              }),
            ),
          },
        ],
        manifest: '',
        generation: 2,
        uid: 'u',
        eligibility: {},
        warnings: [{ code: 'w', params: {}, message: 'Mind the gap.' }],
      });

    const { log, outputs } = await runAction(action(), {
      ...input,
      env: [{ name: 'LOG_FORMAT', value: 'top-secret' }],
    });

    expect(log).toEqual([
      '~ spec.image: a:1 -> a:2',
      '~ spec.env[LOG_FORMAT]: changed',
      '- spec.metrics: {}',
      '~ spec.runCommand: run -> run, --service-api-cluster=platform',
      '+ spec.runReplicas: 2',
      '+ metadata.annotations[openmcp.cloud/platform-mode]: told by flag --service-api-cluster=platform, as user:default/alice states',
      'eso on eu-live was changed in 6 fields',
      'Mind the gap.',
    ]);
    expect(JSON.stringify([log, outputs])).not.toContain('top-secret');
  });

  it('says what was really changed where somebody was faster', async () => {
    const image = { field: 'spec.image', after: '"a:2"' };
    portal.respond = ({ body }) =>
      answer({
        cluster: 'eu-live',
        name: 'eso',
        dryRun: body?.dryRun,
        result: 'configured',
        diff: body?.dryRun
          ? [
              { ...image, change: 'changed', before: '"a:0"' },
              { field: 'spec.runReplicas', change: 'added', after: '1' },
            ]
          : [{ ...image, change: 'changed', before: '"a:1"' }],
        manifest: '',
        generation: 2,
        uid: 'u',
        eligibility: {},
        warnings: [],
      });

    const { log } = await runAction(action(), input);

    expect(log).toEqual([
      '~ spec.image: a:0 -> a:2',
      '+ spec.runReplicas: 1',
      'Somebody was faster; this is what was changed:',
      '~ spec.image: a:1 -> a:2',
      'eso on eu-live was changed in 1 field',
    ]);
  });

  it('does not change what somebody else has created meanwhile', async () => {
    portal.respond = request =>
      request.body?.dryRun
        ? portal.apply(request)
        : refusal(409, {
            name: 'ConflictError',
            message: 'This PlatformService was created meanwhile',
            details: [
              {
                field: 'metadata.uid',
                code: 'changed-meanwhile',
                message: 'was created by somebody else since it was looked at',
              },
            ],
          });
    const { error, outputs } = await runAction(action(), input);
    expect(error).toBe(
      'Changed since it was looked at:\n- metadata.uid: was created by somebody else since it was looked at\nNothing was written. Open the form again and look at its preview.',
    );
    expect(outputs).toEqual({});
  });

  it('forces only when the template says so', async () => {
    await runAction(action(), { ...input, force: true });

    expect(portal.requests.map(({ body }) => body?.force)).toEqual([
      true,
      true,
    ]);
  });

  it('ends with the refusal of the check, without a second request', async () => {
    portal.respond = () =>
      refusal(409, {
        name: 'ConflictError',
        message: 'Fields of eso are owned by others.',
        details: [
          { field: 'spec.image', code: 'conflict', owner: 'kubectl-edit' },
          { field: 'spec.runReplicas', code: 'conflict', owner: 'argocd' },
        ],
      });

    const { error } = await runAction(action(), input);

    expect(error).toContain('spec.image is owned by kubectl-edit');
    expect(error).toContain('spec.runReplicas is owned by argocd');
    expect(error).not.toMatch(/\bat .*\.ts:/);
    expect(portal.requests).toHaveLength(1);
  });

  it('does not claim to know what became of a lost answer', async () => {
    portal.respond = request => {
      if (request.body?.dryRun) {
        return portal.apply(request);
      }
      throw new TypeError('fetch failed: connect ECONNREFUSED 10.1.2.3:7007');
    };

    const { error } = await runAction(action(), input);

    expect(error).toBe(
      'The portal does not answer. Whether eso was written to eu-live is not known; running the template again does no harm.',
    );
  });

  it('writes nothing once the task is cancelled', async () => {
    const controller = new AbortController();
    portal.respond = request => {
      controller.abort();
      return portal.apply(request);
    };

    const { error } = await runAction(action(), input, {
      signal: controller.signal,
    });

    expect(error).toBe('Cancelled. Nothing was written.');
    expect(portal.writes).toEqual([]);
  });

  it('hands over a confirmed statement about platform mode', async () => {
    await runAction(action(), {
      ...input,
      platformMode: {
        via: 'flag',
        value: '--service-api-cluster=platform',
        stated: true,
      },
    });

    expect(portal.requests[1].body?.platformMode).toEqual({
      via: 'flag',
      value: '--service-api-cluster=platform',
    });
  });

  it('refuses a statement that nobody confirmed', async () => {
    const { error } = await runAction(action(), {
      ...input,
      platformMode: { via: 'config', stated: false },
    });

    expect(error).toContain('platformMode');
    expect(portal.requests).toEqual([]);
  });

  it('states and sends nothing for the empty values of a form', async () => {
    await runAction(action(), { ...input, env: [], platformMode: {} });

    expect(portal.requests[1].body).not.toHaveProperty('platformMode');
    expect(portal.requests[1].body?.spec).not.toHaveProperty('env');
  });

  it('takes other fields of the spec as they are', async () => {
    await runAction(action(), {
      ...input,
      spec: { image: 'other:1', metrics: { disabled: true } },
    });

    expect(portal.requests[1].body?.spec).toMatchObject({
      image: input.image,
      metrics: { disabled: true },
    });
  });
});
