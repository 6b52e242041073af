import { parse, stringify } from 'yaml';
import { createFilesScene } from '../__testUtils__/createFilesScene';
import { former, input, keep } from '../__testUtils__/manifestFile';

describe('openmcp:platform-service:create, of a file that is not as the portal writes it', () => {
  const scene = createFilesScene(input);
  const { place, read, run } = scene;

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
    expect(scene.portal.requests[1].body?.spec).toMatchObject({ extraVolumes });

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
