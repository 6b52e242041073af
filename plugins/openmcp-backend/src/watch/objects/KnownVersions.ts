import { KnownObject } from './reduceObjects';

/** For what nothing is known of; it is never changed. */
const none: never[] = [];

/**
 * Uid and version of each object by its key. There are ten thousands of them: an
 * object for each would take more memory than what it holds, so that they are in
 * two lists, and the key leads to a place in them. Of most kinds that are looked for
 * on a cluster there is nothing, so that the lists begin with the first object.
 *
 * @internal
 */
export class KnownVersions implements Iterable<[string, KnownObject]> {
  private places?: Map<string, number>;
  private uids: string[] = none;
  private versions: string[] = none;
  /** Places of what was deleted. */
  private free: number[] = none;

  get size(): number {
    return this.places?.size ?? 0;
  }

  get(key: string): KnownObject | undefined {
    const place = this.places?.get(key);
    return place === undefined ? undefined : this.read(place);
  }

  set(key: string, { uid, resourceVersion }: KnownObject): void {
    this.places ??= this.begin();
    const place = this.places.get(key) ?? this.free.pop() ?? this.uids.length;
    this.places.set(key, place);
    this.uids[place] = uid;
    this.versions[place] = resourceVersion;
  }

  delete(key: string): void {
    const place = this.places?.get(key);
    if (place !== undefined) {
      this.places?.delete(key);
      this.uids[place] = '';
      this.versions[place] = '';
      this.free.push(place);
    }
  }

  /** No version is known any more, but all objects. */
  forgetVersions(): void {
    if (this.places) {
      this.versions.fill('');
    }
  }

  *[Symbol.iterator](): Iterator<[string, KnownObject]> {
    for (const [key, place] of this.places ?? []) {
      yield [key, this.read(place)];
    }
  }

  private begin(): Map<string, number> {
    this.uids = [];
    this.versions = [];
    this.free = [];
    return new Map();
  }

  private read(place: number): KnownObject {
    return { uid: this.uids[place], resourceVersion: this.versions[place] };
  }
}
