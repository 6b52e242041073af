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

  it('has no other thread compress what is short, so that nobody waits for it', async () => {
    const order: string[] = [];
    const compressedAs = (text: string, name: string) =>
      compressAnswer({ body: text, etag: 'x' })!.then(bytes => {
        order.push(name);
        return gunzipSync(bytes).toString();
      });
    const longer = 'b'.repeat(100_000);
    const later = compressedAs(longer, 'long');
    const soon = compressedAs('a'.repeat(8_192), 'short');
    const next = new Promise<void>(resolve =>
      setImmediate(() => {
        order.push('next turn');
        resolve();
      }),
    );
    expect(await soon).toBe('a'.repeat(8_192));
    await next;
    expect(await later).toBe(longer);
    expect(order.indexOf('short')).toBeLessThan(order.indexOf('next turn'));
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
