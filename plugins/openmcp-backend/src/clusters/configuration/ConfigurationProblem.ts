/**
 * A mistake in the configuration, with the path of the key it was made at.
 *
 * @internal
 */
export class ConfigurationProblem extends Error {
  readonly name = 'ConfigurationProblem';

  /**
   * @param path - for instance `openmcp.clusters[1].kubeconfig.file`
   * @param problem - goes on the sentence that the path begins
   */
  constructor(path: string, problem: string) {
    super(`${path} ${problem}`);
  }
}
