import {
  INSTALLATION_KINDS,
  InstallationReference,
  isInstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createParameterError } from './ParameterError';

/**
 * Reads the path of one installation. Names are taken as they are: one that
 * cannot exist is simply not found.
 *
 * @throws InputError with details when the kind is not known
 * @internal
 */
export function parseInstallationReference(path: {
  cluster: string;
  kind: string;
  name: string;
}): InstallationReference & { cluster: string } {
  const { cluster, kind, name } = path;
  if (!isInstallationKind(kind)) {
    throw createParameterError(
      { field: 'kind', code: 'not-allowed' },
      `must be one of ${INSTALLATION_KINDS.join(', ')}`,
    );
  }
  return { cluster, kind, name };
}
