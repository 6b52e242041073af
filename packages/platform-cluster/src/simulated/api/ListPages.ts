import { KubernetesObject } from '../objects';
import { ObjectStore } from '../store';
import { ApiError } from './ApiError';

/** Where a list goes on. */
interface Continuation {
  /**
   * Resource version of the first page; -1 for the rest as it is by now, which
   * follows from no single moment.
   */
  resourceVersion: number;
  /** Namespace and name of the last item of the page before. */
  after: string;
}

/**
 * The part of a collection that one request is about.
 *
 * @internal
 */
export interface ListPart {
  /** All objects of the kind, as they were at one moment. */
  objects: KubernetesObject[];
  /** That moment. */
  resourceVersion: number;
  /** Key of the object after which the page begins. */
  after?: string;
}

// Lists that are read to their end need far fewer.
const rememberedMoments = 100;

function keyOf({ metadata }: KubernetesObject): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}

function tokenOf(continuation: Continuation): string {
  return Buffer.from(JSON.stringify(continuation)).toString('base64url');
}

function parseToken(token: string): Continuation {
  try {
    const { resourceVersion, after } = JSON.parse(
      Buffer.from(token, 'base64url').toString(),
    );
    if (Number.isInteger(resourceVersion) && typeof after === 'string') {
      return { resourceVersion, after };
    }
  } catch {
    // It is refused below.
  }
  throw ApiError.badRequest('continue key is not valid');
}

/**
 * Remembers the moments at which lists began, so that all pages of a list show
 * that moment.
 *
 * @internal
 */
export class ListPages {
  readonly #store: ObjectStore;
  readonly #moments = new Map<string, KubernetesObject[]>();

  /**
   * Remembers nothing yet.
   *
   * @param store - the objects
   */
  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /**
   * Finds what a request is about.
   *
   * @param kind - id of the kind
   * @param namespace - all namespaces when it is left out
   * @param token - query parameter `continue`
   * @throws ApiError 400 when it is not a token, 410 with another token when its
   * moment is not known any more
   */
  find(
    kind: string,
    namespace: string | undefined,
    token: string | null,
  ): ListPart {
    const { resourceVersion } = this.#store;
    if (!token) {
      const objects = this.#store.list(kind, namespace);
      return { objects, resourceVersion };
    }
    const { resourceVersion: moment, after } = parseToken(token);
    if (moment < 0) {
      const objects = this.#store.list(kind, namespace);
      return { objects, resourceVersion, after };
    }
    const objects = this.#moments.get(`${moment} ${kind} ${namespace ?? ''}`);
    if (!objects) {
      throw ApiError.expiredContinuation(
        tokenOf({ resourceVersion: -1, after }),
      );
    }
    return { objects, resourceVersion: moment, after };
  }

  /**
   * Makes the token for the page after one, and remembers its moment.
   *
   * @param kind - id of the kind
   * @param namespace - undefined for all namespaces
   * @param part - what the page was taken from
   * @param last - last object of the page
   */
  continueAfter(
    kind: string,
    namespace: string | undefined,
    part: ListPart,
    last: KubernetesObject,
  ): string {
    const { resourceVersion, objects } = part;
    const id = `${resourceVersion} ${kind} ${namespace ?? ''}`;
    this.#moments.delete(id);
    this.#moments.set(id, objects);
    for (const [oldest] of this.#moments) {
      if (this.#moments.size <= rememberedMoments) {
        break;
      }
      this.#moments.delete(oldest);
    }
    return tokenOf({ resourceVersion, after: keyOf(last) });
  }

  /** Forgets all moments: lists that are half read cannot go on. */
  forget(): void {
    this.#moments.clear();
  }

  /**
   * Tells whether an object comes after the page before.
   *
   * @param object - an object of the part
   * @param part - the part
   */
  isLeft(object: KubernetesObject, { after }: ListPart): boolean {
    return after === undefined || keyOf(object) > after;
  }
}
