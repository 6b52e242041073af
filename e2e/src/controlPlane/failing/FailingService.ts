/**
 * A PlatformService that the API server takes and the operator cannot start.
 *
 * @internal
 */
export interface FailingService {
  /** What is wrong with it. */
  title: string;
  name: string;
  spec: Record<string, unknown>;
  /** Where `checkPlatformService` finds it. */
  field: string;
  /** What `checkPlatformService` says. */
  code: string;
  /**
   * Who tells it: a condition of the PlatformService, or an event of the init
   * Job, which makes no pod.
   */
  toldBy:
    | 'Initialized=False/InitJobCreationFailed'
    | 'Ready=False/ProviderInstallationFailed'
    | 'Job/FailedCreate';
  /** What the message has in it. */
  message: string;
}

/** @internal */
export const image = 'ghcr.io/example/name:v1.0.0';
/** @internal */
export const JOB = 'Initialized=False/InitJobCreationFailed';
/** @internal */
export const DEPLOYMENT = 'Ready=False/ProviderInstallationFailed';
/** @internal */
export const POD = 'Job/FailedCreate';

/**
 * What is wrong, name and spec with the error, place and code of our finding, who
 * tells it and what the message has in it.
 *
 * @internal
 */
export type FailingRow = [
  title: string,
  given: { name?: string; spec?: Record<string, unknown> },
  finding: [field: string, code: string],
  toldBy: FailingService['toldBy'],
  message: string,
];
