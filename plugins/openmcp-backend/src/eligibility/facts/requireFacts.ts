import { INSTALLATION_KINDS } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterReason } from '../../clusters';
import { ClusterView } from '../../fleet';
import { createClusterError } from '../../refusals';
import { wasRead } from './createClusterFacts';

/** Kinds around installations without which something blocked looks allowed. */
const neededKinds: readonly string[] = [
  'CustomResourceDefinition',
  'Namespace',
];

const notReadYet: ClusterReason = {
  code: 'not-read-yet',
  params: {},
  message: 'not read yet',
};

function findUnread(cluster: ClusterView) {
  const { kinds, surroundings } = cluster.status;
  const installations = wasRead(cluster)
    ? []
    : kinds.filter(
        ({ kind, asOf }) =>
          asOf === undefined &&
          INSTALLATION_KINDS.some(installation => installation === kind),
      );
  return [
    ...installations,
    ...surroundings.filter(
      ({ kind, asOf }) => asOf === undefined && neededKinds.includes(kind),
    ),
  ];
}

function describeUnread(cluster: ClusterView): ClusterReason | undefined {
  const unread = findUnread(cluster);
  if (unread.length === 0) {
    return wasRead(cluster) ? undefined : cluster.status.reason ?? notReadYet;
  }
  const kinds = unread.map(({ kind }) => kind).join(', ');
  return unread.some(({ state }) => state === 'forbidden')
    ? {
        code: 'kinds-not-readable',
        params: { kinds },
        message: `not readable: ${kinds}, so nobody can say what blocks it there`,
      }
    : {
        ...notReadYet,
        message: `not read yet: ${kinds}, so nobody can say what blocks it there`,
      };
}

/**
 * Refuses to judge for the gate as long as it is not known what is on a cluster.
 * What was read once is good enough, however old it is; who may not read it needs
 * the right to.
 *
 * @throws ServiceUnavailableError (503) with `reason`
 * @internal
 */
export function requireFacts(cluster: ClusterView): void {
  const reason = describeUnread(cluster);
  if (reason) {
    throw createClusterError(cluster.definition.title, { reason }, 'nothing');
  }
}
