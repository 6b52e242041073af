import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Whether a released image has platform mode: a version declares it, or the
 * image was built as a platform service. Otherwise everything about platform
 * mode is conditional.
 *
 * @internal
 */
export function hasPlatformMode({
  kind,
  platformMode,
}: Pick<ProviderItem, 'kind' | 'platformMode'>): boolean {
  return (
    kind === 'platform-service' || platformMode?.releasedSince !== undefined
  );
}
