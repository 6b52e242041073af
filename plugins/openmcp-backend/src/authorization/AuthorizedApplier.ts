import { AuditorService } from '@backstage/backend-plugin-api';
import {
  checkPlatformModeStatement,
  checkPlatformService,
  EligibilityReport,
  ManifestFinding,
  openmcpPlatformServiceOverridePermission,
  PlatformServiceRequest,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterApplier } from '../apply';
import { EligibilityJudge } from '../eligibility';
import { FleetWriter } from '../fleet';
import { createFieldError, createRightError } from '../refusals';
import { AllowedImages } from './AllowedImages';
import { beginApplyAudit } from './beginApplyAudit';
import { decideStatement } from './decideStatement';
import { findNeededRights } from './findNeededRights';
import { findWritableCluster } from './findWritableCluster';
import { ApplyOptions, PlatformServiceApplier } from './PlatformServiceApplier';
import { refuseDelivery } from './refuseDelivery';
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

function checkWish(wish: PlatformServiceRequest): ManifestFinding[] {
  const { spec, platformMode } = wish;
  const findings = [
    ...checkPlatformService(wish),
    ...(platformMode ? checkPlatformModeStatement(platformMode, spec) : []),
  ];
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw createFieldError(errors);
  }
  return findings;
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
    this.passGate(clusterName, wish, report, decision, audit);
    refuseDelivery(cluster, dryRun, 'put the manifest there');
    const { warnings, ...applied } = await applier.apply(cluster, {
      name,
      spec,
      platformMode,
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

  private passGate(
    clusterName: string,
    wish: PlatformServiceRequest,
    report: EligibilityReport,
    decision: WriteDecision,
    audit: WriteAudit,
  ): void {
    const { today, withPlatformMode } = report.wrap;
    audit.note({
      provider: report.subject.entityRef ?? wish.provider,
      outcomeToday: today?.outcome,
      outcomeWithPlatformMode: withPlatformMode?.outcome,
    });
    const isOverride = decideStatement(report, wish.platformMode);
    audit.note({ override: isOverride });
    const rights = decision.rights(clusterName);
    if (isOverride && !rights.override) {
      throw createRightError(
        openmcpPlatformServiceOverridePermission.name,
        `on ${clusterName} to state how the image is told to use platform mode`,
      );
    }
    for (const { right, permission, purpose } of findNeededRights(wish)) {
      if (!rights[right]) {
        throw createRightError(permission, `on ${clusterName} ${purpose}`);
      }
    }
  }
}
