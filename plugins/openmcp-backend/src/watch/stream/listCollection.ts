import { ClusterFailure } from '../../clusters';
import { backgroundTurns, TimeSlice } from '../../timing';
import { acceptList, collectionPath, listTypeOf } from '../kinds';
import { ObservedObject, readObject } from '../objects';
import { createNotKubernetesFailure } from './checkAnswer';
import { Collection } from './Collection';
import { requestJson } from './requestJson';

const pageSize = 500;
/** So often a list in pages begins again because its continuation expired. */
const pagedAttempts = 2;

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
  const { kind, group } = listTypeOf(collection.kind);
  const apiVersion = String(list.apiVersion);
  const answeredGroup = apiVersion.includes('/')
    ? apiVersion.split('/')[0]
    : '';
  const metadata = Object(list.metadata);
  if (
    list.kind !== kind ||
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
  options: { limit?: number; continueToken?: string },
  signal: AbortSignal,
): Promise<Page> {
  const { kind, namespace } = collection;
  const { limit, continueToken } = options;
  const query = new URLSearchParams();
  if (limit) {
    query.set('limit', String(limit));
  }
  if (kind.labelSelector) {
    query.set('labelSelector', kind.labelSelector);
  }
  if (continueToken) {
    query.set('continue', continueToken);
  }
  const path = `${collectionPath(kind, namespace)}?${query}`;
  return parsePage(
    collection,
    await requestJson(collection, path, signal, acceptList(kind)),
  );
}

/**
 * Lists a collection page by page. Nothing of it counts before the last page was
 * read; where the continuation expires on the way, it begins again, and at last
 * asks for everything at once.
 *
 * @remarks
 * With the refusal of an expired continuation comes another one, for the rest as
 * it is by then. It is not taken: what changed meanwhile among the objects that
 * were read before would be missed for good, because a watch goes on from there.
 *
 * @throws ClusterFailure, or what the transport throws
 * @internal
 */
export async function listCollection(
  collection: Collection,
  signal: AbortSignal,
): Promise<ListResult> {
  const slice = new TimeSlice(backgroundTurns);
  let objects: ObservedObject[] = [];
  let unidentified = 0;
  let continueToken: string | undefined;
  let attempts = 1;
  for (;;) {
    let page: Page;
    try {
      const limit = attempts > pagedAttempts ? undefined : pageSize;
      page = await readPage(collection, { limit, continueToken }, signal);
    } catch (error) {
      const expired =
        error instanceof ClusterFailure && error.code === 'watch-expired';
      if (!expired || !continueToken) {
        throw error;
      }
      attempts += 1;
      objects = [];
      unidentified = 0;
      continueToken = undefined;
      continue;
    }
    for (const item of page.items) {
      const object = readObject(collection.kind, item, collection.namespace);
      if (object) {
        objects.push(object);
      } else {
        unidentified += 1;
      }
      await slice.giveWay();
    }
    if (page.continueToken && page.continueToken === continueToken) {
      // It would go on for ever.
      throw createNotKubernetesFailure();
    }
    continueToken = page.continueToken;
    if (!continueToken) {
      return { objects, resourceVersion: page.resourceVersion, unidentified };
    }
  }
}

/**
 * Asks for a single object of a collection, whichever, to see whether it can be
 * read at this moment. The answer rests on the storage of the API server and not
 * on what the API server remembers.
 *
 * @returns the version of the collection
 * @throws ClusterFailure, or what the transport throws
 * @internal
 */
export async function probeCollection(
  collection: Collection,
  signal: AbortSignal,
): Promise<string> {
  const page = await readPage(
    // Selecting would make the API server look through all objects.
    { ...collection, kind: { ...collection.kind, labelSelector: undefined } },
    { limit: 1 },
    signal,
  );
  return page.resourceVersion;
}
