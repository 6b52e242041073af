import { createSharer } from './createSharer';

describe('createSharer', () => {
  it('gives equal values as one, and others as others', () => {
    const share = createSharer<{ wanted: unknown; observed: number }>();
    const first = share({ wanted: 1, observed: 1 });
    expect(share({ wanted: 1, observed: 1 })).toBe(first);
    expect(share({ wanted: 2, observed: 1 })).toEqual({
      wanted: 2,
      observed: 1,
    });
    expect(share({ wanted: '1', observed: 1 })).not.toBe(first);
  });

  it('compares by a key, where one is given', () => {
    const share = createSharer<{ name: string }>(({ name }) => name);
    const first = share({ name: 'dns' });
    expect(share({ name: 'dns' })).toBe(first);
    expect(share({ name: 'eso' })).not.toBe(first);
  });

  it('remembers no more than it may', () => {
    const share = createSharer<{ number: number }>(undefined, 2);
    const first = share({ number: 1 });
    share({ number: 2 });
    share({ number: 3 });
    const again = share({ number: 1 });
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
  });

  it('gives values that nobody can change for all others', () => {
    const shared = createSharer<{ number: number }>()({ number: 1 });
    expect(() => {
      shared.number = 2;
    }).toThrow(TypeError);
  });
});
