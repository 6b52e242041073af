const MINUTE = 60_000;

/**
 * For how long something recent still counts, in milliseconds.
 *
 * @public
 */
export const STATUS_WINDOWS = {
  /**
   * A container that stayed up this long after a crash has recovered. As long
   * as a kubelet remembers a crash: it forgets its back-off after 10 minutes.
   */
  crash: 10 * MINUTE,
  /**
   * Pods may take this long to become ready. The default of a Deployment's
   * `progressDeadlineSeconds` (600).
   */
  start: 10 * MINUTE,
  /**
   * The operator may take this long until it writes the first status of a new
   * provider object; after that nobody seems to look at it.
   */
  report: 5 * MINUTE,
  /**
   * While the operator replaces an init Job it may say that the Job could not
   * be created, until its next look at it; seen on openmcp-operator 1.3.0.
   */
  jobReplacement: 10_000,
  /**
   * An installation that failed may work at the operator's next try. It loses
   * against other writers of the Deployment in most updates and then says
   * `ProviderInstallationFailed` for a moment; seen on openmcp-operator 1.3.0.
   */
  installationRetry: 10_000,
} as const;

/**
 * From how many restarts on short-lived runs of a container are a crash loop.
 *
 * @public
 */
export const CRASH_LOOP_RESTARTS = 2;
