import {
  HEALTHS,
  ProviderInstallation,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView, FleetView } from '../../fleet';
import { Visibility } from '../../reading';
import { InstallationSnapshot } from '../../store';
import { TimeSlice } from '../../timing';
import { ImageMirrors } from '../images';

/**
 * Where an image is installed.
 *
 * @internal
 */
export interface InstalledImage {
  repository: string;
  installations: ProviderInstallation[];
  /** Whether somebody else than the openmcp-operator wanted it. */
  wanted: boolean;
}

/** What holds for all installations of a cluster; to find it out is no small thing. */
type ClusterFacts = Pick<ProviderInstallation, 'simulated' | 'stale'>;

function describeCluster({ definition, status }: ClusterView): ClusterFacts {
  return { simulated: definition.simulated, stale: status.freshness.stale };
}

function describeInstallation(
  { cluster, kind, name, status }: InstallationSnapshot,
  { simulated, stale }: ClusterFacts,
): ProviderInstallation {
  return {
    cluster,
    kind,
    name,
    health: status.health,
    image: status.image.wanted,
    simulated,
    stale,
  };
}

function compareTexts(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}

function compareInstallations(
  a: ProviderInstallation,
  b: ProviderInstallation,
): number {
  return (
    HEALTHS.indexOf(a.health) - HEALTHS.indexOf(b.health) ||
    compareTexts(a.cluster, b.cluster) ||
    compareTexts(a.name, b.name)
  );
}

/**
 * Finds what is installed by the repository of its image.
 *
 * @internal
 */
export class InstallationsByImage {
  /** Snapshots never change, and there may be thousands of them. */
  private readonly repositories = new WeakMap<InstallationSnapshot, string>();

  constructor(
    private readonly fleet: FleetView,
    private readonly mirrors: ImageMirrors,
    private readonly isOperators: (snapshot: InstallationSnapshot) => boolean,
  ) {}

  /**
   * @param visibility - what the caller may see
   * @returns what is installed, by repository; worst health first
   */
  async collect(visibility: Visibility): Promise<Map<string, InstalledImage>> {
    const slice = new TimeSlice();
    const found = new Map<string, InstalledImage>();
    for (const cluster of this.fleet.clusters()) {
      const facts = describeCluster(cluster);
      // As they are at this moment; what comes meanwhile may have been looked at.
      for (const snapshot of [...cluster.installations()]) {
        if (visibility.installation(snapshot)) {
          const repository = this.repositoryOf(snapshot);
          const image = found.get(repository) ?? {
            repository,
            installations: [],
            wanted: false,
          };
          image.installations.push(describeInstallation(snapshot, facts));
          image.wanted ||= !this.isOperators(snapshot);
          found.set(repository, image);
        }
        if (slice.isOver) {
          await slice.pause();
        }
      }
    }
    for (const { installations } of found.values()) {
      installations.sort(compareInstallations);
      await slice.giveWay();
    }
    return found;
  }

  private repositoryOf(snapshot: InstallationSnapshot): string {
    const known = this.repositories.get(snapshot);
    if (known !== undefined) {
      return known;
    }
    const { repository } = this.mirrors.parse(snapshot.status.image.wanted);
    this.repositories.set(snapshot, repository);
    return repository;
  }
}
