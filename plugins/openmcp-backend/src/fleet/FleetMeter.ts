import { MeasuredRequest } from '../clusters';

/**
 * Told of the work that goes on for platform clusters.
 *
 * @internal
 */
export interface FleetMeter {
  /** A request to the API server of a cluster was answered, or failed. */
  onRequest(cluster: string, request: MeasuredRequest): void;
  /**
   * States of installations were derived anew.
   *
   * @param milliseconds - how long it took without a pause
   */
  onDerived(milliseconds: number): void;
}
