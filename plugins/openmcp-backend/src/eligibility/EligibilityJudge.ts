import type { BackstageCredentials } from '@backstage/backend-plugin-api';
import type {
  EligibilityReport,
  EligibilityRequest,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import type { Visibility } from '../reading';

/**
 * For whom something is judged.
 *
 * @internal
 */
export interface JudgeOptions {
  credentials: BackstageCredentials;
  /**
   * What of the clusters may be spoken of. Everything counts for the outcomes; a
   * result that rests on an installation that may not be seen says no more than
   * that. Missing: no installation may be seen.
   */
  visibility?: Visibility;
}

/**
 * A PlatformService that somebody wants on a cluster.
 *
 * @internal
 */
export interface Wish {
  cluster: string;
  name: string;
  spec: PlatformServiceSpec;
  /** Entity reference; without it the image tells the provider. */
  provider?: string;
}

/**
 * Judges what may run as a PlatformService.
 *
 * @internal
 */
export interface EligibilityJudge {
  /**
   * Answers `POST /v1/eligibility`. Only entities that the caller may see in the
   * catalog are spoken of.
   *
   * @throws NotFoundError when the caller may see no such provider, tool or
   * cluster; FieldError (400) for a request that asks nothing, or for an image
   * that is not the one of the provider (`image`, `other-provider`);
   * ServiceUnavailableError as long as the catalog was never read
   */
  check(
    request: EligibilityRequest,
    options: JudgeOptions,
  ): Promise<EligibilityReport>;

  /**
   * Judges a wish for the gate. A provider that is not named is looked up by the
   * image; an image that no entity describes is judged as unknown, one that only
   * entities describe that the caller may not see is refused.
   *
   * @throws FieldError (400) naming the field when the provider does not exist
   * for the caller (`provider`, `not-found`), or when the image is not the one of
   * the provider (`spec.image`, `other-provider`); ServiceUnavailableError as
   * long as the catalog or what is on the cluster was never read
   */
  judge(wish: Wish, options: JudgeOptions): Promise<EligibilityReport>;
}
