import { isDeepStrictEqual } from 'node:util';
import { LoggerService } from '@backstage/backend-plugin-api';
import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';

/**
 * A cluster, and what it was made of.
 *
 * @internal
 */
export interface ClusterCandidate {
  definition: PlatformClusterDefinition;
  /** While it stays the same, the cluster is left alone. */
  source: unknown;
  /** While it stays the same, watches go on. */
  connectionSource: unknown;
}

interface Supplied extends ClusterCandidate {
  /** At the time when the cluster was handed out; a kubeconfig may name another. */
  server?: string;
}

/**
 * What a supplier handed out, so that watches go on where nothing changed.
 *
 * @internal
 */
export class SuppliedClusters {
  private supplied?: Supplied[];

  constructor(private readonly logger: LoggerService) {}

  /** What the clusters were made of. */
  get sources(): unknown[] {
    return (this.supplied ?? []).map(({ source }) => source);
  }

  get hasProblems(): boolean {
    const supplied = this.supplied ?? [];
    return supplied.some(({ definition }) => definition.problem !== undefined);
  }

  /**
   * Takes over a new state and logs problems that are new.
   *
   * @returns all clusters when one was added, changed or removed
   */
  update(
    candidates: ClusterCandidate[],
  ): PlatformClusterDefinition[] | undefined {
    const before = this.supplied;
    const supplied = candidates.map(candidate => this.keep(candidate));
    this.supplied = supplied;
    const changed = supplied.filter(each => !before?.includes(each));
    for (const { definition } of changed) {
      if (definition.problem !== undefined) {
        this.logger.warn(definition.problem);
      }
    }
    return changed.length > 0 || before?.length !== supplied.length
      ? supplied.map(({ definition }) => definition)
      : undefined;
  }

  /** What was handed out, as far as nothing changed. */
  private keep(candidate: ClusterCandidate): Supplied {
    const { definition } = candidate;
    const next = { ...candidate, server: definition.connection?.server };
    const before = this.supplied?.find(
      each => each.definition.name === definition.name,
    );
    if (!before) {
      return next;
    }
    if (!isDeepStrictEqual(before.source, candidate.source)) {
      return keepConnection(before, next);
    }
    if (before.definition.connection && !definition.connection) {
      // A file was lost. What is known stays; the next request says what is wrong.
      return before;
    }
    return before.server === next.server &&
      before.definition.problem === definition.problem
      ? before
      : next;
  }
}

/** A new title is no reason to begin anew. */
function keepConnection(before: Supplied, next: Supplied): Supplied {
  const { connection } = before.definition;
  return connection &&
    next.definition.connection &&
    before.server === next.server &&
    isDeepStrictEqual(before.connectionSource, next.connectionSource)
    ? { ...next, definition: { ...next.definition, connection } }
    : next;
}
