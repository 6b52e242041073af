/**
 * What an API server answered, as far as it speaks Kubernetes.
 *
 * @internal
 */
export interface ClusterAnswer {
  statusCode: number;
  /** The JSON of the body; undefined when the answer was something else. */
  body: unknown;
  /** True for plain text, as API servers answer for kinds they do not serve. */
  isPlainText: boolean;
  /** What the API server warns of, cleaned. */
  warnings: string[];
}
