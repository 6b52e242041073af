import { KnownObject } from './reduceObjects';

/**
 * Uid and version of each object by its key. There are ten thousands of them: an
 * object for each would take more memory than what it holds, so that they are in
 * two lists, and the key leads to a place in them.
 *
 * @internal
 */
export class KnownVersions implements Iterable<[string, KnownObject]> {
  private readonly places = new Map<string, number>();
  private readonly uids: string[] = [];
  private readonly versions: string[] = [];
  /** Places of what was deleted. */
  private readonly free: number[] = [];

  get size(): number {
    return this.places.size;
  }

  get(key: string): KnownObject | undefined {
    const place = this.places.get(key);
    return place === undefined ? undefined : this.read(place);
  }

  set(key: string, { uid, resourceVersion }: KnownObject): void {
    const place = this.places.get(key) ?? this.free.pop() ?? this.uids.length;
    this.places.set(key, place);
    this.uids[place] = uid;
    this.versions[place] = resourceVersion;
  }

  delete(key: string): void {
    const place = this.places.get(key);
    if (place !== undefined) {
      this.places.delete(key);
      this.uids[place] = '';
      this.versions[place] = '';
      this.free.push(place);
    }
  }

  /** No version is known any more, but all objects. */
  forgetVersions(): void {
    this.versions.fill('');
  }

  *[Symbol.iterator](): Iterator<[string, KnownObject]> {
    for (const [key, place] of this.places) {
      yield [key, this.read(place)];
    }
  }

  private read(place: number): KnownObject {
    return { uid: this.uids[place], resourceVersion: this.versions[place] };
  }
}
