import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createMockDirectory } from '@backstage/backend-test-utils';
import { parse, stringify } from 'yaml';
import { answer, FakePortal, refusal } from '../__testUtils__/FakePortal';
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
    openmcp.cloud/platform-mode: '{"via":"flag","value":"--told","image":"ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0","by":"user:default/carol"}'
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
      expect(parse(String(outputs.manifest)).spec).toEqual({
        ...expected.spec,
        env: [{ name: 'TOKEN', value: '***' }],
      });
      expect(JSON.stringify([log, outputs])).not.toContain('of-the-file');
      // The one that is in the repository is not touched.
      expect(outputs.files).toEqual([input.outputPath]);
    });

    /** A cluster that has something else than the file. */
    function clusterHas(spec: object, record?: string) {
      portal.respond = async request => {
        const applied = await portal.apply(request).json();
        const manifest = parse(applied.manifest);
        const annotations = record && {
          'openmcp.cloud/platform-mode': record,
        };
        return answer({
          ...applied,
          eligibility: {},
          manifest: stringify({
            ...manifest,
            metadata: { name: 'eso', annotations },
            spec: { ...spec, ...manifest.spec },
          }),
        });
      };
    }
    const said =
      parse(former).metadata.annotations['openmcp.cloud/platform-mode'];

    it('asks the gate for what the file keeps and the cluster has not', async () => {
      await place(input.outputPath, former);
      const { extraVolumeMounts, extraVolumes } = parse(former).spec;
      clusterHas({
        initCommand: ['init', '--told'],
        runCommand: ['run'],
        runReplicas: 3,
        extraVolumes: [
          {
            name: 'trust',
            configMap: { ...extraVolumes[0].configMap, defaultMode: 420 },
          },
        ],
      });
      const { error } = await run({ keep, overwrite: true });
      expect(error).toBeUndefined();
      expect(portal.requests.map(({ body }) => body)).toEqual([
        expect.objectContaining({ spec: { image: input.image }, keep }),
        {
          name: 'eso',
          dryRun: true,
          force: false,
          spec: {
            image: input.image,
            runCommand: ['run', '--told'],
            env: [{ name: 'TOKEN', value: 'of-the-file' }],
            extraVolumeMounts,
          },
          keep: ['initCommand', 'extraVolumes', 'runReplicas'],
          // On the cluster nobody has said so yet.
          platformMode: { via: 'flag', value: '--told' },
        },
      ]);
    });

    it('keeps a statement that the cluster has, too', async () => {
      await place(input.outputPath, former);
      clusterHas(parse(former).spec, said);
      await run({ keep, overwrite: true });
      const asked = portal.requests[1].body;
      expect(asked).not.toHaveProperty('platformMode');
      expect(asked?.keep).toEqual([
        'initCommand',
        'runCommand',
        'extraVolumes',
        'extraVolumeMounts',
        'runReplicas',
        'platformMode',
      ]);
    });

    it('does not keep what was said for another image', async () => {
      await place(input.outputPath, former);
      clusterHas(parse(former).spec, said);
      const image = 'ghcr.io/openmcp-project/images/service-provider-eso:v2';
      await run({ keep, image, overwrite: true });
      expect(portal.requests[1].body).not.toHaveProperty('platformMode');
      expect(portal.requests[1].body?.keep).not.toContain('platformMode');
      const { annotations } = parse(await read(input.outputPath)).metadata;
      expect(annotations).toEqual({ note: 'of the team' });
    });

    it('asks for no right over commands that only get the flag that is stated', async () => {
      await place(input.outputPath, former);
      const { initCommand, runCommand } = parse(former).spec;
      clusterHas({
        initCommand: [...initCommand, '--new'],
        runCommand: [...runCommand, '--new'],
      });
      const platformMode = {
        via: 'flag',
        value: '--new',
        stated: true,
      } as const;
      await run({ keep, platformMode, overwrite: true });
      expect(portal.requests[1].body).toMatchObject({
        keep: ['initCommand', 'runCommand'],
        platformMode: { via: 'flag', value: '--new' },
      });
      expect(parse(await read(input.outputPath)).spec).toMatchObject({
        initCommand: [...initCommand, '--new'],
        runCommand: [...runCommand, '--new'],
      });
    });

    it('writes nothing when what the file keeps is refused', async () => {
      await place(input.outputPath, former);
      const { respond } = portal;
      portal.respond = request =>
        portal.requests.length > 1
          ? refusal(403, {
              name: 'NotAllowedError',
              message:
                'The permission openmcp.platform-service.host-path is needed',
            })
          : respond(request);
      const { error } = await run({ keep, overwrite: true });
      expect(error).toBe(
        'extra-manifests/eso.yaml, as it would be with what it keeps, is not accepted. Not allowed on eu-live: The permission openmcp.platform-service.host-path is needed. Whoever runs the portal can grant it.',
      );
      await expect(read(input.outputPath)).resolves.toBe(former);
    });

    it('loses nothing that it does not know', async () => {
      const known = former.replace(
        '        name: trust\n',
        '        name: trust\n        newer: 1\n',
      );
      await place(input.outputPath, known);
      await run({ keep, overwrite: true });
      const { extraVolumes } = parse(await read(input.outputPath)).spec;
      expect(extraVolumes).toEqual([
        { name: 'trust', configMap: { name: 'trust', newer: 1 } },
      ]);
      expect(portal.requests[1].body?.spec).toMatchObject({ extraVolumes });

      const newer = `${former}  newer: 1\n`;
      await place(input.outputPath, newer);
      const { error } = await run({ keep, overwrite: true });
      expect(error).toBe(
        'extra-manifests/eso.yaml has what the portal does not know, and nothing of it may get lost: spec.newer. Change the file by hand',
      );
      await expect(read(input.outputPath)).resolves.toBe(newer);
    });

    it.each([
      ['data:\n  a: b\n', 'data'],
      ['status2: {}\nimmutable: true\n', 'status2, immutable'],
    ])('refuses %j beside the spec by its name', async (more, named) => {
      const odd = former + more;
      await place(input.outputPath, odd);
      const { error } = await run({ keep, overwrite: true });
      expect(error).toBe(
        `extra-manifests/eso.yaml has what the portal does not know, and nothing of it may get lost: ${named}. Change the file by hand`,
      );
      await expect(read(input.outputPath)).resolves.toBe(odd);
    });

    it('leaves out what a cluster made of a copied object, and says so', async () => {
      const copied = parse(former);
      copied.metadata = {
        ...copied.metadata,
        uid: '1',
        resourceVersion: '2',
        generation: 3,
        creationTimestamp: '2026-01-01T00:00:00Z',
        deletionTimestamp: '2026-01-02T00:00:00Z',
        managedFields: [{ manager: 'kubectl' }],
        selfLink: '/apis/x',
        annotations: {
          ...copied.metadata.annotations,
          'kubectl.kubernetes.io/last-applied-configuration': former,
        },
      };
      copied.status = { phase: 'Ready' };
      await place(input.outputPath, stringify(copied));
      const { error, log, outputs } = await run({ keep, overwrite: true });

      expect(error).toBeUndefined();
      const expected = parse(former);
      expected.spec.image = input.image;
      expect(parse(await read(input.outputPath))).toEqual(expected);
      const note =
        'Left out of extra-manifests/eso.yaml, because a cluster makes it: metadata.uid, metadata.resourceVersion, metadata.generation, metadata.creationTimestamp, metadata.deletionTimestamp, metadata.managedFields, metadata.selfLink, metadata.annotations["kubectl.kubernetes.io/last-applied-configuration"], status';
      expect(outputs.notes).toContain(note);
      expect(log).toContain(note);
      expect(JSON.stringify([log, outputs])).not.toContain('of-the-file');

      // Nothing more to say once it is gone.
      const again = await run({ keep, overwrite: true });
      expect(again.outputs.notes).not.toContainEqual(
        expect.stringContaining('Left out'),
      );
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

    it.each([
      ['env:\n    - name: TOKEN\n      value: of-the-file', 'env: [null]'],
      ['env:\n    - name: TOKEN\n      value: of-the-file', 'env: text'],
      ['initCommand: [init, --told]', 'initCommand: {a: b}'],
      ['runCommand: [run, --told]', 'runCommand: [[run]]'],
      ['runReplicas: 3', 'runReplicas: [3]'],
      ['  labels:\n    team: a', '  labels: text'],
      ['  annotations:\n', '  annotations: []\n  others:\n'],
    ])('crashes on no odd file: %j as %j', async (known, odd) => {
      const content = former.replace(known, odd);
      expect(content).not.toBe(former);
      await place(input.outputPath, content);
      const { error } = await run({ keep, overwrite: true });
      expect(error ?? '').not.toMatch(/TypeError|undefined|not a function/);
    });

    it('names what of a file is malformed', async () => {
      await place(
        input.outputPath,
        former.replace('runReplicas: 3', 'runReplicas: [3]'),
      );
      const { error } = await run({ keep, overwrite: true });
      expect(error).toMatch(
        /^What extra-manifests\/eso\.yaml has cannot be kept\. Not accepted:\n- spec\.runReplicas: /,
      );
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
