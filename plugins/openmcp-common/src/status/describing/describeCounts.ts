import { DeploymentObject } from '../../objects/types';
import { DeploymentStatus } from '../InstallationStatus';
import { isPodReady } from '../isPodReady';
import { Situation } from '../Situation';
import { restartsOf } from './describePods';

/**
 * How many Pods of the Deployment are ready and wanted, and how often their
 * containers were restarted. What could not be read is undefined, never 0.
 *
 * @internal
 */
export function describeCounts({
  provider,
  deployment,
  controllerPods,
  canRead,
}: Situation): {
  podsReady?: number;
  podsWanted?: number;
  restarts?: number;
} {
  const podsAreReadable = canRead('Pod');
  const readyPods = podsAreReadable
    ? controllerPods.filter(isPodReady).length
    : undefined;
  return {
    podsReady:
      deployment?.readyReplicas ??
      (canRead('Deployment') ? readyPods ?? 0 : readyPods),
    podsWanted: deployment?.wantedReplicas ?? provider.spec.runReplicas,
    restarts: podsAreReadable
      ? controllerPods.reduce((sum, pod) => sum + restartsOf(pod), 0)
      : undefined,
  };
}

/**
 * The kept part of the Deployment's state.
 *
 * @internal
 */
export function describeDeployment(
  deployment: DeploymentObject | undefined,
): DeploymentStatus | undefined {
  return (
    deployment && {
      name: deployment.name,
      uid: deployment.uid,
      wanted: deployment.wantedReplicas,
      ready: deployment.readyReplicas,
      updated: deployment.updatedReplicas,
      available: deployment.availableReplicas,
      paused: deployment.paused,
      image: deployment.image,
    }
  );
}
