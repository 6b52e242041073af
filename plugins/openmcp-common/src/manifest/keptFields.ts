import type { KeptField } from '../client';

/** The types make sure that none is forgotten. */
const kept: Record<KeptField, true> = {
  imagePullSecrets: true,
  initCommand: true,
  runCommand: true,
  env: true,
  extraVolumes: true,
  extraVolumeMounts: true,
  runReplicas: true,
  topologySpreadConstraints: true,
  verbosity: true,
  metrics: true,
  platformMode: true,
};

/**
 * All that an update can leave as it is: every field of a spec but the image, and
 * `platformMode`, the statement that is recorded beside it.
 *
 * @public
 */
export const KEPT_FIELDS = Object.keys(kept) as unknown as readonly [
  KeptField,
  ...KeptField[],
];
