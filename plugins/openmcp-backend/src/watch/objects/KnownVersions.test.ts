import { KnownVersions } from './KnownVersions';

describe('KnownVersions', () => {
  it('knows what was set last, also after much came and went', () => {
    const known = new KnownVersions();
    const expected = new Map<
      string,
      { uid: string; resourceVersion: string }
    >();
    for (let step = 0; step < 2_000; step += 1) {
      const key = `object-${(step * 7_919) % 97}`;
      if (step % 3 === 2) {
        known.delete(key);
        expected.delete(key);
      } else {
        const object = { uid: `uid-${step}`, resourceVersion: `${step}` };
        known.set(key, object);
        expected.set(key, object);
      }
      expect(known.get(key)).toEqual(expected.get(key));
    }
    expect(known.size).toBe(expected.size);
    expect(new Map(known)).toEqual(expected);
  });

  it('can forget the versions and keep the objects', () => {
    const known = new KnownVersions();
    known.set('a', { uid: 'uid-a', resourceVersion: '5' });
    known.forgetVersions();
    expect(known.get('a')).toEqual({ uid: 'uid-a', resourceVersion: '' });
  });
});
