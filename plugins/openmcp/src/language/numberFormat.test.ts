import { knownLocale, numberFormat } from './numberFormat';

describe('numberFormat', () => {
  it.each([
    ['en-GB', '3,000'],
    ['de', '3.000'],
    ['no language at all', '3,000'],
    ['', '3,000'],
  ])('writes numbers in %s', (locale, text) => {
    expect(numberFormat(locale)(3_000)).toBe(text);
  });

  it('keeps what the browser knows', () => {
    expect(knownLocale('de')).toBe('de');
    expect(knownLocale('{{locale}}')).toBe('en-GB');
  });
});
