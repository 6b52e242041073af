import { maskEnvironment } from './maskEnvironment';

describe('maskEnvironment', () => {
  it('hides every value, and where kubectl repeats them', () => {
    const object = {
      metadata: {
        name: 'eso',
        annotations: {
          'kubectl.kubernetes.io/last-applied-configuration': '{"hush":1}',
          other: 'x',
        },
      },
      spec: {
        image: 'a:1',
        env: [
          { name: 'A', value: 'hush' },
          { name: 'B', value: '' },
          { name: 'C' },
        ],
      },
    };
    const before = structuredClone(object);
    expect(maskEnvironment(object)).toEqual({
      metadata: { name: 'eso', annotations: { other: 'x' } },
      spec: {
        image: 'a:1',
        env: [
          { name: 'A', value: '***' },
          { name: 'B', value: '***' },
          { name: 'C' },
        ],
      },
    });
    expect(object).toEqual(before);
  });

  it('adds nothing', () => {
    expect(maskEnvironment({ spec: { image: 'a' } })).toEqual({
      spec: { image: 'a' },
    });
    expect(maskEnvironment({ metadata: { name: 'x' } })).toEqual({
      metadata: { name: 'x' },
    });
  });
});
