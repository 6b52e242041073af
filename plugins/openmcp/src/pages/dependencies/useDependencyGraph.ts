import { useMemo } from 'react';
import { DependencyReport } from '@openmcp/backstage-plugin-openmcp-common';
import { LoadProblem } from '../../live';
import { useProviders } from '../common';
import { focusOn, MOST_NODES, restrict, startOf } from './focusOn';
import { buildModel, findNode, GraphModel, GraphNode } from './model';
import { ALL_NODES, DependencyQuery } from './useDependencyQuery';

/**
 * The whole graph, and the part of it that the address asks for.
 *
 * @internal
 */
export interface ShownGraph {
  model: GraphModel;
  shown: GraphModel;
  /** What only the surroundings of are shown. */
  focus?: GraphNode;
  /** A focus that the address names and that is not there. */
  missingFocus?: string;
  /** Why nothing is known of health. */
  healthProblem?: LoadProblem;
}

/**
 * Puts the graph together as far as it is known.
 *
 * @internal
 */
export function useDependencyGraph(
  report: DependencyReport | undefined,
  query: DependencyQuery,
): ShownGraph | undefined {
  const providers = useProviders();
  const items = providers.data?.items;
  const model = useMemo(
    () => report && buildModel(report, items),
    [report, items],
  );
  const { focus: wanted, soft } = query;
  const { problem } = providers;
  return useMemo(() => {
    if (!model) {
      return undefined;
    }
    const named = wanted === ALL_NODES ? undefined : wanted;
    const found = findNode(model, named);
    const focus =
      found ??
      (wanted !== ALL_NODES && model.nodes.size > MOST_NODES
        ? startOf(model)
        : undefined);
    return {
      model,
      shown: restrict(model, focus && focusOn(model, focus), soft),
      focus,
      missingFocus: named !== undefined && !found ? named : undefined,
      healthProblem: problem,
    };
  }, [model, wanted, soft, problem]);
}
