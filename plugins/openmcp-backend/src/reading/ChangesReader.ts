import { Change } from '../store';
import { ChangePage } from './ChangeReader';
import { ReadOptions } from './InstallationsReader';

/**
 * Reads for a caller what changed.
 *
 * @internal
 */
export interface ChangesReader {
  /**
   * @param after - a revision of this process; without it the answer tells where
   * to begin
   * @returns `concerns` tells, by the rights of this moment, whether the caller
   * may know of a later change
   * @throws NotAllowedError when the caller may see no installation at all;
   * RevisionGone when it is not known what happened since the revision
   */
  listChanges(
    after: string | undefined,
    options: ReadOptions,
  ): Promise<ChangePage & { concerns: (change: Change) => boolean }>;
}
