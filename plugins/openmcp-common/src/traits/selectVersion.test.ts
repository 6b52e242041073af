import { selectVersion } from './selectVersion';
import type { ProviderTraits } from './types';

const digest = `sha256:${'a'.repeat(64)}`;

const traits: ProviderTraits = {
  schemaVersion: 1,
  versions: [
    { versionRange: '>=0.1.0 <1.0.0', component: 'old' },
    {
      versionRange: '>=1.0.0 <2.0.0',
      component: 'current',
      digests: { [digest]: 'v0.5.0' },
    },
    { versionRange: '>=2.0.0-rc.1', component: 'next' },
  ],
};

describe('selectVersion', () => {
  it.each([
    ['1.2.3', 'current'],
    ['v1.2.3', 'current'],
    ['v0.1.2-dev', 'old'],
    ['v1.0.0-rc.1', 'current'],
    ['v2.0.0-rc.1', 'next'],
    ['v2.0.0-alpha', 'next'],
    ['v9.0.0', 'next'],
    [digest, 'old'],
    [`v1.2.3@${digest}`, 'old'],
    [`sha-1a2b3c4@${digest}`, 'old'],
    [undefined, 'next'],
    ['', 'next'],
  ])('finds the traits of %s', (wanted, component) => {
    expect(selectVersion(traits, wanted)?.component).toBe(component);
  });

  it.each([
    'v0.0.9',
    'latest',
    'v1',
    '1.2',
    'main',
    'constructor',
    `sha256:${'b'.repeat(64)}`,
    `v1.2.3@sha256:${'b'.repeat(64)}`,
    'sha256:',
    '@',
  ])('finds nothing for %s', wanted => {
    expect(selectVersion(traits, wanted)).toBeUndefined();
  });

  it.each([
    [['>=1.0.0', '>=1.0.0-alpha <1.0.0'], 'v1.0.0-beta'],
    [['>=2.0.0', '2.0.0-rc.1'], 'v2.0.0-rc.1'],
  ])('prefers of %j the range that names %s', (ranges, wanted) => {
    const versions = ranges.map(versionRange => ({ versionRange }));
    for (const each of [versions, [...versions].reverse()]) {
      expect(
        selectVersion({ schemaVersion: 1, versions: each }, wanted),
      ).toEqual({ versionRange: ranges[1] });
    }
  });

  it('takes the newest range, wherever it stands', () => {
    const { versions } = traits;
    const reversed = { ...traits, versions: [...versions].reverse() };
    expect(selectVersion(reversed)?.component).toBe('next');
  });

  it.each([
    ['<1.0.0 || >=3.0.0', '>=1.0.0 <3.0.0'],
    ['>=1.0.0', '*'],
    ['^2.0.0', '~1.9.0'],
    ['2.0.0-rc.1', '<2.0.0'],
  ])('takes %s for newer than %s', (newer, older) => {
    for (const ranges of [
      [newer, older],
      [older, newer],
    ]) {
      const versions = ranges.map(versionRange => ({ versionRange }));
      expect(selectVersion({ schemaVersion: 1, versions })).toEqual({
        versionRange: newer,
      });
    }
  });

  it('finds nothing where nothing is declared', () => {
    const empty = { schemaVersion: 1 as const, versions: [] };
    expect(selectVersion(empty)).toBeUndefined();
    expect(selectVersion(empty, '1.0.0')).toBeUndefined();
  });
});
