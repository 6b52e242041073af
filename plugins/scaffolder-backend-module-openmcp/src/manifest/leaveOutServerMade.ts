import type { PlatformServiceObject } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Metadata that an API server makes of its own. In a repository it is at best
 * noise; a `resourceVersion` makes an apply of the file fail.
 */
const SERVER_MADE: readonly string[] = [
  'uid',
  'resourceVersion',
  'generation',
  'creationTimestamp',
  'deletionTimestamp',
  'deletionGracePeriodSeconds',
  'managedFields',
  'selfLink',
];

/** What kubectl remembers of an apply: the object once more, with its values. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/**
 * What is left of a manifest that was copied from a cluster when what the cluster
 * makes is left out of it: that part of the metadata, the status, and what kubectl
 * remembers.
 *
 * @returns the metadata without it, and what was left out, by its path
 * @internal
 */
export function leaveOutServerMade(object: PlatformServiceObject): {
  metadata: PlatformServiceObject['metadata'];
  leftOut: string[];
} {
  const entries = Object.entries(object.metadata);
  const isServerMade = ([field]: [string, unknown]) =>
    SERVER_MADE.includes(field);
  // A key without a value is null.
  const annotations = Object.entries(object.metadata.annotations ?? {});
  const isRemembered = ([name]: [string, unknown]) => name === LAST_APPLIED;
  return {
    // In the order of the file, so that no more of it changes than has to.
    metadata: Object.fromEntries(
      entries
        .filter(entry => !isServerMade(entry))
        .map(([field, value]) =>
          field === 'annotations' && annotations.some(isRemembered)
            ? [
                field,
                Object.fromEntries(
                  annotations.filter(entry => !isRemembered(entry)),
                ),
              ]
            : [field, value],
        ),
    ) as unknown as PlatformServiceObject['metadata'],
    leftOut: [
      ...entries.filter(isServerMade).map(([field]) => `metadata.${field}`),
      ...annotations
        .filter(isRemembered)
        .map(([name]) => `metadata.annotations["${name}"]`),
      ...(Object.hasOwn(object, 'status') ? ['status'] : []),
    ],
  };
}
