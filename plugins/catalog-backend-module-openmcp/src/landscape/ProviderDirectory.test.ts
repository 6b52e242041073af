import {
  ProviderInstallation,
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ProviderDirectory } from './ProviderDirectory';

const dns = {
  cluster: 'alpha',
  kind: 'PlatformService' as const,
  name: 'dns',
  image: 'ghcr.io/acme/dns:v1',
};
const dnsRef = 'component:default/dns';
const otherRef = 'component:default/other';

function installed(image: string = dns.image): ProviderInstallation {
  return { ...dns, image, health: 'Healthy', simulated: false, stale: false };
}

function provider(
  entityRef: string,
  installations: ProviderInstallation[],
  more: Partial<ProviderItem> = {},
): ProviderItem {
  return {
    entityRef,
    kind: 'platform-service',
    trust: 'trusted',
    installations,
    ...more,
  } as ProviderItem;
}

async function read(list: Partial<ProviderList>) {
  const directory = new ProviderDirectory({
    getProviders: async () =>
      ({ items: [], undescribed: [], ...list } as ProviderList),
  });
  return directory.read(new AbortController().signal);
}

describe('ProviderDirectory', () => {
  it('names the one provider whose image is installed', async () => {
    const items = [provider(dnsRef, [installed()])];
    expect((await read({ items })).of(dns, undefined)).toBe(dnsRef);
    expect((await read({ items })).of(dns, otherRef)).toBe(dnsRef);
  });

  it.each([
    [
      'more than one has the image',
      [provider(dnsRef, [installed()]), provider(otherRef, [installed()])],
    ],
    [
      'it is not believed',
      [provider(dnsRef, [installed()], { trust: 'untrusted' as never })],
    ],
    ['it is a tool', [provider(dnsRef, [installed()], { kind: 'tool' })]],
  ])('names none where %s', async (_why, items) => {
    expect((await read({ items })).of(dns, dnsRef)).toBeUndefined();
  });

  it('names none where it is said that no entity describes the image', async () => {
    const providers = await read({
      items: [provider(dnsRef, [])],
      undescribed: [
        { image: 'ghcr.io/acme/dns', installations: [installed()] },
      ],
    });
    expect(providers.of(dns, dnsRef)).toBeUndefined();
  });

  it('keeps what was known of an installation that the answer does not speak of', async () => {
    const providers = await read({ items: [provider(dnsRef, [])] });
    expect(providers.of(dns, dnsRef)).toBe(dnsRef);
    expect(providers.of(dns, undefined)).toBeUndefined();
    // There is no such provider any more.
    expect(providers.of(dns, otherRef)).toBeUndefined();
  });

  it('keeps what was known where the answer speaks of another image', async () => {
    const providers = await read({
      items: [
        provider(dnsRef, []),
        provider(otherRef, [installed('ghcr.io/acme/other:v1')]),
      ],
    });
    expect(providers.of(dns, dnsRef)).toBe(dnsRef);
  });
});
