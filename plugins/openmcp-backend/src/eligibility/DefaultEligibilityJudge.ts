import { NotFoundError } from '@backstage/errors';
import {
  ClusterFacts,
  EligibilityQuestion,
  EligibilityReport,
  EligibilityRequest,
  Freshness,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView, FleetView } from '../fleet';
import { findVisibleCluster, Visibility } from '../reading';
import { Turns } from '../timing';
import {
  assess,
  PreparedChecks,
  VisibleCatalog,
  VisibleCatalogs,
} from './assessment';
import { EligibilityJudge, JudgeOptions, Wish } from './EligibilityJudge';
import {
  ClusterFactsCache,
  createClusterFacts,
  describeFactsFreshness,
  requireFacts,
} from './facts';
import { ImageMirrors } from './images';
import { createReport } from './report';
import { Subject, SubjectFinder } from './subjects';

/**
 * What a {@link DefaultEligibilityJudge} needs.
 *
 * @internal
 */
export interface EligibilityJudgeOptions {
  catalogs: VisibleCatalogs;
  checks: PreparedChecks;
  fleet: FleetView;
  mirrors: ImageMirrors;
}

/** What a question is about besides its subject. */
interface Circumstances {
  name?: string;
  spec?: EligibilityQuestion['spec'];
  cluster?: ClusterView;
  visibility: Visibility;
}

const nothing: Visibility = {
  cluster: () => false,
  installation: () => false,
};

function describeSpec(spec: PlatformServiceSpec): EligibilityQuestion['spec'] {
  const { initCommand = [], runCommand = [], imagePullSecrets = [] } = spec;
  return {
    runReplicas: spec.runReplicas,
    environmentNames: spec.env?.map(({ name }) => name),
    hasOwnCommands: initCommand.length + runCommand.length > 0,
    hasImagePullSecrets: imagePullSecrets.length > 0,
    metricsDisabled: spec.metrics?.disabled,
  };
}

/** The age of the cluster's data, unless only that of the catalog is a worry. */
function combineFreshness(
  cluster: ClusterView | undefined,
  ofCatalog: Freshness,
): Freshness {
  if (!cluster) {
    return ofCatalog;
  }
  const ofCluster = describeFactsFreshness(cluster);
  return !ofCluster.stale && ofCatalog.stale ? ofCatalog : ofCluster;
}

/**
 * Judges by what the catalog says of providers and by what is installed, both
 * from memory. Of which entities it may speak is asked of the catalog each time.
 *
 * @internal
 */
export class DefaultEligibilityJudge implements EligibilityJudge {
  private readonly facts: ClusterFactsCache;
  private readonly turns = new Turns();

  constructor(private readonly options: EligibilityJudgeOptions) {
    this.facts = new ClusterFactsCache(options.mirrors);
  }

  async check(
    request: EligibilityRequest,
    { credentials, visibility = nothing }: JudgeOptions,
  ): Promise<EligibilityReport> {
    const cluster =
      request.cluster === undefined
        ? undefined
        : findVisibleCluster(this.options.fleet, visibility, request.cluster);
    const visible = await this.open(credentials);
    const subject = this.createFinder(visible).findAsked(request);
    return this.report(subject, visible, {
      name: request.name,
      cluster,
      visibility,
    });
  }

  async judge(
    wish: Wish,
    { credentials, visibility = nothing }: JudgeOptions,
  ): Promise<EligibilityReport> {
    const cluster = this.options.fleet.cluster(wish.cluster);
    if (!cluster) {
      throw new NotFoundError('There is no such cluster');
    }
    requireFacts(cluster);
    const visible = await this.open(credentials);
    const subject = this.createFinder(visible).findWished(wish);
    return this.report(subject, visible, {
      name: wish.name,
      spec: describeSpec(wish.spec),
      cluster,
      visibility,
    });
  }

  /**
   * Of many who ask at the same time the rights are known at the same time, too:
   * what comes then would block the process for the sum of what all of them need.
   */
  private async open(
    credentials: JudgeOptions['credentials'],
  ): Promise<VisibleCatalog> {
    const visible = await this.options.catalogs.open(credentials);
    await this.turns.next();
    return visible;
  }

  private createFinder({ catalog, isVisible }: VisibleCatalog): SubjectFinder {
    return new SubjectFinder(this.options.mirrors, catalog, isVisible);
  }

  private report(
    subject: Subject,
    { landscape, freshness }: VisibleCatalog,
    { name, spec, cluster, visibility }: Circumstances,
  ): EligibilityReport {
    const facts = this.collectFacts(cluster, visibility);
    const common = {
      name,
      spec,
      operatorDeliveredBy: cluster?.definition.operatorDeliveredBy,
    };
    const eligibility = assess(
      subject,
      {
        known: {
          ...common,
          landscape: landscape.known,
          cluster: facts?.known,
        },
        visible: {
          ...common,
          landscape: landscape.visible,
          cluster: facts?.visible,
        },
      },
      this.options.checks,
    );
    return createReport(subject, eligibility, {
      cluster: cluster?.definition.name,
      name,
      freshness: combineFreshness(cluster, freshness),
    });
  }

  private collectFacts(
    cluster: ClusterView | undefined,
    visibility: Visibility,
  ): { known: ClusterFacts; visible: ClusterFacts } | undefined {
    if (!cluster) {
      return undefined;
    }
    const { mirrors } = this.options;
    const known = this.facts.get(cluster);
    const hidesNothing =
      visibility.cluster(cluster.definition.name) &&
      [...cluster.installations()].every(each => visibility.installation(each));
    return {
      known,
      // The same object says that nothing is hidden.
      visible: hidesNothing
        ? known
        : createClusterFacts(cluster, visibility, mirrors),
    };
  }
}
