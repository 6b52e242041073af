import { readRetryAfter } from './readRetryAfter';

const now = Date.parse('2026-01-01T12:00:00Z');

describe('readRetryAfter', () => {
  it.each([
    ['7', undefined, 7_000],
    [' 0 ', undefined, 0],
    ['0.5', undefined, 500],
    ['86400', undefined, 300_000],
    ['Infinity', undefined, 300_000],
    ['Thu, 01 Jan 2026 12:00:09 GMT', undefined, 9_000],
    ['Thu, 01 Jan 2026 09:00:09 GMT', 'Thu, 01 Jan 2026 09:00:00 GMT', 9_000],
    ['Thu, 01 Jan 2026 12:00:09 GMT', 'not a date', 9_000],
    ['Thu, 01 Jan 2026 11:00:00 GMT', undefined, 0],
    ['Thu, 01 Jan 2099 00:00:00 GMT', undefined, 300_000],
    ['-5', undefined, undefined],
    ['soon', undefined, undefined],
    ['', undefined, undefined],
    [undefined, undefined, undefined],
  ])('reads %j at %j as %j', (retryAfter, date, expected) => {
    expect(readRetryAfter({ 'retry-after': retryAfter, date }, now)).toBe(
      expected,
    );
  });
});
