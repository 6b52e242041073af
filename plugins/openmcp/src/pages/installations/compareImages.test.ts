import { exampleItem } from '../../__testUtils__/examples';
import { compareImages } from './compareImages';

const image = (wanted: string) => ({ wanted, running: [], differs: false });

describe('compareImages', () => {
  it('puts what differs first, by kind and name', () => {
    const { clusters, rows } = compareImages([
      exampleItem({ name: 'dns', cluster: 'b' }),
      exampleItem({ name: 'dns', cluster: 'a' }),
      exampleItem({ name: 'gateway', cluster: 'b', image: image('g:v1') }),
      exampleItem({ name: 'gateway', cluster: 'a', image: image('g:v2') }),
      exampleItem({ name: 'gateway', kind: 'ServiceProvider', cluster: 'a' }),
    ]);
    expect(clusters).toEqual(['a', 'b']);
    expect(
      rows.map(({ differs, kind, name }) => [name, kind, differs]),
    ).toEqual([
      ['gateway', 'PlatformService', true],
      ['dns', 'PlatformService', false],
      ['gateway', 'ServiceProvider', false],
    ]);
    expect(rows[2].byCluster.has('b')).toBe(false);
  });
});
