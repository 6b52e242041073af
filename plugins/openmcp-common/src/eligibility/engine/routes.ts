import type { HostRoute } from '../types';

/**
 * What a route needs on the platform cluster, as openMCP is built: a
 * HelmDeployment selects `Cluster` objects by purpose and becomes a HelmRelease
 * (openmcp-operator docs/controller/helmdeployer.md).
 *
 * @internal
 */
export interface RouteDescription {
  /** Kind of the objects by which the tool is put onto the cluster. */
  deploys?: string;
  /** Capabilities that execute those objects. */
  needs: readonly string[];
  /** Purposes that a `Cluster` object must have. */
  purposes: readonly string[];
  /** True when the route is served by something that the operator starts. */
  byOperator: boolean;
}

/** @internal */
export const ROUTES: Readonly<Record<HostRoute, RouteDescription>> = {
  'helm-deployment': {
    deploys: 'HelmDeployment',
    needs: ['flux'],
    purposes: ['platform'],
    byOperator: true,
  },
  'helm-release': {
    deploys: 'HelmRelease',
    needs: ['flux'],
    purposes: [],
    byOperator: false,
  },
  'platform-service': { needs: [], purposes: [], byOperator: true },
};
