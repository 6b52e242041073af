import { parse, stringify } from 'yaml';
import { createFilesScene } from '../__testUtils__/createFilesScene';
import { answer, refusal } from '../__testUtils__/FakePortal';
import { former, input, keep } from '../__testUtils__/manifestFile';

describe('openmcp:platform-service:create, of a file of which a part is kept', () => {
  const scene = createFilesScene(input);
  const { place, read, run } = scene;

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
    expect(scene.portal.requests[0].body).toMatchObject({
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
    scene.portal.respond = async request => {
      const applied = await scene.portal.apply(request).json();
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
    expect(scene.portal.requests.map(({ body }) => body)).toEqual([
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
    const asked = scene.portal.requests[1].body;
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
    expect(scene.portal.requests[1].body).not.toHaveProperty('platformMode');
    expect(scene.portal.requests[1].body?.keep).not.toContain('platformMode');
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
    expect(scene.portal.requests[1].body).toMatchObject({
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
    const { respond } = scene.portal;
    scene.portal.respond = request =>
      scene.portal.requests.length > 1
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
});
