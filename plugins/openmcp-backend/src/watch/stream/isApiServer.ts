import { Collection } from './Collection';
import { requestJson } from './requestJson';

/**
 * Tells whether an API server answers at the moment, by what every one serves.
 *
 * @remarks
 * An API server answers the path of a kind that it does not have with a bare
 * "404 page not found", and so does many a proxy whose backend is gone. Every
 * user that has logged on may ask for the API groups (Kubernetes, cluster role
 * `system:discovery`).
 *
 * @returns false also when the answer is a refusal or does not come
 * @internal
 */
export async function isApiServer(
  collection: Pick<Collection, 'transport' | 'clock'>,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const answer = await requestJson(collection, '/apis', signal);
    return Object(answer).kind === 'APIGroupList';
  } catch {
    return false;
  }
}
