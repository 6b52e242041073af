import { ClusterFailure } from '../../clusters';
import { WatchedKind } from '../kinds';

/**
 * How much of one collection is read at most.
 *
 * @internal
 */
export interface CollectionLimits {
  /** Objects that are kept. */
  objects: number;
  /** Bytes of one page, which is parsed as a whole. */
  pageBytes: number;
  /** Bytes of a whole list, whether it comes in pages or as a stream. */
  listBytes: number;
}

const mebibyte = 1024 * 1024;

/**
 * Far more than a platform cluster holds, and so much that a portal can still
 * bear it: what is kept of so many objects is some 120 MB. A page of 500 objects
 * may have 128 KiB for each.
 */
const collectionLimits: CollectionLimits = {
  objects: 100_000,
  pageBytes: 64 * mebibyte,
  listBytes: 2_048 * mebibyte,
};

function describeLimit(limit: keyof CollectionLimits, value: number): string {
  const number = (amount: number) => amount.toLocaleString('en-US');
  switch (limit) {
    case 'objects':
      return `more than ${number(value)}`;
    case 'pageBytes':
      return `more than ${number(value)} bytes in one answer`;
    default:
      return `more than ${number(value)} bytes`;
  }
}

/**
 * Counts what is read of a list. Whatever an API server answers, also one that
 * never comes to an end, it takes no more memory than that.
 *
 * @internal
 */
export class CollectionBudget {
  private objects = 0;
  private ofPage = 0;
  private ofList = 0;

  constructor(
    private readonly kind: Pick<WatchedKind, 'kind'>,
    private readonly limits: CollectionLimits = collectionLimits,
  ) {}

  /** Another page begins. */
  beginPage(): void {
    this.ofPage = 0;
  }

  /** The list begins anew. */
  restart(): void {
    this.objects = 0;
    this.ofList = 0;
  }

  /**
   * A part of a page arrived.
   *
   * @throws ClusterFailure `too-many-objects`
   */
  takePageBytes(count: number): void {
    this.ofPage += count;
    this.require('pageBytes', this.ofPage);
    this.takeBytes(count);
  }

  /**
   * A part of the list arrived.
   *
   * @throws ClusterFailure `too-many-objects`
   */
  takeBytes(count: number): void {
    this.ofList += count;
    this.require('listBytes', this.ofList);
  }

  /**
   * So many more objects are kept.
   *
   * @throws ClusterFailure `too-many-objects`
   */
  takeObjects(count: number): void {
    this.objects += count;
    this.requireObjects(this.objects);
  }

  /**
   * So many objects are kept in all.
   *
   * @throws ClusterFailure `too-many-objects`
   */
  requireObjects(count: number): void {
    this.require('objects', count);
  }

  private require(limit: keyof CollectionLimits, count: number): void {
    const most = this.limits[limit];
    if (count > most) {
      const { kind } = this.kind;
      throw new ClusterFailure(
        'too-many-objects',
        `too many objects: ${describeLimit(limit, most)} of ${kind}`,
        { kind, limit: most },
      );
    }
  }
}
