import { ParseResult } from '@openmcp/backstage-plugin-openmcp-common';
import { createInterner } from '@openmcp/backstage-plugin-openmcp-common/watched-objects';
import {
  parseClusterPurposes,
  parseConfiguration,
  parseCustomResource,
  parseNamespaceName,
} from '@openmcp/backstage-plugin-openmcp-common/surrounding-objects';
import { ConfigurationKind } from './ConfigurationKind';
import { WantedKind, WatchedKind } from './WatchedKind';

/**
 * Namespaces of ControlPlanes: there may be thousands, and whatever wants to go
 * into one is refused without a look at the cluster.
 *
 * @remarks
 * Source: openmcp-operator, `lib/utils/utils.go`.
 */
const controlPlaneNamespace = /^mcp--/;

/**
 * The namespace by whose uid one cluster is told from another: every cluster has
 * it, and it goes with the cluster alone.
 *
 * @remarks
 * Source: OpenTelemetry, semantic conventions of Kubernetes, `k8s.cluster.uid`.
 */
const identifyingNamespace = 'kube-system';

function objectOf<TObject>(result: ParseResult<TObject>): TObject {
  if (result.object === undefined) {
    throw new Error(result.problem);
  }
  return result.object;
}

/**
 * The kinds around the installations of a cluster that rules of eligibility look
 * at.
 *
 * @internal
 */
export interface SurroundingKinds {
  /** Those that are watched on every cluster. */
  fixed: readonly WatchedKind[];
  /** One that traits name; where it is served is yet to be found out. */
  configuration(kind: ConfigurationKind): WantedKind;
}

/**
 * The kinds around installations. Texts that many objects share are kept once for
 * all clusters that share the returned kinds.
 *
 * @internal
 */
export function createSurroundingKinds(): SurroundingKinds {
  const options = { intern: createInterner() };
  const common = { neededFor: 'eligibility', scope: 'cluster' } as const;
  return {
    fixed: [
      {
        ...common,
        kind: 'CustomResourceDefinition',
        group: 'apiextensions.k8s.io',
        version: 'v1',
        plural: 'customresourcedefinitions',
        metadataOnly: true,
        optional: false,
        project: raw => ({
          type: 'custom-resource',
          object: objectOf(parseCustomResource(raw, options)),
        }),
      },
      {
        ...common,
        kind: 'Namespace',
        group: '',
        version: 'v1',
        plural: 'namespaces',
        metadataOnly: true,
        optional: false,
        project: raw => {
          const name = objectOf(parseNamespaceName(raw));
          if (controlPlaneNamespace.test(name)) {
            return undefined;
          }
          const { uid } = Object(Object(raw).metadata);
          return {
            type: 'namespace',
            object: name,
            ...(name === identifyingNamespace &&
              typeof uid === 'string' && { uid }),
          };
        },
      },
      {
        ...common,
        kind: 'Cluster',
        group: 'clusters.openmcp.cloud',
        version: 'v1alpha1',
        plural: 'clusters',
        optional: true,
        project: raw => ({
          type: 'purposes',
          object: objectOf(parseClusterPurposes(raw, options)),
        }),
      },
    ],
    configuration: ({ group, kind }) => ({
      ...common,
      kind,
      group,
      metadataOnly: true,
      optional: true,
      project: raw => ({
        type: 'configuration',
        object: objectOf(parseConfiguration(raw, { group, kind }, options)),
      }),
    }),
  };
}
