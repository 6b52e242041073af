import { AuditorService } from '@backstage/backend-plugin-api';
import {
  EligibilityReport,
  openmcpPlatformServiceOverridePermission,
  PlatformServiceRequest,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterApplier, findKeptStatement, LiveObject } from '../apply';
import { EligibilityJudge } from '../eligibility';
import { FleetWriter } from '../fleet';
import { createRightError, EligibilityRefusal } from '../refusals';
import { AllowedImages } from './AllowedImages';
import { beginApplyAudit } from './beginApplyAudit';
import { checkWish } from './checkWish';
import { decideStatement } from './decideStatement';
import { findNeededRights, NeededRight } from './findNeededRights';
import { findWritableCluster } from './findWritableCluster';
import { ApplyOptions, PlatformServiceApplier } from './PlatformServiceApplier';
import { refuseDelivery } from './refuseDelivery';
import { checkWithKept, findRightsOverKept } from './reviewKept';
import { subjectOf } from './subjectOf';
import { WriteAudit } from './WriteAudit';
import { WriteAuthorizer, WriteDecision } from './WriteAuthorizer';

/**
 * What the {@link AuthorizedApplier} needs.
 *
 * @internal
 */
export interface AuthorizedApplierOptions {
  authorizer: WriteAuthorizer;
  fleet: FleetWriter;
  judge: EligibilityJudge;
  applier: ClusterApplier;
  auditor: AuditorService;
  allowedImages: AllowedImages;
}

/** All that one request is decided on. */
interface Gate {
  clusterName: string;
  wish: PlatformServiceRequest;
  report: EligibilityReport;
  decision: WriteDecision;
  audit: WriteAudit;
}

function requireRights(
  needed: readonly NeededRight[],
  decision: WriteDecision,
  cluster: string,
): void {
  const rights = decision.rights(cluster);
  for (const { right, permission, purpose } of needed) {
    if (!rights[right]) {
      throw createRightError(permission, `on ${cluster} ${purpose}`);
    }
  }
}

/**
 * The gate before every change of a PlatformService, whoever asks: rights of the
 * caller, what is well-formed, allowed images, the verdict of eligibility, and
 * then the cluster. Each apply is in the audit log, those that are refused, too.
 *
 * @internal
 */
export class AuthorizedApplier implements PlatformServiceApplier {
  constructor(private readonly options: AuthorizedApplierOptions) {}

  async apply(
    cluster: string,
    wish: PlatformServiceRequest,
    options: ApplyOptions,
  ): Promise<PlatformServiceResult> {
    const { auditor } = this.options;
    const audit = await beginApplyAudit(auditor, cluster, wish, options);
    let result: PlatformServiceResult;
    try {
      result = await this.pass(cluster, wish, options, audit);
    } catch (error) {
      await audit.fail(error);
      throw error;
    }
    await audit.succeed(result.result);
    return result;
  }

  private async pass(
    clusterName: string,
    wish: PlatformServiceRequest,
    options: ApplyOptions,
    audit: WriteAudit,
  ): Promise<PlatformServiceResult> {
    const { authorizer, fleet, judge, applier, allowedImages } = this.options;
    const { name, spec, provider, platformMode, dryRun = false } = wish;
    const decision = await authorizer.authorize(options);
    const cluster = findWritableCluster(fleet, decision, {
      cluster: clusterName,
      name,
      right: 'apply',
    });
    const findings = checkWish(wish);
    allowedImages.refuseOther(spec.image);
    const report = await judge.judge(
      { cluster: clusterName, name, spec, provider },
      { credentials: options.credentials, visibility: decision.visibility },
    );
    const gate = { clusterName, wish, report, decision, audit };
    const isOpen = this.passGate(gate);
    refuseDelivery(cluster, dryRun, 'put the manifest there');
    const { warnings, ...applied } = await applier.apply(cluster, {
      name,
      spec,
      platformMode,
      keep: wish.keep,
      expected: wish.expected,
      review: (_, live) => this.reviewKept(gate, isOpen, live),
      by: subjectOf(options.credentials),
      dryRun,
      throughRepository: cluster.definition.delivery === 'gitops',
      force: wish.force ?? false,
    });
    return {
      cluster: clusterName,
      name,
      dryRun,
      ...applied,
      eligibility: report,
      warnings: [
        ...findings.map(({ code, params, field, message }) => ({
          code,
          params: { ...params, field } as Record<string, string>,
          message: `${field}: ${message}`,
        })),
        ...warnings,
      ],
    };
  }

  /**
   * @returns false when only a statement that is recorded on the object can open it
   */
  private passGate({ clusterName, wish, report, decision, audit }: Gate) {
    const { today, withPlatformMode } = report.wrap;
    audit.note({
      provider: report.subject.entityRef ?? wish.provider,
      outcomeToday: today?.outcome,
      outcomeWithPlatformMode: withPlatformMode?.outcome,
    });
    const isOverride = this.decide(wish, report);
    audit.note({ override: isOverride === true });
    const rights = decision.rights(clusterName);
    if (isOverride && !rights.override) {
      throw createRightError(
        openmcpPlatformServiceOverridePermission.name,
        `on ${clusterName} to state how the image is told to use platform mode`,
      );
    }
    requireRights(findNeededRights(wish), decision, clusterName);
    return isOverride !== undefined;
  }

  /**
   * @returns undefined when only a statement that is recorded on the object can
   * open the gate
   */
  private decide(
    { keep = [], platformMode }: PlatformServiceRequest,
    report: EligibilityReport,
  ): boolean | undefined {
    try {
      return decideStatement(report, platformMode);
    } catch (error) {
      const isNeeded =
        error instanceof EligibilityRefusal &&
        error.code === 'platform-mode-needed';
      if (isNeeded && keep.includes('platformMode')) {
        return undefined;
      }
      throw error;
    }
  }

  /**
   * What can be said only once the object on the cluster was read: nothing of it is
   * changed by way of keeping it.
   */
  private reviewKept(
    { clusterName, wish, report, decision, audit }: Gate,
    isOpen: boolean,
    live: LiveObject | undefined,
  ): void {
    if (!isOpen) {
      const statement = findKeptStatement(wish, live);
      // It was made by somebody who had the right, so it needs none to stay.
      decideStatement(report, statement);
      audit.note({ statementKept: true });
    }
    checkWithKept(wish, live);
    requireRights(findRightsOverKept(wish, live), decision, clusterName);
  }
}
