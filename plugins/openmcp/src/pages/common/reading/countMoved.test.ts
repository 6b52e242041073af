import { countMoved } from './countMoved';

describe('countMoved', () => {
  it.each([
    ['abc', 'abc', 0],
    ['abc', 'cab', 1],
    ['abcd', 'dcba', 3],
    ['abc', 'xabyc', 0],
    ['abc', 'c', 0],
    ['', 'abc', 0],
  ])('turns %s into %s by moving %d rows', (before, after, moved) => {
    expect(countMoved([...before], [...after])).toBe(moved);
  });
});
