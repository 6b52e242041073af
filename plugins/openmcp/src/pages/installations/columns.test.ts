import { chooseColumns, DEFAULT_COLUMNS } from './columns';

function ids(...parameters: Parameters<typeof chooseColumns>) {
  return chooseColumns(...parameters).map(({ id }) => id);
}

describe('chooseColumns', () => {
  it('keeps one order, whatever the order of the choice', () => {
    expect(
      ids(['restarts', 'cluster', 'name', 'health'], 'wide', 1400),
    ).toEqual(['health', 'name', 'cluster', 'restarts']);
  });

  it('never leaves out what a row is about', () => {
    expect(ids([], 'wide', 1400)).toEqual(['health', 'name']);
  });

  it('leaves out what there is no room for, never cutting anything off', () => {
    const all = [...DEFAULT_COLUMNS, 'created', 'provider'] as const;
    expect(ids(all, 'wide', 2000)).toHaveLength(9);
    expect(ids(all, 'wide', 1030)).toEqual([
      'health',
      'name',
      'kind',
      'cluster',
      'image',
      'since',
      'reason',
    ]);
  });

  it('leaves out the kind where it stands below the name', () => {
    expect(ids(DEFAULT_COLUMNS, 'compact', 900)).not.toContain('kind');
  });
});
