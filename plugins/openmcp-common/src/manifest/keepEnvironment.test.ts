import { keepEnvironment } from './keepEnvironment';

const image = 'a:1';

describe('keepEnvironment', () => {
  it('takes values to be kept from the live object', () => {
    const spec = {
      image,
      env: [
        { name: 'A', keep: true },
        { name: 'B', value: 'new', keep: false },
        { name: 'C', keep: true },
      ],
    };
    const live = {
      env: [
        { name: 'C' },
        { name: 'A', value: 'old' },
        { name: 'B', value: 'x' },
      ],
    };
    expect(keepEnvironment(spec, live)).toEqual({
      spec: {
        image,
        env: [
          { name: 'A', value: 'old' },
          { name: 'B', value: 'new' },
          { name: 'C' },
        ],
      },
      missing: [],
    });
    expect(spec.env[0]).toEqual({ name: 'A', keep: true });
  });

  it.each([undefined, null, 'x', {}, { env: null }, { env: [null, {}, 'A'] }])(
    'names what is not there: %j',
    live => {
      expect(
        keepEnvironment({ image, env: [{ name: 'A', keep: true }] }, live),
      ).toEqual({ spec: { image, env: [] }, missing: ['A'] });
    },
  );

  it('leaves a spec without variables as it is', () => {
    const spec = { image };
    expect(keepEnvironment(spec, { env: [{ name: 'A' }] }).spec).toBe(spec);
  });
});
