import { CustomErrorBase } from '@backstage/errors';
import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Why the gate is shut.
 *
 * - `not-applicable`: the image can be no PlatformService of this kind, for
 *   instance because it is one of the operator's own.
 * - `blocked`: the rules block the image, also if it had platform mode.
 * - `platform-mode-needed`: the image as released is blocked, or too little is
 *   known of it; somebody has to state how it is told to use platform mode.
 *
 * @internal
 */
export type EligibilityRefusalCode =
  | 'not-applicable'
  | 'blocked'
  | 'platform-mode-needed';

/**
 * An error of status 422: the rules of eligibility do not allow it. The verdict
 * goes with it.
 *
 * @internal
 */
export class EligibilityRefusal extends CustomErrorBase {
  readonly name = 'EligibilityRefusal';
  readonly code: EligibilityRefusalCode;
  readonly eligibility: EligibilityReport;

  constructor(
    code: EligibilityRefusalCode,
    message: string,
    eligibility: EligibilityReport,
  ) {
    super(message);
    this.code = code;
    this.eligibility = eligibility;
  }

  /** Read by the error middleware of Backstage. */
  get statusCode(): number {
    return 422;
  }
}
