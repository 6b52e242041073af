import { createContext } from 'react';

/**
 * What the nodes of a drawing share.
 *
 * @internal
 */
export interface GraphState {
  /** Id of the node that can be reached with Tab. */
  active?: string;
  /** Id of the node whose panel is open. */
  selected?: string;
  /** Ids of the nodes that are next to the active one; missing: none is. */
  near?: ReadonlySet<string>;
  /** The answer about health is old. */
  stale: boolean;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
}

/** @internal */
export const GraphContext = createContext<GraphState>({
  stale: false,
  onFocus: () => undefined,
  onOpen: () => undefined,
});
