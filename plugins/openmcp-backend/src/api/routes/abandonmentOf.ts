import { Response } from 'express';

/**
 * Aborted when the client went away before it was answered.
 *
 * @internal
 */
export function abandonmentOf(response: Pick<Response, 'on'>): AbortSignal {
  const controller = new AbortController();
  response.on('close', () => controller.abort());
  return controller.signal;
}
