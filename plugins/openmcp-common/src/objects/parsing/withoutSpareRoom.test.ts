import { withoutSpareRoom } from './withoutSpareRoom';

describe('withoutSpareRoom', () => {
  it('copies a list', () => {
    const list = ['a', 'b'];
    const copy = withoutSpareRoom(list);
    list.push('c');
    expect(copy).toEqual(['a', 'b']);
  });

  it('shares one empty list that nobody can fill', () => {
    const empty = withoutSpareRoom<string>([]);
    expect(withoutSpareRoom([])).toBe(empty);
    expect(() => empty.push('a')).toThrow(TypeError);
  });
});
