import { parse } from 'yaml';
import {
  KEPT_FIELDS,
  parseProviderTraits,
} from '@openmcp/backstage-plugin-openmcp-common';
import { NONE_TRAITS } from '@openmcp/backstage-plugin-openmcp-common/provider-declaration';
import { exampleInstallation } from './__testUtils__/exampleInstallation';
import { answer, FakePortal, refusal } from './__testUtils__/FakePortal';
import {
  readTemplate,
  ScaffolderBackend,
} from './__testUtils__/ScaffolderBackend';

const sentence = (message: string) => ({ code: 'x', params: {}, message });

/** The scaffolder with a template, and a new portal for each test. */
function withTemplate(name: string) {
  const running = {} as { scaffolder: ScaffolderBackend; portal: FakePortal };
  beforeAll(async () => {
    running.scaffolder = await ScaffolderBackend.start({
      template: readTemplate(name),
      portal: () => running.portal,
    });
  }, 120_000);
  beforeEach(() => {
    running.portal = new FakePortal();
  });
  afterAll(() => running.scaffolder?.stop());
  return running;
}

describe('the template "Remove a platform service"', () => {
  const running = withTemplate('remove-platform-service');
  const values = { cluster: 'eu-live', name: 'eso' };
  const removals = () =>
    running.portal.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ path }) => path.split('/').at(-1));

  beforeEach(() => {
    let isGone = false;
    running.portal.respond = ({ method, path }) => {
      if (method !== 'DELETE' || isGone) {
        const details = [{ field: 'name', code: 'not-found' }];
        return refusal(404, {
          name: 'NotFoundError',
          message: 'gone',
          details,
        });
      }
      isGone = !path.includes('dryRun=true');
      return answer({
        ...values,
        dryRun: !isGone,
        result: 'deleting',
        uid: 'uid-1',
        goes: [sentence('The Deployment ps-eso with its Pods')],
        stays: [sentence('The Role ps-eso-init'), sentence('All CRDs')],
        warnings: [],
      });
    };
  });

  it('removes it, waits until it is gone and says what stays', async () => {
    const { error, output, status } = await running.scaffolder.run(values);

    expect(error).toBeUndefined();
    expect(status).toBe('completed');
    expect(removals()).toEqual([
      'eso?dryRun=true',
      'eso?uid=uid-1',
      // The cluster itself is asked whether it is gone.
      'eso?uid=uid-1&dryRun=true',
    ]);
    expect(output?.text).toEqual([
      expect.objectContaining({ content: 'eso was removed from eu-live.' }),
      expect.objectContaining({
        title: 'Stays behind',
        content: 'The Role ps-eso-init; All CRDs',
      }),
    ]);
  }, 60_000);

  it('removes nothing but the object that the form has shown', async () => {
    await running.scaffolder.run({ ...values, preview: { uid: 'uid-0' } });
    expect(removals().slice(0, 2)).toEqual([
      'eso?uid=uid-0&dryRun=true',
      'eso?uid=uid-0',
    ]);
  }, 60_000);

  it('ends red where something else looks after it', async () => {
    running.portal.respond = () =>
      refusal(409, {
        name: 'ConflictError',
        message: 'This PlatformService is looked after by Kustomization a/b',
      });
    const { error, status } = await running.scaffolder.run(values);

    expect(status).toBe('failed');
    expect(error).toContain('is looked after by Kustomization a/b');
    expect(removals()).toEqual(['eso?dryRun=true']);
  }, 60_000);

  it('removes nothing in the dry run of the template editor', async () => {
    const { body, status } = await running.scaffolder.dryRun(values);

    expect(status).toBe(200);
    expect(removals()).toEqual(['eso?dryRun=true']);
    expect(body.output.text[0].content).toBe(
      'eso would be removed from eu-live.',
    );
  }, 60_000);
});

describe('the template "Update a platform service"', () => {
  const running = withTemplate('update-platform-service');
  const values = {
    cluster: 'eu-live',
    name: 'eso',
    image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.1.0',
    runReplicas: 2,
    verbosity: 'DEBUG',
    further: { spec: { imagePullSecrets: [{ name: 'registry' }] } },
    env: [
      { name: 'KEPT', keep: true },
      { name: 'NEW', value: 'hush-hush' },
    ],
  };

  beforeEach(() => {
    const { portal } = running;
    portal.respond = request =>
      request.method === 'POST'
        ? portal.apply(request)
        : answer(exampleInstallation({}));
  });

  it('sends what changed, and asks to keep the values that nobody touched', async () => {
    const { error, log, status } = await running.scaffolder.run(values);

    expect(error).toBeUndefined();
    expect(status).toBe('completed');
    expect(running.portal.writes.map(({ body }) => body)).toEqual([
      {
        name: 'eso',
        spec: {
          image: values.image,
          imagePullSecrets: [{ name: 'registry' }],
          env: values.env,
          runReplicas: 2,
          verbosity: 'DEBUG',
        },
        keep: [
          'initCommand',
          'runCommand',
          'extraVolumes',
          'extraVolumeMounts',
          'topologySpreadConstraints',
          'metrics',
          'platformMode',
        ],
        // Nobody else may have created it meanwhile.
        expected: {
          changes: [expect.objectContaining({ field: 'spec.image' })],
        },
        dryRun: false,
        force: false,
      },
    ]);
    expect(log.join('\n')).not.toContain('hush-hush');
  }, 60_000);

  it('keeps all that nobody touched, and changes nothing that was not shown', async () => {
    const preview = {
      uid: 'uid-1',
      changes: [{ field: 'spec.image', change: 'changed', after: '"b"' }],
    };
    const { error } = await running.scaffolder.run({
      cluster: 'eu-live',
      name: 'eso',
      delivery: 'direct',
      image: values.image,
      preview,
    });

    expect(error).toBeUndefined();
    const bodies = running.portal.requests.flatMap(({ body }) => body ?? []);
    expect(bodies).toHaveLength(2);
    for (const body of bodies) {
      expect(body.spec).toEqual({ image: values.image });
      expect(body.keep?.toSorted()).toEqual(KEPT_FIELDS.toSorted());
      expect(body.expected).toEqual(preview);
    }
  }, 60_000);

  it('takes fields over only where the form says so', async () => {
    const { error } = await running.scaffolder.run({
      ...values,
      further: { force: true, spec: { runCommand: ['run', '--debug'] } },
    });
    expect(error).toBeUndefined();
    expect(running.portal.writes[0].body).toMatchObject({
      force: true,
      spec: { runCommand: ['run', '--debug'] },
    });
  }, 60_000);

  it('does not keep a variable that the statement about platform mode gives its value', async () => {
    const { error } = await running.scaffolder.run({
      ...values,
      env: [{ name: 'KEPT', keep: true }],
      platformMode: { via: 'env', name: 'KEPT', value: 'on', stated: true },
    });

    expect(error).toBeUndefined();
    expect(running.portal.writes[0].body).toMatchObject({
      platformMode: { via: 'env', name: 'KEPT', value: 'on' },
    });
    expect(running.portal.writes[0].body?.spec.env).toEqual([]);
  }, 60_000);

  it.each([
    ['image', { image: undefined }],
    ['runReplicas', { runReplicas: 0 }],
    ['verbosity', { verbosity: 'LOUD' }],
    ['env', { env: [{ value: '1' }] }],
  ])('takes no %s like %j', async (field, wrong) => {
    const { error, status } = await running.scaffolder.run({
      ...values,
      ...wrong,
    });

    expect(status).toBe('refused');
    expect(error).toContain(field);
    expect(running.portal.requests).toEqual([]);
  });

  it('changes nothing in the dry run of the template editor', async () => {
    const { status } = await running.scaffolder.dryRun(values);

    expect(status).toBe(200);
    expect(running.portal.requests).toHaveLength(1);
    expect(running.portal.writes).toEqual([]);
  }, 60_000);
});

describe('the template "Declare a provider"', () => {
  const running = withTemplate('declare-provider');
  const steps = (): Array<Record<string, any>> =>
    readTemplate('declare-provider').spec.parameters.map(
      ({ properties }: { properties: object }) => properties,
    );
  const values = {
    name: 'service-provider-example',
    title: '{{ 7*7 }} ${{ secrets.TOKEN }}',
    type: 'openmcp-service-provider',
    owner: 'group:default/platform-core',
    image: 'registry.example/service-provider-example',
    versionRange: '>=1.0.0',
    opensPullRequest: false,
    none: ['config', 'webhooks.own'],
    verdict: null,
    traits: {
      contract: { init: true, run: true },
      targets: ['onboarding'],
      crds: [],
    },
  };

  it('gives a catalog file without findings, in which nothing is evaluated', async () => {
    const { body, status } = await running.scaffolder.dryRun(values);

    expect(status).toBe(200);
    const [file] = body.directoryContents;
    expect(file.path).toBe('catalog-info.yaml');
    const content = Buffer.from(file.base64Content, 'base64').toString('utf8');
    const entity = parse(content);
    expect(entity.metadata.title).toBe(values.title);
    expect(entity.spec.openmcp.versions).toEqual([
      {
        versionRange: '>=1.0.0',
        image: values.image,
        contract: { init: true, run: true },
        targets: ['onboarding'],
        // What there is none of is declared; what was left empty is not.
        config: 'none',
        webhooks: { own: [] },
      },
    ]);
    expect(parseProviderTraits(entity.spec.openmcp).findings).toEqual([]);
    expect(body.output.text[0]).toMatchObject({ title: 'catalog-info.yaml' });
    expect(body.output.text[0].content).toContain(content.trim());
    expect(body.output.links ?? []).toEqual([]);
    expect(running.portal.requests).toEqual([]);
  }, 60_000);

  it('ends red and names the trait that is wrong', async () => {
    const { error, status } = await running.scaffolder.run({
      ...values,
      versionRange: 'newest',
    });

    expect(status).toBe('failed');
    expect(error).toContain('spec.openmcp.versions[0].versionRange');
  }, 60_000);

  it('has all that there can be none of in its form', () => {
    const { items } = steps().find(({ none }) => none)!.none;
    expect([...items.enum].sort()).toEqual([...NONE_TRAITS].sort());
    expect(items.enumNames).toHaveLength(items.enum.length);
  });

  it('names what is declared and said to be none', async () => {
    const { error } = await running.scaffolder.run({
      ...values,
      traits: { provides: ['capability'] },
      none: ['provides'],
    });
    expect(error).toContain(
      'traits.provides: is declared, and so is that there is none',
    );
  }, 60_000);

  it('has traits in its form that the catalog knows', () => {
    const properties = Object.assign(
      {},
      ...steps().map(({ traits }) => traits?.properties),
    );
    const { findings } = parseProviderTraits({
      schemaVersion: 1,
      versions: [
        {
          versionRange: '*',
          ...Object.fromEntries(
            Object.keys(properties).map(name => [name, null]),
          ),
        },
      ],
    });
    expect(
      findings.filter(({ message }) => message.startsWith('not a known')),
    ).toEqual([]);
  });
});
