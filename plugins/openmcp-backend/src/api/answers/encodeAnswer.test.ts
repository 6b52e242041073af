import { gunzipSync } from 'node:zlib';
import { acceptsGzip, compressAnswer, encodeAnswer } from './encodeAnswer';

const long = { body: `"${'ä'.repeat(600)}"`, etag: 'x' };

describe('encodeAnswer', () => {
  it('encodes and compresses an answer once', async () => {
    const bytes = encodeAnswer(long);
    expect(bytes.toString()).toBe(long.body);
    expect(encodeAnswer(long)).toBe(bytes);
    const compressed = await compressAnswer(long)!;
    expect(gunzipSync(compressed).toString()).toBe(long.body);
    expect(await compressAnswer(long)).toBe(compressed);
  });

  it('leaves a small answer as it is', () => {
    expect(compressAnswer({ body: '{}', etag: 'x' })).toBeUndefined();
  });

  it.each([
    ['gzip', true],
    ['br, GZIP;q=0.5', true],
    ['x-gzip', true],
    ['*', true],
    ['gzip;q=0', false],
    ['gzip; q=0.000', false],
    ['br, deflate', false],
    ['', false],
    [undefined, false],
  ])('reads %j', (header, expected) => {
    expect(acceptsGzip(header)).toBe(expected);
  });
});
