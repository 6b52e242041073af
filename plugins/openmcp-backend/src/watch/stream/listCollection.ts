import { ClusterFailure } from '../../clusters';
import { TimeSlice } from '../../timing';
import { collectionPath } from '../kinds';
import { ObservedObject, readObject } from '../objects';
import { createNotKubernetesFailure } from './checkAnswer';
import { Collection } from './Collection';
import { requestJson } from './requestJson';

const pageSize = 500;
/** How often a list begins again because its continuation expired. */
const longestRestarts = 3;

/**
 * A whole collection at one moment.
 *
 * @internal
 */
export interface ListResult {
  objects: ObservedObject[];
  /** From here a watch goes on. */
  resourceVersion: string;
  /** Objects that could not even be identified. */
  unidentified: number;
}

interface Page {
  items: unknown[];
  resourceVersion: string;
  continueToken?: string;
}

function parsePage(collection: Collection, answer: unknown): Page {
  const list = Object(answer);
  const { kind, group } = collection.kind;
  const apiVersion = String(list.apiVersion);
  const answeredGroup = apiVersion.includes('/')
    ? apiVersion.split('/')[0]
    : '';
  const metadata = Object(list.metadata);
  if (
    list.kind !== `${kind}List` ||
    answeredGroup !== group ||
    !Array.isArray(list.items) ||
    typeof metadata.resourceVersion !== 'string'
  ) {
    throw createNotKubernetesFailure();
  }
  return {
    items: list.items,
    resourceVersion: metadata.resourceVersion,
    continueToken: metadata.continue || undefined,
  };
}

async function readPage(
  collection: Collection,
  continueToken: string | undefined,
  signal: AbortSignal,
): Promise<Page> {
  const { kind, namespace } = collection;
  const query = new URLSearchParams({ limit: String(pageSize) });
  if (kind.labelSelector) {
    query.set('labelSelector', kind.labelSelector);
  }
  if (continueToken) {
    query.set('continue', continueToken);
  }
  const path = `${collectionPath(kind, namespace)}?${query}`;
  return parsePage(collection, await requestJson(collection, path, signal));
}

/**
 * Lists a collection page by page. Nothing of it counts before the last page was
 * read; where the continuation expires on the way, it begins again.
 *
 * @throws ClusterFailure, or what the transport throws
 * @internal
 */
export async function listCollection(
  collection: Collection,
  signal: AbortSignal,
): Promise<ListResult> {
  const slice = new TimeSlice();
  let objects: ObservedObject[] = [];
  let unidentified = 0;
  let continueToken: string | undefined;
  let restarts = 0;
  for (;;) {
    let page: Page;
    try {
      page = await readPage(collection, continueToken, signal);
    } catch (error) {
      const expired =
        error instanceof ClusterFailure && error.code === 'watch-expired';
      restarts += 1;
      if (!expired || !continueToken || restarts > longestRestarts) {
        throw error;
      }
      objects = [];
      unidentified = 0;
      continueToken = undefined;
      continue;
    }
    for (const item of page.items) {
      const object = readObject(collection.kind, item);
      if (object) {
        objects.push(object);
      } else {
        unidentified += 1;
      }
      await slice.giveWay();
    }
    continueToken = page.continueToken;
    if (!continueToken) {
      return { objects, resourceVersion: page.resourceVersion, unidentified };
    }
  }
}
