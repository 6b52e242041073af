import fc from 'fast-check';
import { ManualClock } from '../__testUtils__/ManualClock';
import {
  rawDeployment,
  rawEvent,
  rawInitJob,
  rawPlatformService,
  rawPod,
} from '../__testUtils__/rawObjects';
import { waitUntil } from '../__testUtils__/waitUntil';
import { createWatchedKinds, ObjectChange, readObject } from '../watch';
import { TransientAttemptMemory } from './attempts';
import { ClusterStore } from './ClusterStore';
import { InstallationSnapshot } from './InstallationSnapshot';

jest.setTimeout(120_000);

const kinds = createWatchedKinds();

function put(raw: { kind: string }): ObjectChange {
  const kind = kinds.find(each => each.kind === raw.kind)!;
  const { key, uid, resourceVersion, kept } = readObject(kind, raw)!;
  if (kept === 'broken') {
    throw new Error(`This ${raw.kind} cannot be read`);
  }
  return { type: 'put', key, known: { uid, resourceVersion }, kept };
}

function remove({ metadata }: { metadata: { uid: string } }): ObjectChange {
  return { type: 'remove', key: '', uid: metadata.uid };
}

/** Every object of the two installations, in the states that it goes through. */
const objects = ['dns', 'dns-extra'].flatMap(name => [
  [
    rawPlatformService(name, { phase: 'Progressing' }),
    rawPlatformService(name),
  ],
  [rawDeployment(name, 0), rawDeployment(name)],
  [rawInitJob(name), rawInitJob(name, { succeeded: 1 })],
  [rawPod(name)],
  [rawPod(name, { uid: `uid-second-${name}` })],
  [
    rawEvent(name, {
      kind: 'Pod',
      namespace: 'openmcp-system',
      uid: `uid-pod-${name}`,
    }),
  ],
]);

/** For each object: how many of its states it goes through, and whether it goes. */
const lives = fc.tuple(
  ...objects.map(states =>
    fc.record({
      steps: fc.integer({ min: 0, max: states.length }),
      isRemoved: fc.boolean(),
    }),
  ),
);

type Lives = Array<{ steps: number; isRemoved: boolean }>;

/** What is told of each object, in its order. */
function storiesOf(chosen: Lives): ObjectChange[][] {
  return chosen.map(({ steps, isRemoved }, index) => {
    const states = objects[index].slice(0, steps);
    const told = states.map(put);
    return isRemoved && states.length > 0 ? [...told, remove(states[0])] : told;
  });
}

/** Stories told at the same time; which goes on next is up to the numbers. */
function interleave(stories: ObjectChange[][], picks: number[]) {
  const left = stories.filter(story => story.length > 0).map(each => [...each]);
  const told: ObjectChange[] = [];
  for (let turn = 0; left.length > 0; turn += 1) {
    const place = (picks[turn % picks.length] ?? 0) % left.length;
    told.push(left[place].shift()!);
    if (left[place].length === 0) {
      left.splice(place, 1);
    }
  }
  return told;
}

async function play(batches: ObjectChange[][]) {
  const told: unknown[] = [];
  const store = new ClusterStore({
    cluster: 'alpha',
    memory: new TransientAttemptMemory(),
    clock: new ManualClock(),
    onChanges: changes => told.push(...changes),
    onError: error => {
      throw error;
    },
  });
  let derived = 0;
  const settle = async () => {
    // A change of something else shows when everything before it was worked off.
    derived += 1;
    const mark = `mark-${derived}`;
    store.apply([put(rawPlatformService(mark))]);
    await waitUntil(() => {
      if (!store.get('PlatformService', mark)) {
        throw new Error('Not yet');
      }
    });
    store.apply([remove(rawPlatformService(mark))]);
    await waitUntil(() => {
      if (store.get('PlatformService', mark)) {
        throw new Error('Not yet');
      }
    });
  };
  for (const batch of batches) {
    store.apply(batch);
  }
  await settle();
  const snapshots = [...store.list()]
    .map(
      ({ derivedAt: _, ...rest }): Omit<InstallationSnapshot, 'derivedAt'> =>
        rest,
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const before = told.length;
  return { store, settle, snapshots, told: () => told.length - before };
}

describe('the order in which objects are told', () => {
  it('does not change what is known in the end, and what is known is not told again', async () => {
    await fc.assert(
      fc.asyncProperty(
        lives,
        fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
        async (chosen, picks) => {
          const stories = storiesOf(chosen);
          const one = await play([stories.flat()]);
          const other = await play(
            interleave(stories, picks).map(change => [change]),
          );
          expect(other.snapshots).toEqual(one.snapshots);

          // The same again, as after a list, is no news.
          const marks = other.told();
          other.store.apply(
            chosen.flatMap(({ steps, isRemoved }, index) =>
              steps > 0 && !isRemoved ? [put(objects[index][steps - 1])] : [],
            ),
          );
          await other.settle();
          // The mark that came and went.
          expect(other.told() - marks).toBe(2);
          one.store.close();
          other.store.close();
        },
      ),
      { numRuns: 40 },
    );
  });
});
