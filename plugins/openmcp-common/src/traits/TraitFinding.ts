/**
 * What is wrong with declared traits.
 *
 * @public
 */
export interface TraitFinding {
  /** For instance `spec.openmcp.versions[0].crds[0].scope`. */
  path: string;
  /**
   * An error makes the trait count as not declared; a warning tells of something
   * that was left out and changes nothing else.
   */
  severity: 'error' | 'warning';
  /** What is allowed there, in English. */
  message: string;
}
