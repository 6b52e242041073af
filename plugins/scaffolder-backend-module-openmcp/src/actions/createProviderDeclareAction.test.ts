import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseProviderTraits } from '@openmcp/backstage-plugin-openmcp-common';
import { parse } from 'yaml';
import { runAction } from '../__testUtils__/runAction';
import { createProviderDeclareAction } from './createProviderDeclareAction';

type Input = Parameters<
  ReturnType<typeof createProviderDeclareAction>['handler']
>[0]['input'];

const input: Input = {
  name: 'service-provider-example',
  title: '',
  type: 'openmcp-service-provider',
  owner: 'group:default/example',
  image: 'registry.example/service-provider-example',
  installationName: 'example',
  tool: 'component:default/example-tool',
  versionRange: '>=1.0.0',
  traits: {
    contract: { init: true, run: false, flags: undefined },
    platformTarget: {},
    targets: ['onboarding', 'mcp'],
    crds: [
      {
        group: 'example.services.openmcp.cloud',
        kind: 'Example',
        scope: 'Namespaced',
        cluster: 'onboarding',
      },
    ],
    provides: [],
    toolCrdGroups: ['', '  '],
    gvkRegistration: null,
    targetNamespace: ' example ',
  },
};

describe('openmcp:provider:declare', () => {
  let workspacePath: string;
  const run = (more: object = {}, dryRun?: boolean) =>
    runAction(
      createProviderDeclareAction(),
      { ...input, ...more },
      { workspacePath, dryRun },
    );
  const written = async () =>
    parse(await readFile(join(workspacePath, 'catalog-info.yaml'), 'utf8'));

  beforeEach(async () => {
    workspacePath = await mkdtemp(join(tmpdir(), 'declare-'));
  });

  afterEach(() => rm(workspacePath, { recursive: true, force: true }));

  it('writes what was filled in, and the catalog has no finding about it', async () => {
    const { error, outputs } = await run();

    expect(error).toBeUndefined();
    const entity = await written();
    expect(entity).toEqual({
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Component',
      metadata: {
        name: 'service-provider-example',
        annotations: {
          'openmcp.cloud/image': input.image,
          'openmcp.cloud/provider-name': 'example',
        },
        tags: ['openmcp'],
      },
      spec: {
        type: 'openmcp-service-provider',
        lifecycle: 'experimental',
        owner: 'group:default/example',
        openmcp: {
          schemaVersion: 1,
          tool: 'component:default/example-tool',
          versions: [
            {
              versionRange: '>=1.0.0',
              image: input.image,
              // False is an answer; what is blank is none.
              contract: { init: true, run: false },
              targets: ['onboarding', 'mcp'],
              crds: input.traits?.crds,
              targetNamespace: 'example',
            },
          ],
        },
      },
    });
    expect(parseProviderTraits(entity.spec.openmcp).findings).toEqual([]);
    expect(outputs).toMatchObject({
      path: 'catalog-info.yaml',
      entityRef: 'component:default/service-provider-example',
    });
    expect(parse(String(outputs.content))).toEqual(entity);
  });

  it('writes the same bytes again, and nothing over other content', async () => {
    await run();
    const { log } = await run();
    expect(log).toEqual(['catalog-info.yaml: unchanged']);

    const { error } = await run({ title: 'Other' });
    expect(error).toContain('is there already with other content');
  });

  it('keeps template syntax, and what looks like something else, as text', async () => {
    const title = '${{ secrets.TOKEN }} {{ 7*7 }} {% raw %}';
    const { error } = await run({
      title,
      description: 'yes',
      traits: { provides: ['1.10', 'no: it', '*alias'] },
    });

    expect(error).toBeUndefined();
    const { metadata, spec } = await written();
    expect(metadata).toMatchObject({ title, description: 'yes' });
    expect(spec.openmcp.versions[0].provides).toEqual([
      '1.10',
      'no: it',
      '*alias',
    ]);
  });

  it.each([
    [{ name: 'not a name' }, '- name: letters'],
    [
      { image: 'registry.example/name:v1' },
      '- image: a repository without tag',
    ],
    [{ owner: '' }, '- owner: a reference'],
    [{ installationName: 'a.b' }, '- installationName: a.b: no dots.'],
    [{ versionRange: 'newest' }, '- spec.openmcp.versions[0].versionRange:'],
    [{ tool: 'not a tool' }, '- spec.openmcp.tool:'],
    [
      { traits: { crds: [{ group: 'example.com' }] } },
      '- spec.openmcp.versions[0].crds[0].kind:',
    ],
    [
      { traits: { targets: ['moon'] } },
      '- spec.openmcp.versions[0].targets[0]:',
    ],
    [{ traits: { colour: 'red' } }, '- spec.openmcp.versions[0].colour:'],
    [{ outputPath: '../catalog-info.yaml' }, 'outputPath'],
  ])('writes nothing of %j and names the field', async (wrong, text) => {
    const { error } = await run(wrong);

    expect(error).toContain(text);
    await expect(written()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('takes no version range or image from the traits', async () => {
    await run({ traits: { versionRange: '*', image: 'other.example/x' } });
    expect((await written()).spec.openmcp.versions).toEqual([
      { versionRange: '>=1.0.0', image: input.image },
    ]);
  });

  it('does the same in a dry run', async () => {
    const { outputs } = await run({}, true);
    expect(outputs.path).toBe('catalog-info.yaml');
    expect((await written()).metadata.name).toBe(input.name);
  });
});
