import { readdir, writeFile } from 'node:fs/promises';
import { createMockDirectory } from '@backstage/backend-test-utils';
import { WorkspaceFile } from './WorkspaceFile';
import { writeFiles } from './writeFiles';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return {
    ...actual,
    writeFile: jest.fn(actual.writeFile),
    lstat: jest.fn(actual.lstat),
  };
});

const { lstat } = jest.requireMock('node:fs/promises') as { lstat: jest.Mock };

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: of /srv/secret/place`), { code });
}

describe('a file of the workspace on a disk that fails', () => {
  const directory = createMockDirectory();
  const fileAt = (path: string) =>
    new WorkspaceFile(directory.path, path, 'outputPath');

  beforeEach(() => directory.setContent({ 'old.yaml': 'old' }));
  afterEach(() => jest.mocked(writeFile).mockClear());

  it('says why it could not be written, and nothing of the host', async () => {
    jest.mocked(writeFile).mockRejectedValueOnce(failure('ENOSPC'));
    await expect(fileAt('new.yaml').write('new', false)).rejects.toThrow(
      /^outputPath "new.yaml" could not be written \(ENOSPC\)$/,
    );
    await expect(readdir(directory.path)).resolves.toEqual(['old.yaml']);
  });

  it('is not taken for missing when it could not be looked at', async () => {
    lstat.mockRejectedValueOnce(failure('EIO'));
    await expect(fileAt('old.yaml').read()).rejects.toThrow(
      /^outputPath "old.yaml" could not be looked at \(EIO\)$/,
    );
  });

  it('names what failed first when nothing can be put back either', async () => {
    const { writeFile: write } = jest.requireActual('node:fs/promises');
    jest
      .mocked(writeFile)
      .mockImplementationOnce(write)
      .mockRejectedValueOnce(failure('ENOSPC'))
      .mockRejectedValueOnce(failure('EIO'));
    const files = ['old.yaml', 'new.yaml'].map(path => ({
      file: fileAt(path),
      content: 'new',
    }));
    await expect(writeFiles(files, true)).rejects.toThrow(
      /^outputPath "new.yaml" could not be written \(ENOSPC\)$/,
    );
    expect(writeFile).toHaveBeenCalledTimes(3);
  });
});
