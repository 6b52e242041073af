import { Request, Response } from 'express';
import { Answer } from './Answer';
import { acceptsGzip, compressAnswer, encodeAnswer } from './encodeAnswer';

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
 * @remarks
 * An answer that is sent again is neither encoded nor compressed again: for a long
 * list that costs more than all the rest.
 *
 * @internal
 */
export function sendAnswer(
  request: Pick<Request, 'headers'>,
  response: Pick<Response, 'writeHead' | 'end'>,
  answer: Answer,
): void {
  const headers = {
    etag: `"${answer.etag}"`,
    // It depends on who asks, and it has to be asked for again each time.
    'cache-control': 'private, no-cache',
    vary: 'Authorization, Cookie, Accept-Encoding',
  };
  if (holdsEtag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const send = (bytes: Buffer, encoding?: 'gzip') => {
    response.writeHead(200, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.byteLength,
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(bytes);
  };
  const compressed = acceptsGzip(request.headers['accept-encoding'])
    ? compressAnswer(answer)
    : undefined;
  if (compressed) {
    compressed.then(
      bytes => send(bytes, 'gzip'),
      () => send(encodeAnswer(answer)),
    );
  } else {
    send(encodeAnswer(answer));
  }
}
