import { startTransition, useEffect, useState } from 'react';

/**
 * Draws a long list bit by bit, so that its beginning is seen at once and
 * what somebody does meanwhile is not kept waiting.
 *
 * @param total - how many there are
 * @param step - how many are drawn at first, and more each time
 * @returns how many to draw now; in the end all of them
 * @internal
 */
export function useGradually(total: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < total) {
      startTransition(() => setDrawn(drawn + step));
    }
  }, [drawn, total, step]);
  return Math.min(drawn, total);
}
