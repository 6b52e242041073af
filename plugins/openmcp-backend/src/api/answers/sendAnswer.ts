import { Request, Response } from 'express';
import { Answer } from './Answer';

/** `W/"a", "b"` holds `a` and `b`; `*` stands for everything. */
function holdsEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) {
    return false;
  }
  return header
    .split(',')
    .map(each => each.trim().replace(/^W\//, ''))
    .some(each => each === '*' || each === `"${etag}"`);
}

/**
 * Sends an answer, or only says that it is still the one the caller has.
 *
 * @internal
 */
export function sendAnswer(
  request: Pick<Request, 'headers'>,
  response: Pick<Response, 'writeHead' | 'end'>,
  { body, etag }: Answer,
): void {
  const headers = {
    etag: `"${etag}"`,
    // It depends on who asks, and it has to be asked for again each time.
    'cache-control': 'private, no-cache',
    vary: 'Authorization, Cookie',
  };
  if (holdsEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const length = Buffer.byteLength(body);
  response.writeHead(200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': length,
  });
  response.end(body);
}
