import githubModule from '@backstage/plugin-scaffolder-backend-module-github';
import { parse } from 'yaml';
import { FakeGithub } from './__testUtils__/FakeGithub';
import { answer, FakePortal, refusal } from './__testUtils__/FakePortal';
import {
  readTemplate,
  ScaffolderBackend,
} from './__testUtils__/ScaffolderBackend';

const values = {
  provider: 'component:default/service-provider-eso',
  cluster: 'ap-live',
  name: 'eso',
  delivery: 'gitops',
  repoUrl: 'github.test?owner=platform&repo=landscapes',
  manifestFolder: 'config/extra-manifests',
  image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
  runReplicas: 2,
  verbosity: 'INFO',
  env: [{ name: 'MODE', value: '${{ secrets.TOKEN }}' }],
  platformMode: {
    via: 'flag',
    value: '--service-api-cluster=platform',
    stated: true,
  },
};
const path = 'config/extra-manifests/eso.yaml';
const draft = {
  manifest:
    'apiVersion: eso.test/v1\nkind: ProviderConfig\nmetadata:\n  name: eso\nspec:\n  version: <version>\n',
  apiVersion: 'eso.test/v1',
  kind: 'ProviderConfig',
  name: 'eso',
  neededBefore: 'run',
  optional: false,
  findings: [{ field: 'spec.version', code: 'missing', message: 'x' }],
};

function startWith(
  github: FakeGithub,
  template: string,
  portal: () => FakePortal,
) {
  return ScaffolderBackend.start({
    template: readTemplate(template),
    portal,
    features: [githubModule],
    config: {
      integrations: {
        github: [
          {
            host: 'github.test',
            apiBaseUrl: `${github.url}/api`,
            token: 'token-of-the-integration',
          },
        ],
      },
    },
  });
}

describe('"Run a service provider" for a cluster that is delivered by GitOps', () => {
  const github = new FakeGithub();
  let portal: FakePortal;
  let scaffolder: ScaffolderBackend;

  beforeAll(async () => {
    await github.start();
    scaffolder = await startWith(
      github,
      'run-service-provider-as-platform-service',
      () => portal,
    );
  }, 120_000);

  beforeEach(() => {
    portal = new FakePortal();
    github.reset();
  });

  afterAll(async () => {
    await scaffolder?.stop();
    await github.stop();
  });

  it('puts the checked manifest into the folder of the bootstrapper and leads to both', async () => {
    const { error, log, output, status } = await scaffolder.run(values);

    expect(error).toBeUndefined();
    expect(status).toBe('completed');
    // The cluster is asked, and nothing is written there.
    expect(portal.requests).toHaveLength(1);
    expect(portal.writes).toEqual([]);
    const { committed } = github;
    expect(Object.keys(committed)).toEqual([path]);
    expect(parse(committed[path])).toMatchObject({
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: { name: 'eso' },
      spec: {
        image: values.image,
        runReplicas: 2,
        // What looks like a template is text.
        env: [{ name: 'MODE', value: '${{ secrets.TOKEN }}' }],
      },
    });
    expect(github.pullRequests).toEqual([
      expect.objectContaining({
        title: 'Run eso as a platform service on ap-live',
        head: expect.stringContaining('openmcp/ap-live/eso'),
        base: 'main',
      }),
    ]);
    expect(output?.links).toEqual([
      expect.objectContaining({
        title: 'Open the pull request',
        url: 'https://github.example/platform/landscapes/pull/7',
      }),
      expect.objectContaining({
        title: 'Open eso on ap-live',
        url: '/openmcp/installations/ap-live/PlatformService/eso',
      }),
    ]);
    expect(output?.text?.map(({ content }) => content)).toEqual([
      expect.stringContaining(`A pull request was opened with ${path}.`),
    ]);
    expect(log.join('\n')).not.toContain('token-of-the-integration');
    expect(log.join('\n')).not.toContain('secrets.TOKEN');
  }, 60_000);

  it('puts the filled in configuration object beside it, and names both files', async () => {
    portal.respond = async request => {
      const applied = await portal.apply(request).json();
      return answer({ ...applied, eligibility: { configuration: draft } });
    };
    const { error, output } = await scaffolder.run({
      ...values,
      configuration: draft.manifest.replace('<version>', 'v2'),
    });

    expect(error).toBeUndefined();
    const beside = 'config/extra-manifests/eso-providerconfig.yaml';
    expect(Object.keys(github.committed).sort()).toEqual([beside, path].sort());
    expect(parse(github.committed[beside])).toMatchObject({
      kind: 'ProviderConfig',
      spec: { version: 'v2' },
    });
    expect(github.pullRequests[0].body).toContain(`Files: ${path}, ${beside}`);
    expect(output?.text?.[0].content).toContain(`${path} and ${beside}`);
  }, 60_000);

  it('says what is to be done where nobody filled it in', async () => {
    portal.respond = async request => {
      const applied = await portal.apply(request).json();
      return answer({ ...applied, eligibility: { configuration: draft } });
    };
    const { output } = await scaffolder.run(values);

    expect(Object.keys(github.committed)).toEqual([path]);
    expect(output?.text).toContainEqual(
      expect.objectContaining({
        title: 'To be done',
        content: expect.stringMatching(
          /ProviderConfig eso must exist before run.*version: <version>/s,
        ),
      }),
    );
  }, 60_000);

  it('brings the open pull request up to date when it is run again', async () => {
    github.isOpen = true;
    const { error, output } = await scaffolder.run(values);

    expect(error).toBeUndefined();
    expect(github.pullRequests).toEqual([]);
    expect(github.writes.at(-1)).toMatchObject({
      method: 'PATCH',
      path: '/repos/platform/landscapes/pulls/7',
    });
    expect(output?.links).toHaveLength(2);
  }, 60_000);

  it('opens none where the repository has this very manifest', async () => {
    github.isUnchanged = true;
    const { error, output } = await scaffolder.run(values);

    expect(error).toBeUndefined();
    expect(github.pullRequests).toEqual([]);
    expect(output?.links?.map(({ title }) => title)).toEqual([
      'Open eso on ap-live',
    ]);
    expect(output?.text?.map(({ content }) => content)).toEqual([
      expect.stringContaining('No pull request was needed'),
    ]);
  }, 60_000);

  it('opens no pull request for what the gate refuses', async () => {
    portal.respond = () =>
      refusal(422, { name: 'EligibilityRefusal', message: 'It is blocked.' });
    const { error, status } = await scaffolder.run(values);

    expect(status).toBe('failed');
    expect(error).toContain('It is blocked.');
    expect(github.calls).toEqual([]);
  }, 60_000);

  it.each(['../outside', '/etc', 'a/../../b', '.git/hooks', ''])(
    'takes no folder like "%s"',
    async manifestFolder => {
      const { status } = await scaffolder.run({ ...values, manifestFolder });

      expect(status).toBe('refused');
      expect(portal.requests).toEqual([]);
      expect(github.calls).toEqual([]);
    },
  );

  it('needs a repository', async () => {
    const { repoUrl, ...others } = values;
    const { error, status } = await scaffolder.run(others);

    expect(status).toBe('refused');
    expect(error).toContain('repoUrl');
  });

  it('changes nothing anywhere in the dry run of the template editor', async () => {
    const { body, status } = await scaffolder.dryRun(values);

    expect(status).toBe(200);
    expect(portal.writes).toEqual([]);
    expect(github.writes).toEqual([]);
    expect(
      body.directoryContents.map((file: { path: string }) => file.path),
    ).toEqual([path]);
  }, 60_000);
});

describe('"Update a platform service" of a cluster that is delivered by GitOps', () => {
  const github = new FakeGithub();
  let portal: FakePortal;
  let scaffolder: ScaffolderBackend;
  const former = `apiVersion: openmcp.cloud/v1alpha1
kind: PlatformService
metadata:
  name: eso
spec:
  image: ghcr.io/openmcp-project/images/service-provider-eso:v0.9.0
  env:
    - name: TOKEN
      value: of-the-file
  extraVolumes:
    - name: scratch
      emptyDir: {}
`;
  const change = {
    cluster: 'ap-live',
    name: 'eso',
    delivery: 'gitops',
    repoUrl: values.repoUrl,
    branch: 'main',
    manifestFolder: values.manifestFolder,
    image: values.image,
  };

  beforeAll(async () => {
    await github.start();
    scaffolder = await startWith(
      github,
      'update-platform-service',
      () => portal,
    );
  }, 120_000);

  beforeEach(() => {
    portal = new FakePortal();
    github.reset();
    github.files.set(path, former);
  });

  afterAll(async () => {
    await scaffolder?.stop();
    await github.stop();
  });

  it('changes what was touched in the file of the repository, and nothing else', async () => {
    const { error, log, output } = await scaffolder.run(change);

    expect(error).toBeUndefined();
    expect(portal.writes).toEqual([]);
    expect(Object.keys(github.committed)).toEqual([path]);
    const expected = parse(former);
    expected.spec.image = values.image;
    expect(parse(github.committed[path])).toEqual(expected);
    expect(github.pullRequests).toEqual([
      expect.objectContaining({ title: 'Update eso on ap-live', base: 'main' }),
    ]);
    expect(output?.links).toHaveLength(2);
    expect(log.join('\n')).not.toContain('of-the-file');
  }, 60_000);

  it('ends red where the repository has no such file', async () => {
    github.files.clear();
    const { status } = await scaffolder.run(change);
    expect(status).toBe('failed');
    expect(github.writes).toEqual([]);
  }, 60_000);

  it('changes nothing anywhere in the dry run of the template editor', async () => {
    const { status } = await scaffolder.dryRun(change);
    expect(status).toBe(200);
    expect(portal.writes).toEqual([]);
    expect(github.writes).toEqual([]);
  }, 60_000);
});

describe('"Remove a platform service" from a cluster that is delivered by GitOps', () => {
  const github = new FakeGithub();
  let portal: FakePortal;
  let scaffolder: ScaffolderBackend;
  const removal = {
    cluster: 'ap-live',
    name: 'eso',
    delivery: 'gitops',
    repoUrl: values.repoUrl,
    manifestFolder: values.manifestFolder,
    preview: { uid: 'uid-1' },
  };

  beforeAll(async () => {
    await github.start();
    scaffolder = await startWith(
      github,
      'remove-platform-service',
      () => portal,
    );
  }, 120_000);

  beforeEach(() => {
    portal = new FakePortal();
    github.reset();
    github.files.set(path, 'kind: PlatformService');
    portal.respond = () =>
      answer({
        cluster: 'ap-live',
        name: 'eso',
        dryRun: true,
        result: 'deleting',
        uid: 'uid-1',
        goes: [],
        stays: [{ code: 'x', params: {}, message: 'All CRDs' }],
        warnings: [],
      });
  });

  afterAll(async () => {
    await scaffolder?.stop();
    await github.stop();
  });

  it('opens a pull request that deletes the file, and says what stays', async () => {
    const { error, output } = await scaffolder.run(removal);

    expect(error).toBeUndefined();
    expect(portal.requests.map(({ path: asked }) => asked)).toEqual([
      expect.stringContaining('dryRun=true'),
    ]);
    expect(github.deleted).toEqual([path]);
    expect(github.pullRequests).toEqual([
      expect.objectContaining({
        title: 'Remove eso from ap-live',
        body: expect.stringContaining('All CRDs'),
      }),
    ]);
    expect(output?.text?.map(({ title }) => title)).toEqual([
      'Result',
      'Stays behind',
    ]);
  }, 60_000);

  it('opens none where the repository has no such file', async () => {
    github.files.clear();
    github.isUnchanged = true;
    const { error, output } = await scaffolder.run(removal);

    expect(error).toBeUndefined();
    expect(github.pullRequests).toEqual([]);
    expect(output?.text?.[0].content).toBe(
      'The repository has no such file. No pull request was needed.',
    );
  }, 60_000);

  it('changes nothing anywhere in the dry run of the template editor', async () => {
    const { status } = await scaffolder.dryRun(removal);
    expect(status).toBe(200);
    expect(portal.requests.map(({ path: asked }) => asked)).toEqual([
      expect.stringContaining('dryRun=true'),
    ]);
    expect(github.writes).toEqual([]);
  }, 60_000);
});
