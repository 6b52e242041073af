import { randomUUID } from 'node:crypto';
import {
  lstat,
  mkdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resolveSafeChildPath } from '@backstage/backend-plugin-api';
import { ActionFailure } from '../failures';
import { checkWorkspacePath } from './checkWorkspacePath';

/**
 * What became of a file.
 *
 * - `created`: it was not there.
 * - `replaced`: it was there with other content.
 * - `unchanged`: it was there with this content.
 *
 * @internal
 */
export type WrittenFile = 'created' | 'replaced' | 'unchanged';

/** The code alone: messages of Node name paths of the host. */
function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? '' : ` (${code})`;
}

/**
 * A file of a task's workspace. No part of its path may be a link, so that
 * neither a look at it nor writing it leaves the workspace.
 *
 * @internal
 */
export class WorkspaceFile {
  private readonly segments: string[];

  /**
   * @param workspacePath - of the task
   * @param path - relative to it, as given by the author of a template
   * @param field - name of the input, for messages
   * @throws ActionFailure when the path is none of a file inside the workspace
   */
  constructor(
    private readonly workspacePath: string,
    private readonly path: string,
    private readonly field: string,
  ) {
    this.segments = checkWorkspacePath(path, field);
  }

  /** True when the other one is the same file. */
  isSame(other: WorkspaceFile): boolean {
    return this.segments.join('/') === other.segments.join('/');
  }

  /**
   * The content of the file.
   *
   * @returns undefined when it is not there
   * @throws ActionFailure when the path is a directory, a link or leads through one,
   * or cannot be looked at
   */
  async read(): Promise<string | undefined> {
    const target = await this.check();
    return target.exists ? readFile(target.file, 'utf8') : undefined;
  }

  /**
   * Tells whether the file can be written, without writing anything.
   *
   * @param content - the whole text
   * @param overwrite - whether a file with other content may be replaced
   * @returns what the file holds now; undefined when it is not there
   * @throws ActionFailure as `read`, and when the file is there with other content
   * and may not be replaced
   */
  async checkWrite(
    content: string,
    overwrite: boolean,
  ): Promise<string | undefined> {
    const former = await this.read();
    if (former !== undefined && former !== content && !overwrite) {
      this.refuse(
        'is there already with other content; set "overwrite" to replace it',
      );
    }
    return former;
  }

  /** Takes the file away again that was written by mistake. */
  async remove(): Promise<void> {
    const { exists, file } = await this.check();
    if (exists) {
      await rm(file);
    }
  }

  /**
   * Writes the file as a whole: at any time it has its former content or the new
   * one. Directories on the way are made.
   *
   * @param content - the whole text
   * @param overwrite - whether a file with other content may be replaced
   * @throws ActionFailure as `checkWrite`, and when writing fails
   */
  async write(content: string, overwrite: boolean): Promise<WrittenFile> {
    const former = await this.checkWrite(content, overwrite);
    if (former === content) {
      return 'unchanged';
    }
    await mkdir(dirname(join(this.workspacePath, ...this.segments)), {
      recursive: true,
    }).catch(error => this.refuse(`could not be written${reasonOf(error)}`));
    // Once more, because time has passed.
    const { file } = await this.check();
    const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, content, { flag: 'wx' });
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      this.refuse(`could not be written${reasonOf(error)}`);
    }
    return former === undefined ? 'created' : 'replaced';
  }

  private async check(): Promise<{ file: string; exists: boolean }> {
    let exists = true;
    for (let depth = 1; depth <= this.segments.length && exists; depth++) {
      const isFile = depth === this.segments.length;
      const stats = await lstat(
        join(this.workspacePath, ...this.segments.slice(0, depth)),
      ).catch(error =>
        error.code === 'ENOENT'
          ? undefined
          : this.refuse(`could not be looked at${reasonOf(error)}`),
      );
      if (stats === undefined) {
        exists = false;
      } else if (stats.isSymbolicLink()) {
        this.refuse('is a link or leads through one');
      } else if (isFile && stats.isDirectory()) {
        this.refuse('is a directory');
      } else if (isFile ? !stats.isFile() : !stats.isDirectory()) {
        this.refuse('is no regular file or leads through one');
      }
    }
    return { file: this.resolve(), exists };
  }

  private resolve(): string {
    try {
      return resolveSafeChildPath(this.workspacePath, join(...this.segments));
    } catch {
      return this.refuse('leads out of the workspace');
    }
  }

  private refuse(reason: string): never {
    throw new ActionFailure(`${this.field} "${this.path}" ${reason}`);
  }
}
