/**
 * A PlatformService as a cluster answers it, with values of environment
 * variables.
 *
 * @internal
 */
export interface AppliedObject {
  metadata: Record<string, unknown>;
  spec: Record<string, unknown>;
}

/**
 * Remembers what was applied, so that later changes by others can be told.
 *
 * @internal
 */
export interface ApplyRecorder {
  /**
   * Takes a PlatformService as it is right after it was applied. Returns at once
   * and never throws: what cannot be remembered is logged. Values of environment
   * variables are not kept.
   *
   * @param cluster - its name
   */
  record(cluster: string, object: AppliedObject): void;
}
