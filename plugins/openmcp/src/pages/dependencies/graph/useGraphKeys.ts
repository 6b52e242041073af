import { KeyboardEvent, useCallback, useRef, useState } from 'react';
import { GraphModel } from '../model';
import { GraphLayout } from './layOutGraph';

/** The node of these that is drawn nearest to the height of another one. */
function nearest(
  ids: readonly string[],
  layout: GraphLayout,
  y: number,
): string | undefined {
  return [...ids].sort(
    (left, right) =>
      Math.abs((layout.nodes.get(left)?.y ?? 0) - y) -
      Math.abs((layout.nodes.get(right)?.y ?? 0) - y),
  )[0];
}

function target(
  key: string,
  active: string,
  shown: GraphModel,
  layout: GraphLayout,
): string | undefined {
  const at = layout.nodes.get(active) ?? { x: 0, y: 0 };
  const column = [...layout.nodes]
    .filter(([id, { x }]) => x === at.x && shown.nodes.has(id))
    .sort(([, left], [, right]) => left.y - right.y)
    .map(([id]) => id);
  const place = column.indexOf(active);
  switch (key) {
    case 'ArrowRight':
      return nearest(
        shown.edges.filter(({ from }) => from === active).map(({ to }) => to),
        layout,
        at.y,
      );
    case 'ArrowLeft':
      return nearest(
        shown.edges.filter(({ to }) => to === active).map(({ from }) => from),
        layout,
        at.y,
      );
    case 'ArrowDown':
      return column[place + 1];
    case 'ArrowUp':
      return column[place - 1];
    case 'Home':
      return column[0];
    case 'End':
      return column.at(-1);
    default:
      return undefined;
  }
}

const MOVES = [
  'ArrowRight',
  'ArrowLeft',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
];

/**
 * One tab stop for all nodes: Right and Left follow an edge, Up and Down stay in
 * the wave, plus, minus and 0 zoom.
 *
 * @internal
 */
export function useGraphKeys(options: {
  shown: GraphModel;
  layout: GraphLayout;
  onReveal: (id: string) => void;
  onZoom: (to: 'in' | 'out' | 'fit') => void;
  onClose: () => void;
}) {
  const { layout, onClose, onReveal, onZoom, shown } = options;
  const area = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const first = [...shown.nodes.keys()].sort((left, right) => {
    const a = layout.nodes.get(left) ?? { x: 0, y: 0 };
    const b = layout.nodes.get(right) ?? { x: 0, y: 0 };
    return a.x - b.x || a.y - b.y;
  })[0];
  const active =
    chosen !== undefined && shown.nodes.has(chosen) ? chosen : first;

  const focusNode = useCallback((id: string) => {
    const all =
      area.current?.querySelectorAll<HTMLElement>('[data-node]') ?? [];
    [...all]
      .find(({ dataset }) => dataset.node === id)
      ?.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isNode = (event.target as HTMLElement).dataset.node !== undefined;
    if (!isNode || event.altKey || event.ctrlKey || event.metaKey || !active) {
      return;
    }
    if (MOVES.includes(event.key)) {
      const next = target(event.key, active, shown, layout);
      if (next !== undefined) {
        setChosen(next);
        onReveal(next);
        focusNode(next);
      }
    } else if (event.key === '+' || event.key === '=') {
      onZoom('in');
    } else if (event.key === '-') {
      onZoom('out');
    } else if (event.key === '0') {
      onZoom('fit');
    } else if (event.key === 'Escape') {
      onClose();
    } else {
      return;
    }
    event.preventDefault();
  };
  return { area, active, setActive: setChosen, onKeyDown };
}
