import {
  ExpectedChanges,
  KeptField,
  PlatformModeStatement,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { LiveObject } from './live/LiveObject';

/**
 * An object as it is and as it would be.
 *
 * @internal
 */
export interface JudgedChange {
  /** Undefined when there is no such object. */
  live?: LiveObject;
  /** As the dry run of the API server answers it. */
  after: LiveObject;
}

/**
 * What is to be on a cluster, after everything that can be checked without the
 * cluster was checked.
 *
 * @internal
 */
export interface PlatformServiceWish {
  name: string;
  spec: PlatformServiceSpec;
  /** How the image is told to use platform mode; recorded on the object. */
  platformMode?: PlatformModeStatement;
  /** Fields that stay as they are on the cluster; none by default. */
  keep?: readonly KeptField[];
  /** What somebody was shown that would change, and nothing else may. */
  expected?: ExpectedChanges;
  /**
   * Told what is there, before anything is sent; throws what stands against it.
   */
  review?(live: LiveObject | undefined): Promise<void>;
  /**
   * Told what is there and what a dry run answers that would be there: with fields
   * of others, and with what the cluster itself adds or changes. Throws what stands
   * against it. What is written then is that, or nothing.
   */
  judge?(change: JudgedChange): Promise<void>;
  /** Entity reference or subject of who wants it. */
  by: string;
  dryRun: boolean;
  /**
   * True where the object gets onto the cluster through a repository: what looks
   * after it there is no obstacle, and is looked past in the dry run.
   */
  throughRepository: boolean;
  /** Takes fields over from other managers. */
  force: boolean;
}
