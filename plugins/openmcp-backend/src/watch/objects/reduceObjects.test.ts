import { rawPlatformService } from '../../__testUtils__/rawObjects';
import { createWatchedKinds } from '../kinds';
import { ObservedObject } from './ObservedObject';
import { readObject } from './readObject';
import {
  KnownObject,
  ObjectInput,
  reduceObjects,
  rememberChanges,
} from './reduceObjects';

const platformService = createWatchedKinds().find(
  each => each.kind === 'PlatformService',
)!;

function observe(
  name: string,
  resourceVersion: string,
  uid: string = `uid-${name}`,
): ObservedObject {
  const raw = rawPlatformService(name, { resourceVersion, uid });
  return readObject(platformService, raw)!;
}

function broken(name: string, resourceVersion: string): ObservedObject {
  return { ...observe(name, resourceVersion), kept: 'broken' };
}

/** Names with versions that are known after the inputs, and all changes. */
function play(inputs: ObjectInput[]) {
  const known = new Map<string, KnownObject>();
  const changes = inputs.map(input => {
    const decided = reduceObjects(known, input);
    rememberChanges(known, decided);
    return decided.map(change => `${change.type} ${change.key}`);
  });
  return { known, changes };
}

describe('reduceObjects', () => {
  it('puts what a list holds and removes what it does not hold any more', () => {
    const { known, changes } = play([
      { type: 'listed', objects: [observe('a', '1'), observe('b', '2')] },
      { type: 'listed', objects: [observe('b', '2'), observe('c', '3')] },
    ]);
    expect(changes).toEqual([
      ['put a', 'put b'],
      ['remove a', 'put c'],
    ]);
    expect([...known.keys()]).toEqual(['b', 'c']);
  });

  it('changes nothing when a list says the same again', () => {
    const objects = [observe('a', '1'), observe('b', '2')];
    const { changes } = play([
      { type: 'listed', objects },
      { type: 'listed', objects },
    ]);
    expect(changes[1]).toEqual([]);
  });

  it('takes an object that is added twice for one', () => {
    const { changes } = play([
      { type: 'listed', objects: [observe('a', '5')] },
      { type: 'changed', object: observe('a', '5') },
    ]);
    expect(changes[1]).toEqual([]);
  });

  it('ignores events that are older than the list', () => {
    const { known, changes } = play([
      { type: 'listed', objects: [observe('a', '10')] },
      { type: 'changed', object: observe('a', '9') },
      { type: 'deleted', object: observe('a', '9') },
    ]);
    expect(changes.slice(1)).toEqual([[], []]);
    expect(known.get('a')?.resourceVersion).toBe('10');
  });

  it('compares versions as numbers', () => {
    const { known } = play([
      { type: 'listed', objects: [observe('a', '999')] },
      { type: 'changed', object: observe('a', '1000') },
    ]);
    expect(known.get('a')?.resourceVersion).toBe('1000');
  });

  it('removes the former object when another one has its name', () => {
    const { changes } = play([
      { type: 'listed', objects: [observe('a', '1', 'first')] },
      { type: 'changed', object: observe('a', '5', 'second') },
    ]);
    expect(changes[1]).toEqual(['remove a', 'put a']);
  });

  it('does not let the late end of a former object remove its successor', () => {
    const { known, changes } = play([
      { type: 'listed', objects: [observe('a', '5', 'second')] },
      { type: 'deleted', object: observe('a', '6', 'first') },
    ]);
    expect(changes[1]).toEqual([]);
    expect(known.get('a')?.uid).toBe('second');
  });

  it('accepts an object again that was deleted', () => {
    const { known, changes } = play([
      { type: 'listed', objects: [observe('a', '1')] },
      { type: 'deleted', object: observe('a', '2') },
      { type: 'changed', object: observe('a', '3', 'another') },
    ]);
    expect(changes.slice(1)).toEqual([['remove a'], ['put a']]);
    expect(known.get('a')?.uid).toBe('another');
  });

  it('ignores the end of an object that was never known', () => {
    const { changes } = play([
      { type: 'listed', objects: [] },
      { type: 'deleted', object: observe('a', '2') },
    ]);
    expect(changes[1]).toEqual([]);
  });

  it('starts anew from a list whose versions count from below again', () => {
    const { known, changes } = play([
      { type: 'listed', objects: [observe('a', '5000')] },
      { type: 'listed', objects: [observe('a', '12')] },
      { type: 'changed', object: observe('a', '13') },
    ]);
    expect(changes.slice(1)).toEqual([['put a'], ['put a']]);
    expect(known.get('a')?.resourceVersion).toBe('13');
  });

  it('keeps the last good state of an object that became unreadable, where nothing stands for it', () => {
    const { known, changes } = play([
      { type: 'listed', objects: [observe('a', '1')] },
      { type: 'changed', object: broken('a', '2') },
      { type: 'listed', objects: [broken('a', '2')] },
    ]);
    expect(changes.slice(1)).toEqual([[], []]);
    expect(known.has('a')).toBe(true);
  });
});

describe('reduceObjects, of what cannot be understood', () => {
  const unreadableKind = createWatchedKinds(() => {
    throw new Error('no');
  }).find(each => each.kind === 'PlatformService')!;

  function unreadable(
    name: string,
    resourceVersion: string,
    uid: string = `uid-${name}`,
  ): ObservedObject {
    const raw = rawPlatformService(name, { resourceVersion, uid });
    return readObject(unreadableKind, raw)!;
  }

  it('tells of an installation that nothing else is known of', () => {
    const changes = reduceObjects(new Map(), {
      type: 'listed',
      objects: [unreadable('a', '1')],
    });
    expect(changes).toEqual([
      expect.objectContaining({
        type: 'put',
        key: 'a',
        kept: {
          type: 'provider',
          unreadable: true,
          object: expect.objectContaining({ name: 'a', uid: 'uid-a' }),
        },
      }),
    ]);
  });

  // A fresh process says it, too. What was known once would stay there as healthy and
  // fresh for as long as the process lives; catalog and history keep what they knew.
  it('tells that one is not understood any more, and that it is again', () => {
    const { known, changes } = play([
      { type: 'listed', objects: [observe('a', '1')] },
      { type: 'changed', object: unreadable('a', '2') },
      { type: 'listed', objects: [unreadable('a', '2')] },
      { type: 'listed', objects: [unreadable('a', '3')] },
      { type: 'changed', object: observe('a', '4') },
    ]);
    expect(changes.slice(1)).toEqual([['put a'], [], ['put a'], ['put a']]);
    expect(known.get('a')?.resourceVersion).toBe('4');
    const [told] = reduceObjects(
      new Map([['a', { uid: 'uid-a', resourceVersion: '1' }]]),
      { type: 'changed', object: unreadable('a', '2') },
    );
    expect(told).toMatchObject({ kept: { unreadable: true } });
  });

  it('takes another object of the name for what it is', () => {
    const { changes } = play([
      { type: 'listed', objects: [observe('a', '1')] },
      { type: 'changed', object: unreadable('a', '2', 'another') },
      { type: 'changed', object: observe('a', '3', 'another') },
    ]);
    expect(changes.slice(1)).toEqual([['remove a', 'put a'], ['put a']]);
  });

  it('removes nothing while it cannot be told which objects a list holds', () => {
    const { known, changes } = play([
      { type: 'listed', objects: [observe('a', '1'), observe('b', '1')] },
      { type: 'listed', objects: [observe('a', '1')], unidentified: 1 },
      { type: 'listed', objects: [observe('a', '1')] },
    ]);
    expect(changes.slice(1)).toEqual([[], ['remove b']]);
    expect([...known.keys()]).toEqual(['a']);
  });
});

describe('readObject', () => {
  it('tells apart objects of one name in several namespaces', () => {
    const raw = (namespace: string) => {
      const { metadata, ...rest } = rawPlatformService('a');
      return { ...rest, metadata: { ...metadata, namespace } };
    };
    const keys = ['openmcp-system', 'other'].map(
      namespace =>
        readObject(platformService, raw(namespace), 'openmcp-system')?.key,
    );
    const wideKeys = ['openmcp-system', 'other'].map(
      namespace => readObject(platformService, raw(namespace))?.key,
    );
    expect(keys).toEqual(['a', 'other/a']);
    expect(wideKeys).toEqual(['openmcp-system/a', 'other/a']);
  });
});
