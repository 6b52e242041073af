import { LoggerService } from '@backstage/backend-plugin-api';
import { stringifyError } from '@backstage/errors';
import { NotificationPayload } from '@backstage/plugin-notifications-common';
import { NotificationService } from '@backstage/plugin-notifications-node';
import { ToldDegradation, ToldDegradations } from '../memory';
import {
  installationKey,
  Landscape,
  LandscapeReader,
  ListedInstallation,
} from '../reading';
import {
  describeDegraded,
  describeRecovered,
  describeRemoved,
} from './describe';

/**
 * What {@link DegradationTeller} needs.
 *
 * @internal
 */
export interface DegradationTellerOptions {
  reader: Pick<LandscapeReader, 'read' | 'readOwners'>;
  told: Pick<ToldDegradations, 'list' | 'add' | 'remove'>;
  notifications: NotificationService;
  logger: LoggerService;
  /** Milliseconds for which an installation has to be Degraded. */
  degradedFor: number;
  /** Reference of who is told where nobody owns the image. Default: nobody. */
  fallbackOwner?: string;
  /** Path of the pages in the portal. */
  path: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

type Degraded = ListedInstallation & { since: number };

/**
 * Tells owners of providers which of their installations stay Degraded, and how
 * that ended: each once.
 *
 * @remarks
 * It is told before it is remembered. Where the memory fails, the next turn tells
 * it again, and the notification of the same scope takes the place of the first.
 *
 * @internal
 */
export class DegradationTeller {
  constructor(private readonly options: DegradationTellerOptions) {}

  /**
   * Looks once.
   *
   * @throws what the REST client and the database throw; one notification that
   * cannot be sent is logged and tried again at the next turn
   */
  async look(signal: AbortSignal): Promise<void> {
    const landscape = await this.options.reader.read(signal);
    const told = await this.options.told.list();
    await this.tellEnds(landscape, told, signal);
    await this.tellBeginnings(landscape, told, signal);
  }

  private async tellBeginnings(
    { installations }: Landscape,
    told: readonly ToldDegradation[],
    signal: AbortSignal,
  ): Promise<void> {
    const { degradedFor, fallbackOwner, now, path, reader } = this.options;
    const known = new Set(told.map(memoryKey));
    const latest = now() - degradedFor;
    const news = installations.filter(
      (each): each is Degraded =>
        each.health === 'Degraded' &&
        each.isCurrent &&
        each.since !== undefined &&
        each.since <= latest &&
        !known.has(memoryKey(each)),
    );
    if (news.length === 0) {
      return;
    }
    const owners = await reader.readOwners(signal);
    for (const installation of news) {
      const owner = owners.get(installationKey(installation)) ?? fallbackOwner;
      if (owner !== undefined && !signal.aborted) {
        const { cluster, kind, name, uid, since } = installation;
        const subject = { installation, path, since };
        await this.tell(owner, describeDegraded(subject, now()), () =>
          this.options.told.add({ cluster, kind, name, uid, owner, since }),
        );
      }
    }
  }

  private async tellEnds(
    { installations, isGone }: Landscape,
    told: readonly ToldDegradation[],
    signal: AbortSignal,
  ): Promise<void> {
    const { now, path } = this.options;
    const present = new Map(installations.map(each => [memoryKey(each), each]));
    for (const each of told) {
      const subject = { installation: each, path, since: each.since };
      const found = present.get(memoryKey(each));
      const forget = () => this.options.told.remove(each);
      if (signal.aborted) {
        return;
      }
      if (found?.health === 'Healthy' && found.isCurrent) {
        await this.tell(each.owner, describeRecovered(subject, now()), forget);
      } else if (!found && isGone(each)) {
        await this.tell(each.owner, describeRemoved(subject), forget);
      }
    }
  }

  private async tell(
    owner: string,
    payload: NotificationPayload,
    remember: () => Promise<void>,
  ): Promise<void> {
    const { logger, notifications } = this.options;
    try {
      await notifications.send({
        recipients: { type: 'entity', entityRef: owner },
        payload,
      });
    } catch (error) {
      logger.warn(
        `A notification to ${owner} could not be sent (${
          payload.title
        }): ${stringifyError(error)}`,
      );
      return;
    }
    await remember();
  }
}

/** Another object of the same name is another installation. */
function memoryKey(each: ToldDegradation | ListedInstallation): string {
  return `${installationKey(each)} ${each.uid}`;
}
