import { LineSplitter } from './LineSplitter';

function split(splitter: LineSplitter, ...chunks: string[]): string[] {
  return chunks.flatMap(chunk => [...splitter.push(Buffer.from(chunk))]);
}

describe('LineSplitter', () => {
  it('finds lines however the bytes arrive', () => {
    expect(split(new LineSplitter(), 'a', 'b\nc\n\nd', 'e\n')).toEqual([
      'ab',
      'c',
      'de',
    ]);
  });

  it('keeps characters together that were cut in two', () => {
    const bytes = Buffer.from('grün\n');
    const splitter = new LineSplitter();
    const lines = [
      ...splitter.push(bytes.subarray(0, 3)),
      ...splitter.push(bytes.subarray(3)),
    ];
    expect(lines).toEqual(['grün']);
  });

  it('knows that the last line has not ended', () => {
    const splitter = new LineSplitter();
    split(splitter, 'a\nb');
    expect(splitter.isInLine).toBe(true);
    split(splitter, '\n');
    expect(splitter.isInLine).toBe(false);
  });

  it('drops lines that are too long and goes on with the next', () => {
    const splitter = new LineSplitter(5);
    expect(split(splitter, '123', '456', '789\nok\n')).toEqual(['ok']);
    expect(splitter.takeSkipped()).toBe(1);
    expect(splitter.takeSkipped()).toBe(0);
  });
});
