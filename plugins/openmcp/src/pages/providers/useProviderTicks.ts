import { KeyboardEvent, useCallback, useMemo, useState } from 'react';

/** So many can be compared. */
export const LEAST_TICKED = 2;
export const MOST_TICKED = 4;

/**
 * Which providers are ticked.
 *
 * @internal
 */
export interface ProviderTicks {
  /** Entity references, in the order in which they were ticked. */
  ticked: readonly string[];
  toggle: (entityRef: string) => void;
  /** Space ticks, Ctrl+A ticks all that match, Escape clears. */
  onKeyDown: (
    event: KeyboardEvent,
    active: string | undefined,
    all: readonly string[],
  ) => void;
}

/**
 * Keeps which providers are ticked.
 *
 * @internal
 */
export function useProviderTicks(): ProviderTicks {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (entityRef: string) =>
      setTicked(before =>
        before.includes(entityRef)
          ? before.filter(ref => ref !== entityRef)
          : [...before, entityRef],
      ),
    [],
  );
  const onKeyDown = useCallback<ProviderTicks['onKeyDown']>(
    (event, active, all) => {
      if (event.altKey || event.shiftKey) {
        return;
      }
      const isCommand = event.ctrlKey || event.metaKey;
      const isLink = (event.target as HTMLElement).tagName === 'A';
      if (event.key === ' ' && !isCommand && isLink && active) {
        toggle(active);
      } else if (event.key.toLocaleLowerCase('en-US') === 'a' && isCommand) {
        setTicked(all);
      } else if (event.key === 'Escape') {
        setTicked([]);
      } else {
        return;
      }
      event.preventDefault();
    },
    [toggle],
  );
  return useMemo(
    () => ({ ticked, toggle, onKeyDown }),
    [ticked, toggle, onKeyDown],
  );
}
