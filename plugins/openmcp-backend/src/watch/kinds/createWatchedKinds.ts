import {
  INSTALLATION_KINDS,
  InstallationKind,
  OPERATOR_LABELS,
  OPERATOR_NAME,
  ParseResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  createInterner,
  installationOf,
  parseDeploymentObject,
  parseEventObject,
  parseJobObject,
  parsePodObject,
  parseProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common/watched-objects';
import { createReferenceInterner } from './createReferenceInterner';
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

/**
 * Turns the spec of the object with a uid into JSON without values of environment
 * variables; undefined when that cannot be done.
 *
 * @internal
 */
export type HideSpec = (uid: string, spec: unknown) => string | undefined;

function hideSpecOf(raw: unknown, hideSpec: HideSpec): string | undefined {
  const { metadata, spec } = Object(raw);
  return hideSpec(String(Object(metadata).uid), spec);
}

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
 * @param hideSpec - turns the spec of the object with a uid into JSON without
 * values of environment variables; default: specs are not kept as a whole
 * @internal
 */
export function createWatchedKinds(hideSpec?: HideSpec): WatchedKind[] {
  const options = {
    intern: createInterner(),
    internReference: createReferenceInterner(),
  };
  const hide =
    hideSpec &&
    ((raw: unknown) => {
      const spec = hideSpecOf(raw, hideSpec);
      // The same small spec is often there on many clusters.
      return spec === undefined ? undefined : options.intern(spec);
    });
  const providers = INSTALLATION_KINDS.map(
    (kind): WatchedKind => ({
      kind,
      group: 'openmcp.cloud',
      version: 'v1alpha1',
      plural: pluralNames[kind],
      neededFor: 'health',
      scope: 'cluster',
      optional: true,
      project: raw => ({
        type: 'provider',
        // Items of a list need not name their kind.
        object: objectOf(
          parseProviderObject({ ...Object(raw), kind }, options),
        ),
        // Only these are applied by the portal, and compared with that.
        ...(kind === 'PlatformService' && hide && { spec: hide(raw) }),
      }),
      projectIdentity: raw => {
        const { name, uid, creationTimestamp } = Object(Object(raw).metadata);
        const metadata = { name, uid, creationTimestamp };
        return {
          type: 'provider',
          object: objectOf(parseProviderObject({ kind, metadata }, options)),
          unreadable: true,
        };
      },
    }),
  );
  return [
    ...providers,
    {
      kind: 'Job',
      group: 'batch',
      version: 'v1',
      plural: 'jobs',
      neededFor: 'health',
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
      neededFor: 'health',
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
      neededFor: 'health',
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
      neededFor: 'health',
      scope: 'event-namespaces',
      optional: false,
      project: raw => ({
        type: 'event',
        object: objectOf(parseEventObject(raw, options)),
      }),
    },
  ];
}
