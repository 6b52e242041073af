import {
  OpenmcpClient,
  ProviderInstallation,
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ListedInstallation } from './Landscape';

/**
 * Says of installations which provider they are of.
 *
 * @internal
 */
export interface Providers {
  /**
   * Entity reference of the provider whose image is installed.
   *
   * @param before - what was said of it last; it goes on where nothing is known
   * @returns undefined when none, or more than one, has the image
   */
  of(
    installation: Pick<
      ListedInstallation,
      'cluster' | 'kind' | 'name' | 'image'
    >,
    before: string | undefined,
  ): string | undefined;
}

function keyOf(installation: { cluster: string; kind: string; name: string }) {
  const { cluster, kind, name } = installation;
  return JSON.stringify([cluster, kind, name]);
}

/** Whoever may write any entity could claim an image. */
function isBelieved({ kind, trust }: ProviderItem): boolean {
  return kind !== 'tool' && trust === 'trusted';
}

/** Everything that the answer speaks of, whoever provides it. */
function mentionedIn({
  items,
  undescribed,
}: ProviderList): Map<string, ProviderInstallation> {
  const installations = [
    ...items.flatMap(each => each.installations),
    ...undescribed.flatMap(each => each.installations),
  ];
  return new Map(installations.map(each => [keyOf(each), each]));
}

/**
 * Asks the REST API which provider is installed where.
 *
 * @internal
 */
export class ProviderDirectory {
  constructor(private readonly client: Pick<OpenmcpClient, 'getProviders'>) {}

  /**
   * @throws as `OpenmcpClient` does; a ResponseError with status 503 while the
   * catalog was not read
   */
  async read(signal: AbortSignal): Promise<Providers> {
    const list = await this.client.getProviders({}, { signal });
    const believed = list.items.filter(isBelieved);
    const known = new Set(believed.map(({ entityRef }) => entityRef));
    const refs = new Map<string, Set<string>>();
    for (const { entityRef, installations } of believed) {
      for (const key of installations.map(keyOf)) {
        refs.set(key, (refs.get(key) ?? new Set()).add(entityRef));
      }
    }
    const mentioned = mentionedIn(list);
    return {
      of: (installation, before) => {
        const key = keyOf(installation);
        const { image } = mentioned.get(key) ?? {};
        const isOutdated = image !== undefined && image !== installation.image;
        if (!mentioned.has(key) || isOutdated) {
          // Who answered has not read it, or not as it is now.
          return before !== undefined && known.has(before) ? before : undefined;
        }
        const [ref, ...others] = refs.get(key) ?? [];
        return others.length === 0 ? ref : undefined;
      },
    };
  }
}
