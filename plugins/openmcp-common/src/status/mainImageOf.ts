import { PodObject } from '../objects/types';

/**
 * Image of the provider's container in a Pod of its Deployment: the operator
 * names it like the Deployment; other containers may have been added by
 * admission.
 *
 * @internal
 */
export function mainImageOf(
  pod: PodObject,
  containerName: string | undefined,
): string | undefined {
  const containers = pod.containers.filter(({ init }) => !init);
  const main =
    containers.find(({ name }) => name === containerName) ?? containers[0];
  return main?.image;
}
