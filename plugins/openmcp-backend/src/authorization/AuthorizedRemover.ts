import { AuditorService } from '@backstage/backend-plugin-api';
import { NotFoundError } from '@backstage/errors';
import {
  EligibilitySentence,
  INSTALLATION_KINDS,
  PlatformServiceDeletion,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  ClusterRemover,
  describeRemoval,
  RemovedPlatformService,
} from '../apply';
import { EligibilityJudge } from '../eligibility';
import { FleetView, FleetWriter, WritableCluster } from '../fleet';
import { beginRemovalAudit } from './beginRemovalAudit';
import { describeLeftovers } from './describeLeftovers';
import { findWritableCluster } from './findWritableCluster';
import { ApplyOptions } from './PlatformServiceApplier';
import {
  PlatformServiceRemover,
  RemovalRequest,
} from './PlatformServiceRemover';
import { refuseDelivery } from './refuseDelivery';
import { WriteAudit } from './WriteAudit';
import { WriteAuthorizer, WriteDecision } from './WriteAuthorizer';

/**
 * What the {@link AuthorizedRemover} needs.
 *
 * @internal
 */
export interface AuthorizedRemoverOptions {
  authorizer: WriteAuthorizer;
  fleet: FleetWriter & Pick<FleetView, 'cluster'>;
  judge: Pick<EligibilityJudge, 'check'>;
  remover: ClusterRemover;
  auditor: AuditorService;
}

function describeOwner({
  owner,
}: RemovedPlatformService): EligibilitySentence[] {
  return owner === undefined
    ? []
    : [
        {
          code: 'owned',
          params: { owner },
          message: `It is looked after by ${owner}: remove it there`,
        },
      ];
}

/**
 * The gate before every removal of a PlatformService, whoever asks: rights of the
 * caller, how the cluster is delivered, and then whose the object is. Each removal
 * is in the audit log, those that are refused, too.
 *
 * @internal
 */
export class AuthorizedRemover implements PlatformServiceRemover {
  constructor(private readonly options: AuthorizedRemoverOptions) {}

  async remove(
    request: RemovalRequest,
    options: ApplyOptions,
  ): Promise<PlatformServiceDeletion> {
    const { auditor } = this.options;
    const audit = await beginRemovalAudit(auditor, request, options);
    let removal: PlatformServiceDeletion;
    try {
      removal = await this.pass(request, options, audit);
    } catch (error) {
      await audit.fail(error);
      throw error;
    }
    await audit.succeed(removal.result);
    return removal;
  }

  private async pass(
    request: RemovalRequest,
    options: ApplyOptions,
    audit: WriteAudit,
  ): Promise<PlatformServiceDeletion> {
    const { authorizer, fleet, judge } = this.options;
    const { cluster: clusterName, name, dryRun } = request;
    const decision = await authorizer.authorize(options);
    const cluster = findWritableCluster(fleet, decision, {
      cluster: clusterName,
      name,
      right: 'delete',
    });
    refuseDelivery(cluster, dryRun, 'remove the manifest there');
    const removed = await this.removeFrom(cluster, request, decision);
    audit.note({ uid: removed.uid, image: removed.image });
    const { namespaces } = cluster.definition;
    const { goes, stays } = describeRemoval(
      name,
      removed,
      namespaces.length === 1 ? namespaces[0] : undefined,
    );
    const leftovers = await describeLeftovers(
      judge,
      { cluster: clusterName, name, image: removed.image },
      { credentials: options.credentials, visibility: decision.visibility },
    );
    const { result, uid, resourceVersion, deletionTimestamp } = removed;
    return {
      cluster: clusterName,
      name,
      dryRun,
      result,
      uid,
      resourceVersion,
      deletionTimestamp,
      goes,
      stays: [...stays, ...leftovers.stays],
      warnings: [...describeOwner(removed), ...leftovers.warnings],
    };
  }

  private async removeFrom(
    cluster: WritableCluster,
    { name, dryRun, uid, resourceVersion }: RemovalRequest,
    decision: WriteDecision,
  ): Promise<RemovedPlatformService> {
    try {
      return await this.options.remover.remove(cluster, {
        name,
        dryRun,
        uid,
        resourceVersion,
        throughRepository: cluster.definition.delivery === 'gitops',
      });
    } catch (error) {
      throw error instanceof NotFoundError
        ? this.nameOtherKind(error, cluster, name, decision)
        : error;
    }
  }

  /** Only PlatformServices are removed, and another kind may have the name. */
  private nameOtherKind(
    error: NotFoundError,
    { definition }: WritableCluster,
    name: string,
    { visibility }: WriteDecision,
  ): Error {
    const cluster = this.options.fleet.cluster(definition.name);
    const kind = INSTALLATION_KINDS.find(
      each =>
        each !== 'PlatformService' &&
        visibility.installation({
          cluster: definition.name,
          kind: each,
          name,
        }) &&
        cluster?.installation(each, name) !== undefined,
    );
    if (!kind) {
      return error;
    }
    const message = `is that of a ${kind}; nothing but PlatformServices is removed here`;
    return Object.assign(
      new NotFoundError(
        `There is no such PlatformService: the name ${message}`,
      ),
      { details: [{ field: 'name', code: 'other-kind', message }] },
    );
  }
}
