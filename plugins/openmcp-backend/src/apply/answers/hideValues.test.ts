import { hideValues } from './hideValues';

describe('hideValues', () => {
  const value = 'se<cr&et>"1"';

  it.each([
    ['as it is', value],
    ['quoted', JSON.stringify(value)],
    ['quoted by a program in Go', '"se\\u003ccr\\u0026et\\u003e\\"1\\""'],
  ])('hides a value that is written %s', (_, written) => {
    expect(
      hideValues(`the value ${written} is refused`, [value]).replaceAll(
        '"',
        '',
      ),
    ).toBe('the value *** is refused');
  });

  it('leaves words alone that hold a very short value', () => {
    expect(hideValues('nothing is on', ['on'])).toBe('nothing is on');
  });
});
