import { Entity } from '@backstage/catalog-model';
import { isInstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationAddress } from './useInstallation';
import { ANNOTATION } from '../../api/annotations';

/**
 * Which installation an entity stands for; undefined where its annotations do not
 * say so.
 *
 * @internal
 */
export function installationOf({
  metadata,
}: Entity): InstallationAddress | undefined {
  const { annotations = {} } = metadata;
  const cluster = annotations[ANNOTATION.cluster]?.trim();
  const kind = annotations[ANNOTATION.kind]?.trim();
  const name = annotations[ANNOTATION.name]?.trim();
  return cluster && name && kind && isInstallationKind(kind)
    ? { cluster, kind, name }
    : undefined;
}
