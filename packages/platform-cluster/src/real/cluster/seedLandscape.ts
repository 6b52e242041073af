import {
  landscapeObjects,
  landscapeSurroundings,
  ProviderManifest,
  SurroundingObject,
} from '../../landscape';
import { ApiClient } from './ApiClient';

function collectionOf({ apiVersion, kind }: ProviderManifest): string {
  return `/apis/${apiVersion}/${kind.toLowerCase()}s`;
}

function surroundingCollectionOf({
  apiVersion,
  kind,
  metadata,
}: SurroundingObject): string {
  const root = apiVersion.includes('/') ? 'apis' : 'api';
  const namespace = metadata.namespace
    ? `/namespaces/${metadata.namespace}`
    : '';
  return `/${root}/${apiVersion}${namespace}/${kind.toLowerCase()}s`;
}

/**
 * Creates the landscape that belongs to a cluster's name, and what is around it. It does not wait for
 * the operator: part of it never becomes ready.
 *
 * @param client - client with the rights of the administrator
 * @param name - name of the cluster
 * @throws Error when the API server refuses an object
 * @internal
 */
export async function seedLandscape(
  client: ApiClient,
  name: string,
): Promise<void> {
  for (const object of landscapeSurroundings()) {
    await client.create(surroundingCollectionOf(object), object);
  }
  for (const object of landscapeObjects(name)) {
    await client.create(collectionOf(object), object);
  }
}
