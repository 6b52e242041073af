import { InstallationEntries } from './InstallationEntries';

const dns = { kind: 'PlatformService', name: 'dns' } as const;
const mixed = { kind: 'PlatformService', name: 'DNS.Zone' } as const;

describe('InstallationEntries', () => {
  it('has one entry for each kind and name', () => {
    const entries = new InstallationEntries();
    const entry = entries.obtain(dns);
    expect(entries.obtain({ ...dns })).toBe(entry);
    expect(entries.get(dns)).toBe(entry);
    expect(entries.get({ ...dns, kind: 'ServiceProvider' })).toBeUndefined();
    expect(entry).toMatchObject(dns);
    expect([...entries.values()]).toEqual([entry]);
  });

  it('finds entries by lower-cased names, however they are written', () => {
    const entries = new InstallationEntries();
    const plain = entries.obtain(dns);
    const other = entries.obtain(mixed);
    const find = (name: string) =>
      entries.getByLowerCaseName('PlatformService', name);
    expect(find('dns')).toBe(plain);
    expect(find('dns.zone')).toBe(other);
    entries.delete(other);
    expect(find('dns.zone')).toBeUndefined();
    expect(find('dns')).toBe(plain);
    entries.delete(plain);
    expect([...entries.values()]).toEqual([]);
  });
});
