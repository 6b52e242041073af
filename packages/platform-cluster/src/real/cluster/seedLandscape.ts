import { landscapeObjects, ProviderManifest } from '../../landscape';
import { ApiClient } from './ApiClient';

function collectionOf({ apiVersion, kind }: ProviderManifest): string {
  return `/apis/${apiVersion}/${kind.toLowerCase()}s`;
}

/**
 * Creates the landscape that belongs to a cluster's name. It does not wait for
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
  for (const object of landscapeObjects(name)) {
    await client.create(collectionOf(object), object);
  }
}
