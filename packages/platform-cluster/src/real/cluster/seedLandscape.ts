import {
  landscapeObjects,
  landscapeSurroundings,
  ProviderManifest,
  SurroundingObject,
  surroundingsWriter,
} from '../../landscape';
import { waitUntil } from '../processes';
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
 * Creates the landscape that belongs to a cluster's name, and what is around it.
 * It does not wait for the operator: part of it never becomes ready.
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
    const collection = surroundingCollectionOf(object);
    // Its kind may have been defined just now.
    await waitUntil({
      what: `${object.kind} is served`,
      check: async () => (await client.send('GET', collection)).status === 200,
      timeoutSeconds: 30,
    });
    await client.create(
      `${collection}?fieldManager=${surroundingsWriter}`,
      object,
    );
  }
  for (const object of landscapeObjects(name)) {
    await client.create(collectionOf(object), object);
  }
}
