import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createFilesScene } from '../__testUtils__/createFilesScene';
import { former, input, keep } from '../__testUtils__/manifestFile';

const configurationPath = 'extra-manifests/eso-providerconfig.yaml';

const DRAFT = `apiVersion: eso.openmcp.cloud/v1alpha1
kind: ProviderConfig
metadata:
  name: eso
spec:
  versions:
    - version: <version>
`;
const FILLED = DRAFT.replace('<version>', 'v2.9.0');

function draft(overrides: object = {}) {
  return {
    manifest: DRAFT,
    apiVersion: 'eso.openmcp.cloud/v1alpha1',
    kind: 'ProviderConfig',
    name: 'eso',
    neededBefore: 'run',
    optional: false,
    findings: [
      {
        field: 'spec.versions[0].version',
        code: 'missing',
        message: 'version is missing.',
      },
    ],
    ...overrides,
  };
}

describe('openmcp:platform-service:create, with a configuration object', () => {
  const scene = createFilesScene(input);
  const { place, read, run, workspacePath } = scene;

  beforeEach(() => {
    scene.configuration = draft();
  });

  it('writes what was filled in beside the manifest, and names both files', async () => {
    const { outputs, error } = await run({ configuration: FILLED });

    expect(error).toBeUndefined();
    expect(parse(await read(configurationPath))).toEqual(parse(FILLED));
    expect(outputs).toMatchObject({
      path: input.outputPath,
      configurationPath,
      configuration: FILLED,
      files: [input.outputPath, configurationPath],
      notes: ['ProviderConfig eso is written beside it'],
    });
  });

  it('takes it as an object, too, and puts it where it is told', async () => {
    const path = 'extra-manifests/config.yaml';
    await run({ configuration: parse(FILLED), configurationPath: path });
    expect(parse(await read(path))).toEqual(parse(FILLED));
  });

  it('writes a draft in which nothing is missing', async () => {
    scene.configuration = draft({ manifest: FILLED, findings: [] });
    await run();
    await expect(read(configurationPath)).resolves.toBe(FILLED);
  });

  it('writes no draft beside a file that is kept in parts', async () => {
    scene.configuration = draft({ manifest: FILLED, findings: [] });
    for (const configuration of [undefined, '', ' \n']) {
      await place(input.outputPath, former);
      const { outputs, error } = await run({
        keep,
        configuration,
        overwrite: true,
      });
      expect(error).toBeUndefined();
      expect(outputs.files).toEqual([input.outputPath]);
    }
  });

  it('writes no draft with gaps: a cluster could take them for values', async () => {
    const { outputs, log } = await run();
    const note =
      'ProviderConfig eso must exist before run; it is not written, because a person has to say spec.versions[0].version';

    await expect(
      readdir(join(workspacePath, 'extra-manifests')),
    ).resolves.toEqual(['eso.yaml']);
    expect(log).toContain(note);
    expect(outputs).toMatchObject({
      configurationPath: '',
      configuration: DRAFT,
      files: [input.outputPath],
      notes: [note],
    });
  });

  it('says of an optional one that nothing waits for it', async () => {
    scene.configuration = draft({ optional: true });
    const { outputs } = await run();
    expect(outputs.notes).toEqual([
      expect.stringMatching(/^ProviderConfig eso is read where it is there;/),
    ]);
  });

  it.each([
    [DRAFT, 'configuration.spec.versions[0].version: version is missing.'],
    [FILLED.replace('ProviderConfig', 'ClusterRole'), 'configuration.kind:'],
    [
      FILLED.replace('name: eso', 'name: other'),
      'configuration.metadata.name:',
    ],
    ['a: b: c', 'configuration:1: This is no YAML'],
    [`${FILLED}---\n${FILLED}`, 'One document is expected'],
  ])('refuses %j and writes nothing', async (given, message) => {
    const { error } = await run({ configuration: given });
    expect(error).toContain(message);
    await expect(readdir(workspacePath)).resolves.toEqual([]);
  });

  it('takes none where nobody knows of one', async () => {
    scene.configuration = undefined;
    const { error } = await run({ configuration: FILLED });
    expect(error).toBe(
      'configuration: no trusted traits say that this provider has a configuration object',
    );
    const { outputs } = await run({ configuration: ' ' });
    expect(outputs).toMatchObject({
      configuration: '',
      files: [input.outputPath],
      notes: [],
    });
  });

  it.each([
    ['../x.yaml', 'configurationPath "../x.yaml" leads out'],
    ['./extra-manifests/eso.yaml', 'is the file of the manifest'],
    ['out/x.yaml', 'is a link or leads through one'],
  ])('does not write it to %s', async (path, message) => {
    await symlink('/tmp', join(workspacePath, 'out'));
    const { error } = await run({
      configuration: FILLED,
      configurationPath: path,
    });
    expect(error).toContain(message);
  });

  it.each<[string, string, (path: string) => Promise<unknown>]>([
    [
      'is there with other content',
      'configurationPath "extra-manifests/eso-providerconfig.yaml" is there already with other content',
      path => place(path, 'other'),
    ],
    [
      'is a directory',
      'configurationPath "extra-manifests/eso-providerconfig.yaml" is a directory',
      path => mkdir(join(workspacePath, path), { recursive: true }),
    ],
  ])(
    'writes neither file when that of the configuration %s',
    async (_, message, prepare) => {
      await prepare(configurationPath);
      const { error } = await run({ configuration: FILLED });
      expect(error).toContain(message);
      await expect(
        readdir(join(workspacePath, 'extra-manifests')),
      ).resolves.toEqual(['eso-providerconfig.yaml']);
    },
  );

  it('warns of what the bootstrapper would take for a template', async () => {
    const { outputs } = await run({
      env: [{ name: 'FORMAT', value: '{{ .Message }}' }],
      configuration: FILLED,
    });
    expect(outputs.notes).toContainEqual(
      expect.stringContaining('the bootstrapper reads its extra manifests'),
    );
    expect(parse(await read(input.outputPath)).spec.env[0].value).toBe(
      '{{ .Message }}',
    );
  });
});
