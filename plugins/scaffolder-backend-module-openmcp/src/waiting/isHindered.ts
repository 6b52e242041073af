import type {
  Installation,
  StatusCode,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What hardly heals by itself, because an image, a command or the configuration
 * is wrong. What may, as a node that is still missing, is waited for.
 */
const HINDRANCES: readonly StatusCode[] = [
  'init-creation-failed',
  'init-failed',
  'image-pull-failed',
  'container-configuration-failed',
  'crash-loop',
  'container-failed',
  'installation-failed',
  'deployment-not-available',
];

/**
 * Tells whether a service will not become healthy unless somebody changes
 * something: it fails, or it was stopped on purpose.
 *
 * @internal
 */
export function isHindered({ health, summary }: Installation): boolean {
  return (
    health === 'Suspended' ||
    (health === 'Degraded' &&
      (HINDRANCES as readonly string[]).includes(summary.code))
  );
}
