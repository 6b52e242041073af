import { readManifest } from './readManifest';
import { writeManifest } from './writeManifest';

/** Each level holds the one before ten times. */
function aliasBomb(levels: number): string {
  return Array.from({ length: levels }, (_, level) => {
    const before = level === 0 ? 'x' : `*a${level - 1}`;
    return `k${level}: &a${level} [${Array(10).fill(before).join(', ')}]`;
  }).join('\n');
}

describe('readManifest', () => {
  it('makes plain values of anchors, aliases and merge keys', () => {
    const { value } = readManifest(`
common: &common
  name: data
  emptyDir: {}
extraVolumes:
  - *common
  - <<: *common
    name: other
`);
    expect(value).toEqual({
      common: { name: 'data', emptyDir: {} },
      extraVolumes: [
        { name: 'data', emptyDir: {} },
        { name: 'other', emptyDir: {} },
      ],
    });
    expect(writeManifest(value as object)).not.toMatch(/[&*]|<</);
  });

  it('refuses a key that stands twice, with its line', () => {
    expect(readManifest('name: a\nemptyDir: {}\nname: b\n')).toEqual({
      problems: [{ line: 3, message: 'This key stands here already.' }],
    });
  });

  it.each([
    ['quoted', 'name: a\n"name": b\n', 2],
    ['deep', 'a:\n  - {b: 1, c: 2,\n     b: 3}\n', 3],
    ['as number and text', '1: a\n"1": b\n', 2],
    ['as null and empty text', '~: a\n"": b\n', 2],
  ])('refuses a key that stands twice, %s', (_, text, line) => {
    expect(readManifest(text).problems).toEqual([
      { line, message: 'This key stands here already.' },
    ]);
  });

  it('refuses a number that would be rounded, and no other', () => {
    expect(readManifest('a: 1\nid: 9007199254740993\n').problems).toEqual([
      {
        line: 2,
        message: 'This number is too long to be kept; put it in quotes.',
      },
    ]);
    const text = 'a: 9007199254740991\nb: "9007199254740993"\nc: 1e300\n';
    expect(readManifest(text).value).toEqual({
      a: 9007199254740991,
      b: '9007199254740993',
      c: 1e300,
    });
  });

  it('merges twice, which repeats no key', () => {
    expect(
      readManifest('a: &a {b: 1}\nc: &c {d: 2}\ne: {<<: *a, <<: *c}\n').value,
    ).toMatchObject({ e: { b: 1, d: 2 } });
  });

  it('reads a map of very many keys in time that grows with it', () => {
    const keysOf = (count: number) =>
      Array.from({ length: count }, (_, index) => `k${index}: v`).join('\n');
    const started = performance.now();
    const { value } = readManifest(keysOf(40_000));
    expect(Object.keys(value as object)).toHaveLength(40_000);
    // Comparing each with each takes half a minute.
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(readManifest(`${keysOf(40_000)}\nk7: x`).problems).toHaveLength(1);
  });

  it('refuses an alias bomb before it grows', () => {
    expect(readManifest(aliasBomb(10))).toEqual({
      problems: [
        {
          message:
            'Its aliases lead nowhere or to too much, or it is too deep.',
        },
      ],
    });
  });

  it.each([
    ['a second document', 'a: 1\n---\nb: 2\n', 2],
    ['a tag', 'a: !!js/function "x"', 1],
    ['half a list', 'a: [1, 2\n', 2],
  ])('refuses %s, with its line', (_, text, line) => {
    const { value, problems } = readManifest(text);
    expect(value).toBeUndefined();
    expect(problems[0].line).toBe(line);
    expect(problems[0].message).not.toMatch(/\n/);
  });

  it.each([
    ['nothing', undefined],
    ['an alias of nothing', 'a: *gone'],
    ['a number', 7],
    ['what is too long', 'x'.repeat(2_000_001)],
    ['what is too deep', '['.repeat(100_000)],
  ])('has a problem with %s', (_, text) => {
    expect(readManifest(text).problems).not.toEqual([]);
  });

  it('takes keys of prototypes for keys', () => {
    const { value } = readManifest('__proto__: {a: 1}\nconstructor: 2\n');
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});
