import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createFilesScene } from '../__testUtils__/createFilesScene';
import { refusal } from '../__testUtils__/FakePortal';

const input = {
  cluster: 'eu-live',
  name: 'dns',
  image: 'ghcr.io/openmcp-project/images/platform-service-dns:v0.1.0',
};

describe('openmcp:platform-service:create', () => {
  const scene = createFilesScene(input);
  const { place, read, run, workspacePath } = scene;

  it('writes the manifest and leaves the cluster alone', async () => {
    const { outputs } = await run();

    expect(parse(await read('platform-services/dns.yaml'))).toEqual({
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: { name: 'dns' },
      spec: { image: input.image },
    });
    expect(scene.portal.requests).toHaveLength(1);
    expect(scene.portal.writes).toEqual([]);
    expect(outputs).toMatchObject({
      path: 'platform-services/dns.yaml',
      result: 'created',
      cluster: 'eu-live',
      name: 'dns',
    });
  });

  it('writes values of variables into the file and into nothing else', async () => {
    const { log, outputs } = await run({
      env: [{ name: 'LOG_FORMAT', value: 'json-please' }],
    });

    expect(parse(await read('platform-services/dns.yaml')).spec.env).toEqual([
      { name: 'LOG_FORMAT', value: 'json-please' },
    ]);
    expect(JSON.stringify([log, outputs])).not.toContain('json-please');
  });

  it.each(
    'on off yes no NO y n Y N true null ~ 1.0 1.10 0123 08 0x1F 0b11 1_000 1e3 10:00 2024-01-01 .inf'
      .split(' ')
      .concat('', '***', '{{ 7*7 }}', '${{ secrets.T }}', 'a: b', 'x #y', '*a'),
  )('keeps the value %j as a text for every reader', async value => {
    await run({ env: [{ name: 'VALUE', value }] });

    const file = await read('platform-services/dns.yaml');
    for (const version of ['1.1', '1.2'] as const) {
      expect(parse(file, { version }).spec.env).toEqual([
        { name: 'VALUE', value },
      ]);
    }
  });

  it.each([
    'x'.repeat(300),
    'word '.repeat(60),
    'line\nnext\n\n',
    '\ttab and  spaces ',
    'windows\r\nline',
    '{"a":"\\\\"}',
  ])('keeps long and broken text byte by byte: %j', async value => {
    await run({ env: [{ name: 'VALUE', value }] });

    const file = await read('platform-services/dns.yaml');
    expect(parse(file).spec.env[0].value).toBe(value);
    expect(file).not.toMatch(/value: >/);
  });

  describe('where the file is there already', () => {
    const path = 'platform/dns.yaml';

    it.each([undefined, false])(
      'fails and names it, with overwrite %s',
      async overwrite => {
        await place(path, 'old\n');
        const { error } = await run({ outputPath: path, overwrite });

        expect(error).toContain('outputPath "platform/dns.yaml"');
        await expect(read(path)).resolves.toBe('old\n');
      },
    );

    it('replaces it when told to, and logs that', async () => {
      await place(path, 'old\n');
      const { error, log } = await run({ outputPath: path, overwrite: true });

      expect(error).toBeUndefined();
      expect(log).toContain('platform/dns.yaml: replaced');
      await expect(read(path)).resolves.toContain('kind: PlatformService');
      await expect(readdir(join(workspacePath, 'platform'))).resolves.toEqual([
        'dns.yaml',
      ]);
    });

    it('has no objection to equal content', async () => {
      await run({ outputPath: path });
      const { error, log } = await run({ outputPath: path });

      expect(error).toBeUndefined();
      expect(log).toContain('platform/dns.yaml: unchanged');
    });

    it('makes the same file of the same statement at another time', async () => {
      const platformMode = {
        via: 'flag' as const,
        value: '--service-api-cluster=platform',
      };
      jest
        .useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
        .setSystemTime(0);
      await run({ outputPath: path, platformMode });
      const first = await read(path);
      jest.setSystemTime(86_400_000);
      const { error } = await run({ outputPath: path, platformMode });
      // In another workspace nothing is there of the first time.
      const elsewhere = 'elsewhere/dns.yaml';
      await run({ outputPath: elsewhere, platformMode });
      jest.useRealTimers();

      expect(error).toBeUndefined();
      expect(first).toContain('service-api-cluster=platform');
      await expect(read(path)).resolves.toBe(first);
      await expect(read(elsewhere)).resolves.toBe(first);
    });

    it('says that a directory is in the way', async () => {
      await place('platform/dns.yaml/keep', '');
      const { error } = await run({ outputPath: path, overwrite: true });

      expect(error).toBe('outputPath "platform/dns.yaml" is a directory');
      expect(scene.portal.requests).toEqual([]);
    });
  });

  it('writes no file of what the gate refuses', async () => {
    scene.portal.respond = () =>
      refusal(422, {
        name: 'EligibilityRefusal',
        message: 'Flux cannot run as a PlatformService.',
      });
    const { error } = await run();

    expect(error).toBe('Flux cannot run as a PlatformService.');
    await expect(readdir(workspacePath)).resolves.toEqual([]);
  });

  it('asks nobody about a path that leaves the workspace', async () => {
    const { error } = await run({ outputPath: '../../x.yaml' });

    expect(error).toContain('outputPath "../../x.yaml"');
    expect(error).not.toContain(workspacePath);
    expect(scene.portal.requests).toEqual([]);
  });

  it('writes the file in a dry run of the editor, too', async () => {
    await run({}, { dryRun: true });

    expect(scene.portal.writes).toEqual([]);
    await expect(read('platform-services/dns.yaml')).resolves.toContain('dns');
  });

  it('cannot keep in a file what only the cluster knows', async () => {
    const { error } = await run({ env: [{ name: 'TOKEN', keep: true }] });

    expect(error).toContain('TOKEN');
    await expect(readdir(workspacePath)).resolves.toEqual([]);
  });
});
