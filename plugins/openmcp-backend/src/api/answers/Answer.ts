/**
 * An answer that is ready to be sent.
 *
 * @internal
 */
export interface Answer {
  /** JSON text. */
  body: string;
  /** Made from the content without `asOf` and `revision`; not quoted. */
  etag: string;
}
