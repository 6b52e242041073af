import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createMockDirectory } from '@backstage/backend-test-utils';
import { parse } from 'yaml';
import { answer, FakePortal } from '../__testUtils__/FakePortal';
import { runAction } from '../__testUtils__/runAction';
import { createPlatformServiceCreateAction } from './createPlatformServiceCreateAction';

const input = {
  cluster: 'eu-live',
  name: 'eso',
  image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
  outputPath: 'extra-manifests/eso.yaml',
};
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

describe('openmcp:platform-service:create, its files', () => {
  const directory = createMockDirectory();
  const workspacePath = directory.path;
  let portal: FakePortal;
  let configuration: object | undefined;

  type Input = Parameters<
    ReturnType<typeof createPlatformServiceCreateAction>['handler']
  >[0]['input'];
  const run = (more: Partial<Input> = {}) =>
    runAction(
      createPlatformServiceCreateAction(portal.api),
      { ...input, ...more },
      { workspacePath },
    );
  const read = (path: string) => readFile(join(workspacePath, path), 'utf8');
  const place = async (path: string, content: string) => {
    await mkdir(dirname(join(workspacePath, path)), { recursive: true });
    await writeFile(join(workspacePath, path), content);
  };

  beforeEach(() => {
    directory.clear();
    portal = new FakePortal();
    configuration = draft();
    portal.respond = async request => {
      const applied = await portal.apply(request).json();
      return answer({ ...applied, eligibility: { configuration } });
    };
  });

  describe('with a configuration object', () => {
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
      configuration = draft({ manifest: FILLED, findings: [] });
      await run();
      await expect(read(configurationPath)).resolves.toBe(FILLED);
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
      configuration = draft({ optional: true });
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
      configuration = undefined;
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
  });

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

  describe('of which a part is kept', () => {
    const former = `apiVersion: openmcp.cloud/v1alpha1
kind: PlatformService
metadata:
  name: eso
  labels:
    team: a
  annotations:
    openmcp.cloud/platform-mode: '{"via":"flag","value":"--told","by":"user:default/carol"}'
    note: of the team
spec:
  image: ghcr.io/openmcp-project/images/service-provider-eso:v0.9.0
  initCommand: [init, --told]
  runCommand: [run, --told]
  env:
    - name: TOKEN
      value: of-the-file
  extraVolumes:
    - name: trust
      configMap:
        name: trust
  extraVolumeMounts:
    - name: trust
      mountPath: /trust
  runReplicas: 3
`;
    const keep: Input['keep'] = [
      'initCommand',
      'runCommand',
      'env',
      'extraVolumes',
      'extraVolumeMounts',
      'runReplicas',
      'platformMode',
    ];

    it('changes what was given, keeps the rest with its values, and asks the gate', async () => {
      await place(input.outputPath, former);
      const { error, log, outputs } = await run({
        keep,
        runReplicas: 1,
        overwrite: true,
      });

      expect(error).toBeUndefined();
      const expected = parse(former);
      expected.spec.image = input.image;
      expected.spec.runReplicas = 1;
      expect(parse(await read(input.outputPath))).toEqual(expected);
      expect(portal.requests[0].body).toMatchObject({
        spec: { image: input.image, runReplicas: 1 },
        keep: keep.filter(field => field !== 'runReplicas'),
      });
      expect(JSON.stringify([log, outputs])).not.toContain('of-the-file');
      // The one that is in the repository is not touched.
      expect(outputs.files).toEqual([input.outputPath]);
    });

    it('keeps single variables with the values of the file', async () => {
      await place(input.outputPath, former);
      await run({
        keep,
        env: [
          { name: 'TOKEN', keep: true },
          { name: 'MORE', value: '1' },
        ],
        overwrite: true,
      });
      expect(parse(await read(input.outputPath)).spec.env).toEqual([
        { name: 'TOKEN', value: 'of-the-file' },
        { name: 'MORE', value: '1' },
      ]);
    });

    it('takes away variables when the last one was taken away', async () => {
      await place(input.outputPath, former);
      await run({ keep, env: [], overwrite: true });
      expect(parse(await read(input.outputPath)).spec.env).toBeUndefined();
    });

    it('writes the same file again when nothing is given', async () => {
      await place(input.outputPath, former);
      const image = parse(former).spec.image;
      await run({ keep, image, overwrite: true });
      const { log, error } = await run({ keep, image });
      expect(error).toBeUndefined();
      expect(log).toContain(`${input.outputPath}: unchanged`);
    });

    it.each([
      [undefined, 'extra-manifests/eso.yaml is not there'],
      [former.replace('name: eso', 'name: dns'), 'is not the manifest of'],
      [former.replace('PlatformService', 'ServiceProvider'), 'is not the'],
      [`${former}---\n${former}`, 'is not the manifest of'],
      [former.replace(/spec:[\s\S]*/, 'spec:\n'), 'is not the manifest of'],
      ['a: b: c', 'is not the manifest of'],
    ])('has nothing to keep in %j', async (content, message) => {
      if (content !== undefined) {
        await place(input.outputPath, content);
      }
      const { error } = await run({ keep, overwrite: true });
      expect(error).toContain(message);
    });

    it('takes keys without a value for empty ones', async () => {
      const empty = former.replace(
        / {2}labels:[\s\S]*?spec:/,
        '  labels:\n  annotations:\nspec:',
      );
      await place(input.outputPath, empty);
      const { error } = await run({ keep, overwrite: true });
      expect(error).toBeUndefined();
      expect(parse(await read(input.outputPath))).toMatchObject({
        metadata: { name: 'eso' },
        spec: { runReplicas: 3, extraVolumes: parse(former).spec.extraVolumes },
      });
    });

    it('names a variable that the file has not', async () => {
      await place(input.outputPath, former);
      const { error } = await run({
        keep,
        env: [{ name: 'GONE', keep: true }],
        overwrite: true,
      });
      expect(error).toBe(
        'env: extra-manifests/eso.yaml has no variable GONE to keep',
      );
    });
  });
});
