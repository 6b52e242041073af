import {
  DeploymentObject,
  EventObject,
  InstalledConfiguration,
  InstalledCustomResource,
  JobObject,
  PodObject,
  ProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Something around the installations of a cluster that rules of eligibility look
 * at, reduced to what is kept.
 *
 * @internal
 */
export type SurroundingObject =
  | { type: 'custom-resource'; object: InstalledCustomResource }
  | {
      type: 'namespace';
      object: string;
      /** Only of the one that tells one cluster from another. */
      uid?: string;
    }
  /** What a `Cluster` object is for. */
  | { type: 'purposes'; object: readonly string[] }
  | { type: 'configuration'; object: InstalledConfiguration };

/**
 * An object of a platform cluster, reduced to what is kept.
 *
 * @internal
 */
export type KeptObject =
  | {
      type: 'provider';
      object: ProviderObject;
      /**
       * Of a PlatformService: its spec as JSON, with hashes in the place of values
       * of environment variables. Missing when it could not be made.
       */
      spec?: string;
      /**
       * True when nothing could be understood but which object it is; all else of
       * it says nothing.
       */
      unreadable?: true;
    }
  | { type: 'job'; object: JobObject }
  | { type: 'deployment'; object: DeploymentObject }
  | { type: 'pod'; object: PodObject }
  | { type: 'event'; object: EventObject }
  | SurroundingObject;

const surroundingTypes: ReadonlySet<KeptObject['type']> = new Set([
  'custom-resource',
  'namespace',
  'purposes',
  'configuration',
] as const);

/**
 * Tells what is around installations from what is part of one.
 *
 * @internal
 */
export function isSurroundingObject(
  kept: KeptObject,
): kept is SurroundingObject {
  return surroundingTypes.has(kept.type);
}
