import {
  EventObject,
  InstallationReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import { EventIndex } from './EventIndex';

const dns: InstallationReference = { kind: 'PlatformService', name: 'dns' };

function event(uid: string, regardingUid: string): EventObject {
  return {
    uid,
    name: uid,
    type: 'Warning',
    count: 1,
    lastTime: '2026-01-01T00:00:00Z',
    regarding: { kind: 'Pod', uid: regardingUid },
  };
}

describe('EventIndex', () => {
  const known = new Map<string, InstallationReference>();
  let index: EventIndex;

  beforeEach(() => {
    known.clear();
    index = new EventIndex({
      byUid: uid => known.get(uid),
      byLowerCaseName: () => undefined,
    });
  });

  function uids() {
    return index.eventsOf(dns).map(({ uid }) => uid);
  }

  it('lets an event wait for what it speaks of', () => {
    expect(index.put(event('early', 'pod'))).toBeUndefined();
    expect(index.settle()).toEqual([]);
    known.set('pod', dns);
    expect(index.settle()).toEqual([dns]);
    expect(index.settle()).toEqual([]);
    expect(uids()).toEqual(['early']);
  });

  it('has the same order whatever came first', () => {
    known.set('pod', dns);
    const events = [
      event('a', 'pod'),
      event('b', 'pod'),
      { ...event('c', 'pod'), lastTime: '2026-01-01T00:00:01Z' },
      event('d', 'pod'),
    ];
    events.forEach(each => index.put(each));
    expect(uids()).toEqual(['c', 'a', 'b', 'd']);
    events.forEach(({ uid }) => index.remove(uid));
    events.reverse().forEach(each => index.put(each));
    expect(uids()).toEqual(['c', 'a', 'b', 'd']);
  });

  it('forgets an event that is gone, also while it waits', () => {
    known.set('pod', dns);
    index.put(event('there', 'pod'));
    index.put(event('waiting', 'other'));
    expect(index.remove('there')).toEqual(dns);
    expect(index.remove('waiting')).toBeUndefined();
    known.set('other', dns);
    expect(index.settle()).toEqual([]);
    expect(uids()).toEqual([]);
  });

  it('stays with its installation when the object is long forgotten', () => {
    known.set('pod', dns);
    index.put(event('counted', 'pod'));
    known.clear();
    index.put({ ...event('counted', 'pod'), count: 7 });
    expect(index.eventsOf(dns)[0].count).toBe(7);
  });

  it('does not keep strangers without end', () => {
    index.put(event('oldest', 'pod-0'));
    for (let number = 1; number <= 1_000; number += 1) {
      index.put(event(`event-${number}`, `pod-${number}`));
    }
    known.set('pod-0', dns);
    known.set('pod-1000', dns);
    index.settle();
    expect(uids()).toEqual(['event-1000']);
  });
});
