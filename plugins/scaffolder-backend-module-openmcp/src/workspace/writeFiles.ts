import { WorkspaceFile, WrittenFile } from './WorkspaceFile';

/**
 * Writes several files, or none: all are looked at before the first is written, and
 * when one fails all the same, those before it are put back as they were, if they can
 * be.
 *
 * @param files - each once
 * @param overwrite - whether files with other content may be replaced
 * @returns what became of each, in their order
 * @throws ActionFailure as `WorkspaceFile.write`
 * @internal
 */
export async function writeFiles(
  files: ReadonlyArray<{ file: WorkspaceFile; content: string }>,
  overwrite: boolean,
): Promise<WrittenFile[]> {
  const former: Array<string | undefined> = [];
  for (const { file, content } of files) {
    former.push(await file.checkWrite(content, overwrite));
  }
  const written: WrittenFile[] = [];
  try {
    for (const { file, content } of files) {
      written.push(await file.write(content, overwrite));
    }
  } catch (error) {
    for (const index of written.keys()) {
      const { file } = files[index];
      const content = former[index];
      await (content === undefined
        ? file.remove()
        : file.write(content, true)
      ).catch(() => undefined); // Why it failed first is what people need.
    }
    throw error;
  }
  return written;
}
