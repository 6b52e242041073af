import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { Answer } from './Answer';

const compressElsewhere = promisify(gzip);

/** Below so many bytes an answer gets hardly smaller. */
const smallestCompressed = 1_024;
/**
 * Up to so many bytes an answer is compressed at once: that takes a tenth of a
 * millisecond, and to have another thread do it takes longer.
 */
const largestAtOnce = 8_192;

/** Answers never change, so that each is encoded once, however often it is sent. */
const plainBytes = new WeakMap<Answer, Buffer>();
const compressedBytes = new WeakMap<Answer, Promise<Buffer>>();

async function compress(bytes: Buffer): Promise<Buffer> {
  return bytes.byteLength <= largestAtOnce
    ? gzipSync(bytes)
    : compressElsewhere(bytes);
}

/**
 * The bytes of an answer.
 *
 * @internal
 */
export function encodeAnswer(answer: Answer): Buffer {
  const known = plainBytes.get(answer);
  const bytes = known ?? Buffer.from(answer.body);
  plainBytes.set(answer, bytes);
  return bytes;
}

/**
 * The compressed bytes of an answer; nothing for one that is too small.
 *
 * @internal
 */
export function compressAnswer(answer: Answer): Promise<Buffer> | undefined {
  const known = compressedBytes.get(answer);
  if (known) {
    return known;
  }
  const bytes = encodeAnswer(answer);
  if (bytes.byteLength < smallestCompressed) {
    return undefined;
  }
  const compressed = compress(bytes);
  compressedBytes.set(answer, compressed);
  return compressed;
}

/**
 * Whether a caller takes gzip, by the header `Accept-Encoding`.
 *
 * @internal
 */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map(each => each.split(';').map(part => part.trim()))
    .some(
      ([coding, ...parameters]) =>
        ['gzip', 'x-gzip', '*'].includes(coding) &&
        !parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter)),
    );
}
