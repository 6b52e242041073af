/**
 * Hands over the parts of a body one after the other, the next one when what was
 * made of the last one is done.
 *
 * @remarks
 * `for await` holds on to the last part while it waits for the next one. A watch
 * waits for minutes, and there may be hundreds: each would keep tens of kilobytes.
 *
 * @throws whatever reading the body throws, or taking a part; then the body is given
 *   up
 * @internal
 */
export async function readChunks(
  body: AsyncIterable<Uint8Array>,
  take: (chunk: Uint8Array) => Promise<void>,
): Promise<void> {
  const chunks = body[Symbol.asyncIterator]();
  let isOver = false;
  try {
    while (!isOver) {
      isOver = await takeNext(chunks, take);
    }
  } finally {
    if (!isOver) {
      await chunks.return?.();
    }
  }
}

/** Its own function, so that nothing of it is left while the caller waits. */
async function takeNext(
  chunks: AsyncIterator<Uint8Array>,
  take: (chunk: Uint8Array) => Promise<void>,
): Promise<boolean> {
  const { done, value } = await chunks.next();
  if (!done) {
    await take(value);
  }
  return done === true;
}
