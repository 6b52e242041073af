import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMockDirectory } from '@backstage/backend-test-utils';
import { WorkspaceFile } from './WorkspaceFile';
import { writeFiles } from './writeFiles';

describe('writeFiles', () => {
  const directory = createMockDirectory();
  const fileAt = (path: string) =>
    new WorkspaceFile(directory.path, path, 'outputPath');

  beforeEach(() => directory.clear());

  it('puts back what it has written when a later file cannot be', async () => {
    await mkdir(join(directory.path, 'a'));
    await writeFile(join(directory.path, 'a/old.yaml'), 'old');
    // One of them is to be a directory of another.
    const files = ['a/old.yaml', 'a/new.yaml', 'a/new.yaml/below.yaml'].map(
      path => ({ file: fileAt(path), content: `content of ${path}` }),
    );
    await expect(writeFiles(files, true)).rejects.toThrow(
      'outputPath "a/new.yaml/below.yaml"',
    );
    await expect(readdir(join(directory.path, 'a'))).resolves.toEqual([
      'old.yaml',
    ]);
    await expect(
      readFile(join(directory.path, 'a/old.yaml'), 'utf8'),
    ).resolves.toBe('old');
  });
});
