/**
 * The object is not the one any more that was read; it may be tried again from
 * the beginning.
 *
 * @internal
 */
export class StaleAnswer extends Error {
  readonly name = 'StaleAnswer';

  /**
   * @param refusal - what people are told when trying again did not help
   */
  constructor(readonly refusal: Error) {
    super(refusal.message);
  }
}
