import {
  FocusEvent,
  KeyboardEvent,
  Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import {
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { useRowKeys } from '../common';
import { ProviderTicks } from './useProviderTicks';

/**
 * Properties that every drawing of the list has.
 *
 * @internal
 */
export interface ProviderRowsProps {
  /** The providers of this page, in order. */
  items: readonly ProviderItem[];
  clusters: ProviderList['clusters'];
  /** The verdicts are old. */
  stale: boolean;
  /** Our own backend is silent: nothing here is confirmed. */
  silent: boolean;
  /** Gets a function that moves the focus into the list. */
  focusRef: Ref<() => void>;
  ticks: ProviderTicks;
  /** All that match, on whatever page. */
  all: readonly ProviderItem[];
}

/**
 * One tab stop for the links of all providers, moved by arrows, PageUp,
 * PageDown, Home and End; Space, Ctrl+A and Escape tick.
 *
 * @internal
 */
export function useProviderRowKeys(props: ProviderRowsProps) {
  const { all, focusRef, items, ticks } = props;
  const place = useRef<HTMLDivElement>(null);
  const order = useMemo(() => items.map(item => item.entityRef), [items]);
  const focusRow = useCallback((id: string) => {
    const shown =
      place.current?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [];
    [...shown]
      .find(row => row.dataset.rowId === id)
      ?.querySelector('a')
      ?.focus();
  }, []);
  const { activeId, onKeyDown, setActive } = useRowKeys(order, focusRow);
  useImperativeHandle(
    focusRef,
    () => () => {
      if (activeId !== undefined) {
        focusRow(activeId);
      }
    },
    [activeId, focusRow],
  );
  const onFocus = useCallback(
    (event: FocusEvent) => {
      const id = event.target
        .closest('[data-row-id]')
        ?.getAttribute('data-row-id');
      if (id) {
        setActive(id);
      }
    },
    [setActive],
  );
  const onRowKeyDown = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (!event.defaultPrevented) {
      ticks.onKeyDown(
        event,
        activeId,
        all.map(({ entityRef }) => entityRef),
      );
    }
  };
  return {
    activeId,
    rowsProps: { ref: place, onKeyDown: onRowKeyDown, onFocus },
  };
}
