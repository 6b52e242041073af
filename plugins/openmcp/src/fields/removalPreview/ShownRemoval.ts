/**
 * Which object a person was shown that would be removed.
 *
 * @internal
 */
export interface ShownRemoval {
  uid: string;
}
