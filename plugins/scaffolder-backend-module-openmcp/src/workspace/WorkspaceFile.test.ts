import { lstat, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createMockDirectory } from '@backstage/backend-test-utils';
import { WorkspaceFile } from './WorkspaceFile';

describe('WorkspaceFile', () => {
  const root = createMockDirectory();
  const workspace = root.resolve('workspace');
  const file = (path: string) =>
    new WorkspaceFile(workspace, path, 'outputPath');

  beforeEach(async () => {
    root.setContent({
      workspace: { platform: { 'dns.yaml': 'old\n' } },
      outside: {},
    });
  });

  it('is made with the directories on the way', async () => {
    await expect(file('a/b/c.yaml').write('new\n', false)).resolves.toBe(
      'created',
    );
    await expect(readFile(join(workspace, 'a/b/c.yaml'), 'utf8')).resolves.toBe(
      'new\n',
    );
  });

  it('is not replaced unless that was asked for, and is named then', async () => {
    await expect(
      file('platform/dns.yaml').write('new\n', false),
    ).rejects.toThrow(
      'outputPath "platform/dns.yaml" is there already with other content',
    );
    await expect(file('platform/dns.yaml').read()).resolves.toBe('old\n');
  });

  it('is replaced when that was asked for, leaving nothing else behind', async () => {
    await expect(file('platform/dns.yaml').write('new\n', true)).resolves.toBe(
      'replaced',
    );
    await expect(file('platform/dns.yaml').read()).resolves.toBe('new\n');
    await expect(readdir(join(workspace, 'platform'))).resolves.toEqual([
      'dns.yaml',
    ]);
  });

  it('is left alone when its content is equal', async () => {
    const before = await lstat(join(workspace, 'platform/dns.yaml'));
    await expect(file('platform/dns.yaml').write('old\n', false)).resolves.toBe(
      'unchanged',
    );
    const after = await lstat(join(workspace, 'platform/dns.yaml'));
    expect(after.ino).toBe(before.ino);
  });

  it('is not written where a directory is', async () => {
    await expect(file('platform').write('new\n', true)).rejects.toThrow(
      'outputPath "platform" is a directory',
    );
  });

  it('is not written below a file', async () => {
    await expect(
      file('platform/dns.yaml/x.yaml').write('new\n', true),
    ).rejects.toThrow('no regular file or leads through one');
  });

  it.each([
    '../../x.yaml',
    '/etc/x',
    'a/../../x',
    '..\\x',
    '%2e%2e/x',
    '',
    ' ',
    '.',
    './',
    'a/',
    'a//b',
    'x\u0000.yaml',
    'x'.repeat(5000),
    `${'x'.repeat(300)}/y.yaml`,
  ])('takes no path like %j', path => {
    expect(() => file(path)).toThrow(/^outputPath "/);
  });

  describe('with links in the workspace', () => {
    const inWorkspace = (path: string) => join(workspace, path);

    beforeEach(async () => {
      await symlink(root.resolve('outside'), inWorkspace('out'));
      await symlink(inWorkspace('l2'), inWorkspace('l1'));
      await symlink(root.resolve('outside'), inWorkspace('l2'));
      await symlink(root.resolve('outside/new'), inWorkspace('dangling'));
      await mkdir(inWorkspace('links'));
      await symlink(
        root.resolve('outside/file.yaml'),
        inWorkspace('links/file.yaml'),
      );
      await symlink(
        inWorkspace('platform/dns.yaml'),
        inWorkspace('links/inside.yaml'),
      );
    });

    it.each([
      'out/x.yaml',
      'l1/x.yaml',
      'dangling',
      'dangling/x.yaml',
      'links/file.yaml',
      'links/inside.yaml',
    ])('neither reads nor writes through %s', async path => {
      for (const attempt of [
        () => file(path).read(),
        () => file(path).write('new\n', true),
      ]) {
        const message = await attempt().then(
          () => 'no error',
          (error: Error) => error.message,
        );
        expect(message).toBe(
          `outputPath "${path}" is a link or leads through one`,
        );
        expect(message).not.toContain(root.path);
      }
      await expect(readdir(root.resolve('outside'))).resolves.toEqual([]);
    });
  });
});
