import { InstallationStatus } from '../InstallationStatus';
import { mainImageOf } from '../mainImageOf';
import { Situation } from '../Situation';

/**
 * Which image is wanted and which ones the containers have that are up. Where
 * Pods cannot be read, the Deployment's image stands for them.
 *
 * @internal
 */
export function describeImage({
  provider,
  deployment,
  controllerPods,
  canRead,
}: Situation): InstallationStatus['image'] {
  const wanted = provider.spec.image;
  const running = new Set<string>();
  if (canRead('Pod')) {
    for (const pod of controllerPods) {
      const image = mainImageOf(pod, deployment?.name);
      const isUp = pod.containers.some(
        ({ init, state }) => !init && state.phase === 'running',
      );
      if (isUp && image !== undefined) {
        running.add(image);
      }
    }
  } else if (deployment?.image && deployment.readyReplicas > 0) {
    running.add(deployment.image);
  }
  const images = [...running].sort();
  return {
    wanted,
    running: images,
    differs: images.some(image => image !== wanted),
  };
}
