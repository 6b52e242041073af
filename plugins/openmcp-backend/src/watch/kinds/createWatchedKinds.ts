import {
  createInterner,
  INSTALLATION_KINDS,
  InstallationKind,
  installationOf,
  OPERATOR_LABELS,
  OPERATOR_NAME,
  ParseResult,
  parseDeploymentObject,
  parseEventObject,
  parseJobObject,
  parsePodObject,
  parseProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { WatchedKind } from './WatchedKind';

const operatorSelector = `${OPERATOR_LABELS.managedBy}=${OPERATOR_NAME}`;

/**
 * Plural names of the provider kinds.
 *
 * @remarks
 * Source: openmcp-operator, `api/crds/manifests`.
 */
const pluralNames: Record<InstallationKind, string> = {
  ClusterProvider: 'clusterproviders',
  ServiceProvider: 'serviceproviders',
  PlatformService: 'platformservices',
};

function objectOf<TObject>(result: ParseResult<TObject>): TObject {
  if (result.object === undefined) {
    throw new Error(result.problem);
  }
  return result.object;
}

/**
 * The kinds that are watched on every platform cluster. Texts that many objects
 * share are kept once for all clusters that share the returned table.
 *
 * @internal
 */
export function createWatchedKinds(): WatchedKind[] {
  const options = { intern: createInterner() };
  const providers = INSTALLATION_KINDS.map(
    (kind): WatchedKind => ({
      kind,
      group: 'openmcp.cloud',
      version: 'v1alpha1',
      plural: pluralNames[kind],
      scope: 'cluster',
      optional: true,
      project: raw => ({
        type: 'provider',
        // Items of a list need not name their kind.
        object: objectOf(
          parseProviderObject({ ...Object(raw), kind }, options),
        ),
      }),
    }),
  );
  return [
    ...providers,
    {
      kind: 'Job',
      group: 'batch',
      version: 'v1',
      plural: 'jobs',
      scope: 'operator-namespaces',
      labelSelector: operatorSelector,
      optional: false,
      project: raw =>
        installationOf(raw) && {
          type: 'job',
          object: objectOf(parseJobObject(raw, options)),
        },
    },
    {
      kind: 'Deployment',
      group: 'apps',
      version: 'v1',
      plural: 'deployments',
      scope: 'operator-namespaces',
      labelSelector: operatorSelector,
      optional: false,
      project: raw =>
        installationOf(raw) && {
          type: 'deployment',
          object: objectOf(parseDeploymentObject(raw, options)),
        },
    },
    {
      kind: 'Pod',
      group: '',
      version: 'v1',
      plural: 'pods',
      scope: 'operator-namespaces',
      labelSelector: operatorSelector,
      optional: false,
      project: raw =>
        installationOf(raw) && {
          type: 'pod',
          object: objectOf(parsePodObject(raw, options)),
        },
    },
    {
      kind: 'Event',
      group: '',
      version: 'v1',
      plural: 'events',
      scope: 'event-namespaces',
      optional: false,
      project: raw => ({
        type: 'event',
        object: objectOf(parseEventObject(raw, options)),
      }),
    },
  ];
}
