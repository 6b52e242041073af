import type { Installation } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Tells whether somebody changed a service after what is waited for: it is
 * healthy then as they want it. A removal counts as none.
 *
 * @internal
 */
export function isSuperseded(
  { generation: { wanted }, health }: Installation,
  generation: number | undefined,
): boolean {
  return (
    generation !== undefined && wanted > generation && health !== 'Terminating'
  );
}
