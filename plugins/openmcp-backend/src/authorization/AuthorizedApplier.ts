import { AuditorService } from '@backstage/backend-plugin-api';
import {
  EligibilityReport,
  openmcpPlatformServiceOverridePermission,
  PlatformModeStatement,
  PlatformServiceRequest,
  PlatformServiceResult,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  ClusterApplier,
  findKeptStatement,
  findOtherImageOfStatement,
} from '../apply';
import { EligibilityJudge } from '../eligibility';
import { FleetWriter } from '../fleet';
import { createRightError } from '../refusals';
import { AllowedImages } from './AllowedImages';
import { beginApplyAudit } from './beginApplyAudit';
import { checkWish } from './checkWish';
import { decideStatement } from './decideStatement';
import { findNeededRights, NeededRight } from './findNeededRights';
import { findWritableCluster } from './findWritableCluster';
import { ApplyOptions, PlatformServiceApplier } from './PlatformServiceApplier';
import { refuseDelivery } from './refuseDelivery';
import { describeOtherImage } from './describeOtherImage';
import { checkWithKept, findRightsOverKept, withKept } from './reviewKept';
import { findRightsOverResult, toJudgedSpec } from './reviewResult';
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
 * then the cluster. What its dry run answers goes through the gate once more: it has
 * what others own of the object, and what the cluster itself adds. Each apply is in
 * the audit log, those that are refused, too.
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
    const gate = { clusterName, wish, decision, audit };
    const ask = (asked: PlatformServiceSpec) =>
      judge.judge(
        { cluster: clusterName, name, spec: asked, provider },
        { credentials: options.credentials, visibility: decision.visibility },
      );
    const isKeeping = wish.keep !== undefined && wish.keep.length > 0;
    // Of what is kept the verdict can be given only once that was read.
    let report = isKeeping ? undefined : await ask(spec);
    if (report) {
      this.passGate(gate, report, platformMode);
    }
    let saidOfOther: string | undefined;
    requireRights(findNeededRights(wish), decision, clusterName);
    refuseDelivery(cluster, dryRun, 'put the manifest there');
    const { warnings, ...applied } = await applier.apply(cluster, {
      name,
      spec,
      platformMode,
      keep: wish.keep,
      expected: wish.expected,
      review: async live => {
        requireRights(findRightsOverKept(wish, live), decision, clusterName);
        const otherImage = findOtherImageOfStatement(wish, live);
        saidOfOther =
          otherImage === undefined
            ? undefined
            : describeOtherImage(otherImage, spec.image);
        if (isKeeping) {
          checkWithKept(wish, live);
          report = await ask(withKept(wish, live));
          // It was made by somebody who had the right, so it needs none to stay.
          const kept = findKeptStatement(wish, live);
          this.passGate(gate, report, platformMode ?? kept, saidOfOther);
        }
      },
      judge: async ({ live, after }) => {
        const statement = platformMode ?? findKeptStatement(wish, live);
        const judged = toJudgedSpec(after, statement);
        allowedImages.refuseOther(judged.image);
        report = await ask(judged);
        this.passGate(gate, report, statement, saidOfOther);
        requireRights(
          findRightsOverResult(live, after, statement),
          decision,
          clusterName,
        );
      },
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
      // Without a verdict on what would come of it there is no result.
      eligibility: report!,
      warnings: [
        ...findings.map(({ code, params, field, message }) => ({
          code,
          params: { ...params, field } as Record<string, string>,
          message: `${field}: ${message}`,
        })),
        ...(saidOfOther === undefined
          ? []
          : [
              {
                code: 'statement-of-other-image',
                params: {},
                message: `${saidOfOther}, and does not stay`,
              },
            ]),
        ...warnings,
      ],
    };
  }

  /**
   * @param statement - of the caller, or the one that is recorded and kept
   * @param saidOfOther - why what is recorded does not count, as a sentence
   */
  private passGate(
    { clusterName, wish, decision, audit }: Gate,
    report: EligibilityReport,
    statement: PlatformModeStatement | undefined,
    saidOfOther?: string,
  ): void {
    const { today, withPlatformMode } = report.wrap;
    audit.note({
      provider: report.subject.entityRef ?? wish.provider,
      outcomeToday: today?.outcome,
      outcomeWithPlatformMode: withPlatformMode?.outcome,
    });
    const isKept = statement !== undefined && statement !== wish.platformMode;
    const isOverride =
      decideStatement(report, statement, saidOfOther) && !isKept;
    audit.note({
      override: isOverride,
      ...(isKept && { statementKept: true }),
    });
    if (isOverride && !decision.rights(clusterName).override) {
      throw createRightError(
        openmcpPlatformServiceOverridePermission.name,
        `on ${clusterName} to state how the image is told to use platform mode`,
      );
    }
  }
}
