/**
 * Images by which a provider asks for a failure. No container runs on these
 * clusters; the last segment of the image's repository, whatever the registry
 * and the tag, decides what its pods play. Any other image works.
 *
 * @public
 */
export const failureImageNames = {
  /** Neither the init pod nor the run pod can pull the image. */
  missing: 'missing',
  /** The init pod succeeds, the run pod cannot pull the image. */
  missingLater: 'missing-later',
  /** The init pod ends with exit code 1; the run pod is never reached. */
  initFails: 'init-fails',
  /** The init pod succeeds, the container of the run pod crashes for ever. */
  crashLoop: 'crash-loop',
  /** The init pod succeeds, the run pod is ready after {@link slowStartSeconds}. */
  slowStart: 'slow-start',
} as const;

/**
 * One of the names that play a failure.
 *
 * @public
 */
export type FailureImageName =
  (typeof failureImageNames)[keyof typeof failureImageNames];

/**
 * Seconds until the run pod of a `slow-start` image is ready.
 *
 * @public
 */
export const slowStartSeconds = 20;

/**
 * What an init container of an `init-fails` image leaves as its termination
 * message. Its exit code is 1, the reason `Error`.
 *
 * @public
 */
export const initFailureMessage = 'no credentials for the object store';

/**
 * Reason of a container that waits for an image it cannot get. The Event (type
 * Warning) that goes with it has the reason {@link imagePullEventReason}.
 *
 * @public
 */
export const imagePullReason = 'ImagePullBackOff';

/**
 * Reason of the Event of a pod whose image cannot be pulled, the one a kubelet
 * writes for that.
 *
 * @public
 */
export const imagePullEventReason = 'Failed';

/**
 * Waiting message of a container whose image cannot be pulled. Kubernetes
 * writes the image in quotation marks.
 *
 * @param image - the image as the pod names it
 * @public
 */
export function imagePullMessage(image: string): string {
  return `Back-off pulling image "${image}": ErrImagePull: image not found`;
}

/**
 * Message of the Event of a pod whose image cannot be pulled.
 *
 * @param image - the image as the pod names it
 * @public
 */
export function imagePullEventMessage(image: string): string {
  return `Failed to pull image "${image}": image not found`;
}

/**
 * Reason of a container that waits before it is started once more; the Event
 * (type Warning) has the reason {@link crashLoopEventReason}.
 *
 * @public
 */
export const crashLoopReason = 'CrashLoopBackOff';

/**
 * Reason of the Event of a pod whose container crashes again and again.
 *
 * @public
 */
export const crashLoopEventReason = 'BackOff';

/**
 * Waiting message of the container of a `crash-loop` image.
 *
 * @public
 */
export const crashLoopMessage = 'back-off 5m0s restarting failed container';

/**
 * Message of the Event of a pod whose container crashes again and again.
 *
 * @public
 */
export const crashLoopEventMessage = 'Back-off restarting failed container';

/**
 * Restarts of the container of a `crash-loop` image; its last state is a
 * termination with exit code 1 and the reason `Error`.
 *
 * @public
 */
export const crashLoopRestartCount = 5;

/**
 * Finds the failure that an image plays.
 *
 * @param image - a container image with or without registry, tag and digest
 * @returns the name of the failure, or undefined for an image that works
 * @public
 */
export function failureOfImage(image: string): FailureImageName | undefined {
  const lastSegment = image.split('@')[0].split('/').pop() ?? '';
  const name = lastSegment.split(':')[0];
  return Object.values(failureImageNames).find(known => known === name);
}
