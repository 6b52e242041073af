import {
  PlatformModeDeclaration,
  VersionTraits,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * How an image is told to use platform mode, as its traits declare it.
 *
 * @returns undefined when it cannot be told, or needs not to be
 * @internal
 */
export function describePlatformMode(
  traits: VersionTraits | undefined,
): PlatformModeDeclaration | undefined {
  const target = traits?.platformTarget;
  if (!target?.via || target.via === 'always' || target.mode === 'pods-only') {
    return undefined;
  }
  return {
    via: target.via,
    name: target.name,
    value: target.value,
    releasedSince: target.releasedSince ?? undefined,
  };
}
