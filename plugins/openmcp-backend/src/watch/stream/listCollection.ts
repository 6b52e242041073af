import { ClusterFailure } from '../../clusters';
import { backgroundTurns, TimeSlice } from '../../timing';
import { acceptList, collectionPath, listTypeOf } from '../kinds';
import { ObservedObject, readObject } from '../objects';
import { createNotKubernetesFailure } from './checkAnswer';
import { Collection } from './Collection';
import { CollectionBudget } from './CollectionBudget';
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

interface PageRequest {
  /** Undefined to ask for everything at once. */
  limit?: number;
  continueToken?: string;
}

async function readPage(
  collection: Collection,
  { limit, continueToken }: PageRequest,
  budget: CollectionBudget,
  signal: AbortSignal,
): Promise<Page> {
  const { kind, namespace } = collection;
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
  budget.beginPage();
  const answer = await requestJson(collection, path, signal, {
    accept: acceptList(kind),
    onBytes: count => budget.takePageBytes(count),
  });
  return parsePage(collection, answer);
}

/** Asks for a page before somebody waits for it. */
function fetchPage(...request: Parameters<typeof readPage>): Promise<Page> {
  const page = readPage(...request);
  // Whoever waits for it is told.
  page.catch(() => {});
  return page;
}

function isExpired(error: unknown): boolean {
  return error instanceof ClusterFailure && error.code === 'watch-expired';
}

/** What was read of a list so far. */
class ListReader {
  private readonly slice = new TimeSlice(backgroundTurns);
  readonly objects: ObservedObject[] = [];
  unidentified = 0;

  constructor(private readonly collection: Collection) {}

  async take(items: unknown[]): Promise<void> {
    const { kind, namespace } = this.collection;
    for (const item of items) {
      const object = readObject(kind, item, namespace);
      if (object) {
        this.objects.push(object);
      } else {
        this.unidentified += 1;
      }
      if (this.slice.isOver) {
        await this.slice.giveWay();
      }
    }
  }
}

/**
 * Lists a collection page by page: while one is read, the next one is on its way.
 * Nothing of it counts before the last page was read; where the continuation
 * expires on the way, it begins again, and at last asks for everything at once.
 *
 * @remarks
 * With the refusal of an expired continuation comes another one, for the rest as
 * it is by then. It is not taken: what changed meanwhile among the objects that
 * were read before would be missed for good, because a watch goes on from there.
 *
 * @throws ClusterFailure, or what the transport throws; `too-many-objects` when
 *   it is more than the limits of the collection
 * @internal
 */
export async function listCollection(
  collection: Collection,
  signal: AbortSignal,
): Promise<ListResult> {
  const { kind, limits } = collection;
  const budget = new CollectionBudget(kind, limits);
  let reader = new ListReader(collection);
  let limit: number | undefined = pageSize;
  let attempts = 1;
  const fetch = (continueToken?: string) =>
    fetchPage(collection, { limit, continueToken }, budget, signal);
  let continueToken: string | undefined;
  let fetched = fetch();
  for (;;) {
    let page: Page;
    try {
      page = await fetched;
    } catch (error) {
      if (!isExpired(error) || !continueToken) {
        throw error;
      }
      attempts += 1;
      limit = attempts > pagedAttempts ? undefined : pageSize;
      reader = new ListReader(collection);
      budget.restart();
      continueToken = undefined;
      fetched = fetch();
      continue;
    }
    const { items, resourceVersion } = page;
    budget.takeObjects(items.length);
    if (page.continueToken && page.continueToken === continueToken) {
      // It would go on for ever.
      throw createNotKubernetesFailure();
    }
    continueToken = page.continueToken;
    if (continueToken) {
      fetched = fetch(continueToken);
    }
    await reader.take(items);
    if (!continueToken) {
      const { objects, unidentified } = reader;
      return { objects, resourceVersion, unidentified };
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
    new CollectionBudget(collection.kind, collection.limits),
    signal,
  );
  return page.resourceVersion;
}
