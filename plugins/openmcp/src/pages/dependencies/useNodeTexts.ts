import { useMemo } from 'react';
import { DependencyReportEdge } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { GraphModel, GraphNode } from './model';

/**
 * Says what nodes and edges are.
 *
 * @internal
 */
export function useNodeTexts() {
  const { t } = useTranslation();
  return useMemo(() => {
    /** For screen readers: all that the drawing says. */
    const spoken = (node: GraphNode): string =>
      [
        node.wave === undefined
          ? t('dependencies.node.spoken.unordered', { name: node.name })
          : t('dependencies.node.spoken.wave', {
              name: node.name,
              number: String(node.wave + 1),
            }),
        node.candidate && t('dependencies.node.candidate'),
        node.health &&
          t('dependencies.node.spoken.health', {
            health: t(`health.${node.health.worst}`),
            ready: String(node.health.ready),
            total: String(node.health.total),
          }),
        node.notInstalled && t('dependencies.node.notInstalled'),
        t('dependencies.node.spoken.neededBy', {
          count: node.neededBy.length,
        }),
        node.inCircle && t('dependencies.node.spoken.circle'),
      ]
        .filter(Boolean)
        .join(', ');
    /** Names of nodes; with what is soft marked so. */
    const names = (
      { nodes }: GraphModel,
      edges: readonly DependencyReportEdge[],
      end: 'from' | 'to',
    ): string =>
      edges
        .map(edge => {
          const name = nodes.get(edge[end])?.name ?? edge[end];
          return edge.strength === 'soft'
            ? t('dependencies.list.soft', { name })
            : name;
        })
        .join(', ');
    const source = ({ source: { title, type } }: DependencyReportEdge) => {
      if (type !== 'traits') {
        return t(`dependencies.edge.${type}`);
      }
      return title
        ? t('dependencies.edge.traits', { name: title })
        : t('dependencies.edge.traitsHidden');
    };
    return { spoken, names, source };
  }, [t]);
}
