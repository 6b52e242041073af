import {
  OpenmcpClient,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { TokenSource } from './LandscapeReader';

/**
 * Says of installations which provider they are of.
 *
 * @internal
 */
export interface Providers {
  /**
   * Entity reference of the provider whose image is installed.
   *
   * @returns undefined when none, or more than one, has the image
   */
  of(installation: {
    cluster: string;
    kind: string;
    name: string;
  }): string | undefined;
}

function keyOf(installation: { cluster: string; kind: string; name: string }) {
  const { cluster, kind, name } = installation;
  return JSON.stringify([cluster, kind, name]);
}

/** Whoever may write any entity could claim an image. */
function isBelieved({ kind, trust }: ProviderItem): boolean {
  return kind !== 'tool' && trust === 'trusted';
}

/**
 * Asks the REST API which provider is installed where.
 *
 * @internal
 */
export class ProviderDirectory {
  constructor(
    private readonly client: Pick<OpenmcpClient, 'getProviders'>,
    private readonly token: TokenSource,
  ) {}

  /**
   * @throws as `OpenmcpClient` does; a ResponseError with status 503 while the
   * catalog was not read
   */
  async read(signal: AbortSignal): Promise<Providers> {
    const { items } = await this.client.getProviders(
      {},
      { token: await this.token(), signal },
    );
    const refs = new Map<string, Set<string>>();
    for (const item of items.filter(isBelieved)) {
      for (const installation of item.installations) {
        const key = keyOf(installation);
        refs.set(key, (refs.get(key) ?? new Set()).add(item.entityRef));
      }
    }
    return {
      of: installation => {
        const [ref, ...others] = refs.get(keyOf(installation)) ?? [];
        return others.length === 0 ? ref : undefined;
      },
    };
  }
}
