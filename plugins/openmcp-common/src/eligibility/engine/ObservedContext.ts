import type { DependencyGraph } from '../../dependencies';
import type { DeclaredTraits, RuleContext } from '../rules/EligibilityRule';
import type { EligibilitySubject, HostRoute } from '../types';
import type { ClusterIndex } from './ClusterIndex';
import type { LandscapeIndex } from './LandscapeIndex';

/**
 * What differs from cluster to cluster.
 *
 * @internal
 */
export type Circumstances = Pick<
  RuleContext,
  'cluster' | 'graph' | 'operatorDeliveredBy'
>;

/**
 * What is the same on every cluster.
 *
 * @internal
 */
export type Standpoint = Omit<RuleContext, keyof Circumstances>;

/**
 * A context that tells whether a rule looked at the cluster. Rules are pure, so
 * one that did not look answers the same for every cluster.
 *
 * @internal
 */
export class ObservedContext implements RuleContext {
  readonly question: 'wrap' | 'host';
  readonly route: HostRoute | undefined;
  readonly subject: EligibilitySubject;
  readonly traits: DeclaredTraits;
  readonly name: string | undefined;
  readonly spec: RuleContext['spec'];
  readonly landscape: LandscapeIndex;
  readonly graph: DependencyGraph;
  readonly operatorDeliveredBy: 'flux' | 'other';
  readonly hasCluster: boolean;
  clusterWasRead = false;
  private readonly known: ClusterIndex | undefined;

  constructor(standpoint: Standpoint, circumstances: Circumstances) {
    this.question = standpoint.question;
    this.route = standpoint.route;
    this.subject = standpoint.subject;
    this.traits = standpoint.traits;
    this.name = standpoint.name;
    this.spec = standpoint.spec;
    this.landscape = standpoint.landscape;
    this.graph = circumstances.graph;
    this.operatorDeliveredBy = circumstances.operatorDeliveredBy;
    this.known = circumstances.cluster;
    this.hasCluster = circumstances.cluster !== undefined;
  }

  get cluster(): ClusterIndex | undefined {
    this.clusterWasRead = true;
    return this.known;
  }
}
