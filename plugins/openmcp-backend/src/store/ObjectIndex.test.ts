import {
  rawInitJob,
  rawPlatformService,
  rawPod,
} from '../__testUtils__/rawObjects';
import { createWatchedKinds } from '../watch';
import { InstallationEntries } from './InstallationEntries';
import { putIntoEntry } from './InstallationEntry';
import { ObjectIndex } from './ObjectIndex';
import { OwnedObject } from './OwnedObject';

const kinds = createWatchedKinds();

function read(raw: { kind: string }): OwnedObject {
  return kinds
    .find(({ kind }) => kind === raw.kind)!
    .project(raw) as OwnedObject;
}

const dns = { kind: 'PlatformService', name: 'dns' } as const;
const replicaSet = 'uid-replica-set-dns';

describe('ObjectIndex', () => {
  let entries: InstallationEntries;
  let index: ObjectIndex;

  beforeEach(() => {
    entries = new InstallationEntries();
    index = new ObjectIndex(entries);
  });

  function put(raw: { kind: string }): OwnedObject {
    const kept = read(raw);
    const entry = entries.obtain(dns);
    putIntoEntry(entry, kept);
    index.add(kept, entry);
    return kept;
  }

  it('knows whose an object is, and what owns its Pods, also when they are gone', () => {
    const pod = put(rawPod('dns'));
    for (const uid of ['uid-pod-dns', replicaSet]) {
      expect(index.byUid(uid)).toMatchObject(dns);
    }
    index.remove(pod);
    expect(index.entryOf('uid-pod-dns')).toBeUndefined();
    for (const uid of ['uid-pod-dns', replicaSet]) {
      expect(index.byUid(uid)).toEqual(dns);
    }
  });

  it('holds nothing of an installation of which all is gone', () => {
    index.remove(put(rawPod('dns')));
    expect(Object.keys(index.byUid(replicaSet)!)).toEqual(['kind', 'name']);
  });

  it('knows an object itself, whether it or its Pod came first', () => {
    const job = rawInitJob('dns');
    const ownedByJob = {
      ...rawPod('dns'),
      metadata: {
        ...rawPod('dns').metadata,
        ownerReferences: [
          { kind: 'Job', uid: job.metadata.uid, controller: true },
        ],
      },
    };
    const pod = put(ownedByJob);
    expect(index.byUid(job.metadata.uid)).toMatchObject(dns);
    expect(index.entryOf(job.metadata.uid)).toBeUndefined();
    put(job);
    index.remove(pod);
    expect(index.entryOf(job.metadata.uid)).toBe(entries.get(dns));
  });

  it('knows names of installations whose provider object is there', () => {
    put(rawPod('dns'));
    expect(index.byLowerCaseName('PlatformService', 'dns')).toBeUndefined();
    put(rawPlatformService('dns'));
    expect(index.byLowerCaseName('PlatformService', 'dns')).toMatchObject(dns);
  });

  it('remembers the last 2,000 objects that are gone', () => {
    const gone = Array.from({ length: 2_001 }, (_, number) => {
      const raw = rawInitJob('dns', { uid: `job-${number}` });
      const kept = put(raw);
      index.remove(kept);
      return raw.metadata.uid;
    });
    expect(index.byUid(gone[0])).toBeUndefined();
    expect(index.byUid(gone[1])).toEqual(dns);
    expect(index.byUid(gone[2_000])).toEqual(dns);
  });
});
