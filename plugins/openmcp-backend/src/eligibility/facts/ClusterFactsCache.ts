import { ClusterFacts } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView } from '../../fleet';
import { Visibility } from '../../reading';
import { InstallationSnapshot, Surroundings } from '../../store';
import { ImageMirrors } from '../images';
import { createClusterFacts, wasRead } from './createClusterFacts';
import { describeFactsFreshness } from './describeFactsFreshness';

/** Facts that nothing changed may say to be so much older than they are. */
const longestAge = 10_000;

const everything: Visibility = {
  cluster: () => true,
  installation: () => true,
};

interface Remembered {
  /** All that facts are made from. */
  installations: readonly InstallationSnapshot[] | undefined;
  surroundings: Surroundings;
  kinds: string;
  asOf: string | undefined;
  facts: ClusterFacts;
}

function isSameList<T>(
  a: readonly T[] | undefined,
  b: readonly T[] | undefined,
): boolean {
  return a && b
    ? a.length === b.length && a.every((each, index) => each === b[index])
    : a === b;
}

function isNearly(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined
    ? a === b
    : Math.abs(Date.parse(a) - Date.parse(b)) < longestAge;
}

/**
 * Gives the same facts as long as nothing changed on a cluster: what rules made of
 * them is then found again, and not made anew for each question.
 *
 * @internal
 */
export class ClusterFactsCache {
  private readonly remembered = new WeakMap<ClusterView, Remembered>();

  constructor(private readonly mirrors: ImageMirrors) {}

  /** All that rules are told of a cluster, whoever asks. */
  get(cluster: ClusterView): ClusterFacts {
    const { surroundings, status } = cluster;
    const now = {
      installations: wasRead(cluster)
        ? [...cluster.installations()]
        : undefined,
      surroundings,
      kinds: status.surroundings
        .filter(({ asOf }) => asOf !== undefined)
        .map(({ group, kind }) => `${group}/${kind}`)
        .join(),
      asOf: describeFactsFreshness(cluster).asOf,
    };
    const before = this.remembered.get(cluster);
    if (
      before &&
      before.surroundings === now.surroundings &&
      before.kinds === now.kinds &&
      isNearly(before.asOf, now.asOf) &&
      isSameList(before.installations, now.installations)
    ) {
      return before.facts;
    }
    const facts = createClusterFacts(cluster, everything, this.mirrors);
    this.remembered.set(cluster, { ...now, facts });
    return facts;
  }
}
