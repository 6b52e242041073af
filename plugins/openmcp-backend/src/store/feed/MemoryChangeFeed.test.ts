import { Change } from './Change';
import { MemoryChangeFeed } from './MemoryChangeFeed';

function change(name: string): Change {
  return {
    type: 'installation',
    cluster: 'alpha',
    kind: 'PlatformService',
    name,
    removed: false,
  };
}

describe('MemoryChangeFeed', () => {
  it('gives changes that belong together one revision', () => {
    const feed = new MemoryChangeFeed();
    const before = feed.revision;
    feed.record([change('a'), change('b')]);
    feed.record([change('c')]);
    expect(feed.since(before)?.changes).toEqual([
      change('a'),
      change('b'),
      change('c'),
    ]);
    expect(feed.since(before)?.revision).toBe(feed.revision);
    expect(feed.since(feed.revision)?.changes).toEqual([]);
  });

  it('goes on exactly where a revision ended, also when several have it', () => {
    const feed = new MemoryChangeFeed();
    const revisions = [feed.revision];
    for (const names of [['a', 'b'], ['c'], ['d', 'e', 'f'], ['g']]) {
      feed.record(names.map(change));
      revisions.push(feed.revision);
    }
    expect(
      revisions.map(revision => feed.since(revision)?.changes.length),
    ).toEqual([7, 5, 4, 1, 0]);
  });

  it('does not grow without a change', () => {
    const feed = new MemoryChangeFeed();
    const before = feed.revision;
    feed.record([]);
    expect(feed.revision).toBe(before);
  });

  it('tells subscribers until they leave', () => {
    const feed = new MemoryChangeFeed();
    const revisions: string[] = [];
    const leave = feed.subscribe(() => revisions.push(feed.revision));
    feed.record([change('a')]);
    leave();
    feed.record([change('b')]);
    expect(revisions).toHaveLength(1);
  });

  it('tells the others when a listener fails, and says so once', () => {
    const errors: string[] = [];
    const feed = new MemoryChangeFeed(undefined, error => errors.push(error));
    const told: string[] = [];
    feed.subscribe(() => {
      throw new RangeError('marked value');
    });
    feed.subscribe(([first]) =>
      told.push(first.type === 'installation' ? first.name : first.type),
    );
    feed.record([change('a')]);
    feed.record([change('b')]);
    expect(told).toEqual(['a', 'b']);
    expect(errors).toEqual(['RangeError']);
  });

  it('does not answer for revisions of another process, of the future, or nonsense', () => {
    const feed = new MemoryChangeFeed();
    const other = new MemoryChangeFeed();
    feed.record([change('a')]);
    const [processId] = feed.revision.split('.');
    for (const revision of [
      other.revision,
      `${processId}.2`,
      `${processId}.-1`,
      processId,
      '',
      '1',
    ]) {
      expect(feed.since(revision)).toBeUndefined();
    }
  });

  it('says that it forgot, rather than leaving something out', () => {
    const feed = new MemoryChangeFeed(10);
    const begin = feed.revision;
    const revisions = Array.from({ length: 50 }, (_, index) => {
      feed.record([change(`first-${index}`), change(`second-${index}`)]);
      return feed.revision;
    });
    expect(feed.since(begin)).toBeUndefined();
    const answered = revisions
      .map((revision, index) => ({ known: feed.since(revision), index }))
      .filter(({ known }) => known !== undefined);
    expect(
      answered.map(({ known, index }) => [index, known?.changes.length]),
    ).toEqual(
      answered.map(({ index }) => [index, 2 * (revisions.length - 1 - index)]),
    );
    expect(answered.length).toBeLessThan(revisions.length);
    expect(feed.since(revisions[47])?.changes).toHaveLength(4);
  });
});
