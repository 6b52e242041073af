import { createFinding, Finding, referenceTo } from '../Finding';
import { mainImageOf } from '../mainImageOf';
import { isPodReady } from '../isPodReady';
import { Situation } from '../Situation';
import { versionOf } from '../versionOf';

/**
 * Whether Pods of the version before the present change still serve. The
 * operator updates the Deployment only after the init Job has succeeded, and
 * Kubernetes keeps old Pods until new ones are ready.
 *
 * @internal
 */
export function findOldVersion({
  provider,
  init,
  deployment,
  controllerPods,
}: Situation): Finding[] {
  if (!deployment || deployment.wantedReplicas === 0) {
    return [];
  }
  const isBehind =
    (provider.status.observedGeneration ?? 0) < provider.generation;
  const isOld = init.state !== 'succeeded' || isBehind;
  const oldPods = controllerPods.filter(
    pod =>
      isPodReady(pod) && mainImageOf(pod, deployment.name) !== deployment.image,
  );
  const ready = isOld ? deployment.readyReplicas : oldPods.length;
  const image = isOld
    ? deployment.image
    : oldPods[0] && mainImageOf(oldPods[0], deployment.name);
  if (ready === 0) {
    return [];
  }
  return [
    createFinding({
      code: 'old-version-serving',
      health: 'Progressing',
      params: {
        ready,
        wanted: deployment.wantedReplicas,
        image,
        version: image && versionOf(image),
      },
      object: referenceTo('Deployment', deployment),
    }),
  ];
}
