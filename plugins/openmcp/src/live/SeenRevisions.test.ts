import { SeenRevisions } from './SeenRevisions';

describe('SeenRevisions', () => {
  let seen: SeenRevisions;

  beforeEach(() => {
    seen = new SeenRevisions();
  });

  it('tells news from what a process repeats', () => {
    const said = ['a.1', 'a.1', 'a.2', 'a.10', 'a.10'];
    expect(said.map(each => seen.isNews(each))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('takes what comes late for no news', () => {
    expect(seen.isNews('a.3')).toBe(true);
    expect(seen.isNews('a.2')).toBe(false);
    expect(seen.isNews('a.3')).toBe(false);
  });

  it('compares nothing between processes', () => {
    expect(seen.isNews('a.7')).toBe(true);
    expect(seen.isNews('b.3')).toBe(true);
    expect(seen.isNews('a.7')).toBe(false);
    expect(seen.isNews('b.4')).toBe(true);
  });

  it('knows a repetition however much other processes said meanwhile', () => {
    seen.isNews('quiet.1');
    for (let revision = 1; revision <= 1_000; revision += 1) {
      seen.isNews(`busy.${revision}`);
    }
    expect(seen.isNews('quiet.1')).toBe(false);
  });

  it('knows the repetitions of many processes', () => {
    const all = Array.from({ length: 50 }, (_, index) => `process${index}.1`);
    all.forEach(each => seen.isNews(each));
    expect(all.filter(each => seen.isNews(each))).toEqual([]);
  });

  it('forgets processes that are long gone', () => {
    seen.isNews('gone.1');
    for (let process = 0; process < 200; process += 1) {
      seen.isNews(`process${process}.1`);
    }
    expect(seen.isNews('gone.1')).toBe(true);
  });

  it('takes what it does not understand for news', () => {
    expect(seen.isNews('something')).toBe(true);
    expect(seen.isNews('something')).toBe(true);
  });
});
