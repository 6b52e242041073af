import { AppliedSpec } from './AppliedSpec';
import { EnvironmentHasher } from './EnvironmentHasher';
import { findDrift } from './findDrift';

const uid = 'uid-dns';
const hasher = new EnvironmentHasher();
hasher.setKey(Buffer.alloc(32, 1));

const spec = {
  image: 'ghcr.io/acme/dns:v1',
  runReplicas: 1,
  env: [
    { name: 'TOKEN', value: 'marked-secret' },
    { name: 'LEVEL', value: 'info' },
  ],
};

function applied(generation: number = 3): AppliedSpec {
  return {
    cluster: 'alpha',
    uid,
    name: 'dns',
    generation,
    appliedAt: Date.parse('2026-01-01T12:00:00Z'),
    spec: hasher.hide(uid, spec)!,
  };
}

function driftTo(live: object) {
  return findDrift(applied(), { generation: 4, spec: hasher.hide(uid, live) });
}

describe('findDrift', () => {
  it('finds none while nobody changed the spec, or when it is as before', () => {
    const none = {
      state: 'none',
      appliedAt: '2026-01-01T12:00:00.000Z',
      changes: [],
    };
    expect(findDrift(applied(), { generation: 3 })).toEqual(none);
    expect(driftTo(spec)).toEqual(none);
  });

  it('finds each field that others changed', () => {
    expect(
      driftTo({ ...spec, image: 'ghcr.io/acme/dns:v2', verbosity: 'DEBUG' }),
    ).toEqual({
      state: 'drifted',
      appliedAt: '2026-01-01T12:00:00.000Z',
      changes: [
        {
          field: 'spec.image',
          change: 'changed',
          before: '"ghcr.io/acme/dns:v1"',
          after: '"ghcr.io/acme/dns:v2"',
        },
        { field: 'spec.verbosity', change: 'added', after: '"DEBUG"' },
      ],
    });
  });

  it('finds that a value of a variable is another, and tells neither', () => {
    const [token, level] = spec.env;
    const drift = driftTo({
      ...spec,
      env: [{ ...token, value: 'marked-other' }, level],
    });
    expect(drift.changes).toEqual([
      { field: 'spec.env[TOKEN]', change: 'changed' },
    ]);
  });

  it('says when it cannot compare, and when there is nothing to compare with', () => {
    expect(findDrift(undefined, { generation: 4 }).state).toBe('not-applied');
    expect(findDrift(applied(), { generation: 4 }).state).toBe('unknown');
    expect(findDrift(applied(5), { generation: 4 }).state).toBe('unknown');
  });

  it('bounds what it tells of a value', () => {
    const drift = driftTo({ ...spec, initCommand: ['x'.repeat(10_000)] });
    expect(drift.changes[0].after).toHaveLength(2_048);
  });
});

describe('EnvironmentHasher', () => {
  it('lets no value through, whatever form it has', () => {
    for (const env of [
      spec.env,
      'marked-secret',
      { TOKEN: 'marked-secret' },
      ['marked-secret', { value: 'marked-secret' }, null],
      [{ name: 'TOKEN', value: { nested: 'marked-secret' } }],
    ]) {
      expect(hasher.hide(uid, { ...spec, env })).not.toContain('marked');
    }
  });

  it('keeps what is no value', () => {
    const valueFrom = { secretKeyRef: { name: 'token', key: 'token' } };
    const env = [{ name: 'TOKEN', valueFrom }];
    expect(JSON.parse(hasher.hide(uid, { env })!)).toEqual({ env });
  });

  it('makes equal values look different elsewhere', () => {
    const hidden = (of: string, name: string) =>
      hasher.hide(of, { env: [{ name, value: 'same' }] });
    const other = new EnvironmentHasher();
    other.setKey(Buffer.alloc(32, 2));
    expect(hidden(uid, 'A')).toBe(hidden(uid, 'A'));
    expect(hidden(uid, 'A')).not.toBe(hidden('uid-eso', 'A'));
    expect(hidden(uid, 'A')?.replace('"A"', '"B"')).not.toBe(hidden(uid, 'B'));
    expect(other.hide(uid, { env: [{ name: 'A', value: 'same' }] })).not.toBe(
      hidden(uid, 'A'),
    );
  });

  it('keeps nothing without a key, nor what is too long or no spec', () => {
    expect(new EnvironmentHasher().hide(uid, spec)).toBeUndefined();
    expect(hasher.hide(uid, { image: 'x'.repeat(70_000) })).toBeUndefined();
    expect(hasher.hide(uid, 'text')).toBeUndefined();
    expect(hasher.hide(uid, undefined)).toBeUndefined();
  });
});
