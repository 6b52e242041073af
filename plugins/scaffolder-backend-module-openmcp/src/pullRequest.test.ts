import githubModule from '@backstage/plugin-scaffolder-backend-module-github';
import { parse } from 'yaml';
import { FakeGithub } from './__testUtils__/FakeGithub';
import { FakePortal, refusal } from './__testUtils__/FakePortal';
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

describe('"Run a service provider" for a cluster that is delivered by GitOps', () => {
  const github = new FakeGithub();
  let portal: FakePortal;
  let scaffolder: ScaffolderBackend;

  beforeAll(async () => {
    await github.start();
    scaffolder = await ScaffolderBackend.start({
      template: readTemplate('run-service-provider-as-platform-service'),
      portal: () => portal,
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
      expect.stringMatching(/^A pull request was opened\./),
    ]);
    expect(log.join('\n')).not.toContain('token-of-the-integration');
    expect(log.join('\n')).not.toContain('secrets.TOKEN');
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
