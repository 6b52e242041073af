import { KnownObjects } from './KnownObjects';
import { ObservedObject } from './ObservedObject';
import { ObjectChange } from './reduceObjects';

function object(name: string, resourceVersion: string): ObservedObject {
  return {
    key: `/${name}`,
    uid: `uid-${name}`,
    resourceVersion,
    kept: undefined,
  };
}

describe('KnownObjects', () => {
  let told: ObjectChange[][];
  let known: KnownObjects;

  beforeEach(() => {
    told = [];
    known = new KnownObjects(changes => told.push(changes));
  });

  it('tells of nothing that did not change', async () => {
    await known.takeList([object('a', '5')], '10');
    await known.takeList([object('a', '5')], '20');
    expect(told).toHaveLength(1);
  });

  it('takes over everything from a cluster that was set back', async () => {
    await known.takeList([object('a', '5'), object('b', '9')], '10');
    await known.takeList([object('a', '5')], '7');
    expect(told[1]).toEqual([
      { type: 'remove', key: '/b', uid: 'uid-b' },
      expect.objectContaining({ type: 'put', key: '/a' }),
    ]);
    known.takeInputs([{ type: 'changed', object: object('a', '8') }], '8');
    expect(told[2]).toMatchObject([
      { key: '/a', known: { resourceVersion: '8' } },
    ]);
  });

  it('notices that from events, too', async () => {
    await known.takeList([object('a', '5')], '10');
    known.takeInputs([], '100');
    await known.takeList([object('a', '5')], '20');
    expect(told[1]).toMatchObject([{ type: 'put', key: '/a' }]);
  });

  it('knows that it does not know all that is there', async () => {
    const broken = { ...object('b', '5'), kept: 'broken' as const };
    await known.takeList([object('a', '5')], '10', 1);
    expect(known.isComplete).toBe(false);
    await known.takeList([object('a', '5'), broken], '20');
    expect(known.isComplete).toBe(false);
    known.takeInputs([{ type: 'changed', object: object('b', '21') }], '21');
    expect(known.isComplete).toBe(true);
    // What was known of it is better than nothing.
    known.takeInputs(
      [{ type: 'changed', object: { ...broken, resourceVersion: '22' } }],
      '22',
    );
    expect(known.isComplete).toBe(true);
    const other = { ...broken, key: '/c', uid: 'uid-c', resourceVersion: '23' };
    known.takeInputs([{ type: 'changed', object: other }], '23');
    expect(known.isComplete).toBe(false);
    known.takeInputs(
      [{ type: 'deleted', object: { ...other, resourceVersion: '24' } }],
      '24',
    );
    expect(known.isComplete).toBe(true);
  });

  it('tells of many objects in portions', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) =>
      object(`n${index}`, '5'),
    );
    await known.takeList(many, '10');
    expect(told.map(changes => changes.length)).toEqual([
      200, 200, 200, 200, 200, 1,
    ]);
    expect(told.flat().map(({ key }) => key)).toEqual(
      many.map(({ key }) => key),
    );
  });
});
