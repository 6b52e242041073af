import { ConfigReader } from '@backstage/config';
import { TrustedLocations } from './TrustedLocations';

function trust(...prefixes: string[]) {
  return TrustedLocations.fromConfig(
    new ConfigReader({ openmcp: { trustedProviderLocations: prefixes } }),
  );
}

describe('TrustedLocations', () => {
  it('trusts what comes with this suite and nothing else by default', () => {
    const locations = TrustedLocations.fromConfig(new ConfigReader({}));
    expect(locations.trusts('openmcp:upstream')).toBe(true);
    expect(locations.trusts('openmcp:upstreamX')).toBe(false);
    expect(locations.trusts('openmcp:')).toBe(false);
    expect(locations.trusts('url:https://github.com/acme/x.yaml')).toBe(false);
    expect(locations.trusts(undefined)).toBe(false);
    expect(locations.trusts('')).toBe(false);
  });

  it.each([
    ['url:https://github.com/acme/', 'url:https://github.com/acme/a/x.yaml'],
    ['url:https://github.com/acme', 'url:https://github.com/acme/a/x.yaml'],
    ['url:https://github.com', 'url:https://GitHub.com/acme/a/x.yaml'],
    ['url:https://github.com/a.yaml', 'url:https://github.com/a.yaml'],
    ['file:', 'file:../../catalog/all.yaml'],
    ['file:/srv/catalog/', 'file:/srv/catalog/all.yaml'],
    ['acme:providers', 'acme:providers'],
  ])('%s trusts %s', (prefix, location) => {
    expect(trust(prefix).trusts(location)).toBe(true);
  });

  it.each([
    ['url:https://github.com/acme/', 'url:https://github.com/acme-evil/x.yaml'],
    ['url:https://github.com/acme', 'url:https://github.com/acme-evil/x.yaml'],
    ['url:https://github.com', 'url:https://github.com.evil.example/x.yaml'],
    [
      'url:https://github.com/acme/',
      'url:https://github.com@evil.example/acme/',
    ],
    ['url:https://github.com/acme/', 'file:https://github.com/acme/x.yaml'],
    ['url:https://github.com/acme/', 'url:https://github.com/acme/../evil/x'],
    [
      'url:https://github.com/acme/',
      'url:https://github.com/acme/%2E%2e/evil/x',
    ],
    ['url:https://github.com/acme/', 'url:https://github.com/acme\\..\\evil/x'],
    ['file:/srv/catalog/', 'file:/srv/catalog/../../etc/x.yaml'],
    ['file:/srv/catalog/', 'file:/srv/catalog-of-others/x.yaml'],
  ])('%s does not trust %s', (prefix, location) => {
    expect(trust(prefix).trusts(location)).toBe(false);
  });

  it.each(['', 'https', '/'])('refuses %j, which is no location', prefix => {
    expect(() => trust(prefix)).toThrow(/trustedProviderLocations/);
  });
});
