import { Response } from 'express';

/**
 * Aborted when the client went away before it was answered.
 *
 * @internal
 */
export function abandonmentOf(
  response: Pick<Response, 'on' | 'closed'>,
): AbortSignal {
  const controller = new AbortController();
  response.on('close', () => controller.abort());
  // Whoever left while rights were asked for is not heard leaving any more.
  if (response.closed) {
    controller.abort();
  }
  return controller.signal;
}
