import { LoggerService } from '@backstage/backend-plugin-api';
import { stringifyError } from '@backstage/errors';
import { NotificationPayload } from '@backstage/plugin-notifications-common';
import { NotificationService } from '@backstage/plugin-notifications-node';
import { KnownDegradation, KnownDegradations } from '../memory';
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
  describeReplaced,
} from './describe';

/**
 * What {@link DegradationTeller} needs.
 *
 * @internal
 */
export interface DegradationTellerOptions {
  reader: Pick<LandscapeReader, 'read' | 'readOwners'>;
  memory: Pick<KnownDegradations, 'list' | 'put' | 'remove'>;
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

/** How long owners are believed to be the same, in milliseconds. */
const ownersServe = 10 * 60 * 1_000;

/**
 * Tells owners of providers which of their installations stay Degraded, and how
 * that ended: each once.
 *
 * @remarks
 * An installation counts as Degraded from the first time it was seen so until it
 * is seen Healthy: what the status calls the beginning is that of its newest
 * finding, and that of a container which ends again and again is always young.
 *
 * It is told before it is remembered. Where the memory fails, the next turn tells
 * it again, and the notification of the same scope takes the place of the first.
 *
 * @internal
 */
export class DegradationTeller {
  private owners: { found: ReadonlyMap<string, string>; askedAt: number } = {
    found: new Map(),
    askedAt: -Infinity,
  };

  constructor(private readonly options: DegradationTellerOptions) {}

  /**
   * Looks once.
   *
   * @throws what the REST client and the database throw; one notification that
   * cannot be sent is logged and tried again at the next turn
   */
  async look(signal: AbortSignal): Promise<void> {
    const landscape = await this.options.reader.read(signal);
    const known = await this.options.memory.list();
    await this.noteEnds(landscape, known, signal);
    await this.noteBeginnings(landscape, known);
    await this.tellBeginnings(landscape, signal);
  }

  private async noteBeginnings(
    { installations }: Landscape,
    known: readonly KnownDegradation[],
  ): Promise<void> {
    const { memory, now } = this.options;
    const before = new Set(known.map(memoryKey));
    for (const each of installations) {
      if (isDegraded(each) && !before.has(memoryKey(each))) {
        const { cluster, kind, name, uid } = each;
        // Of what began while nobody looked the status knows the time better.
        const since = Math.min(each.since ?? Infinity, now());
        await memory.put({ cluster, kind, name, uid, since });
      }
    }
  }

  private async tellBeginnings(
    { installations }: Landscape,
    signal: AbortSignal,
  ): Promise<void> {
    const { degradedFor, memory, now, path } = this.options;
    const degraded = new Set(installations.filter(isDegraded).map(memoryKey));
    const due = (await memory.list()).filter(
      each =>
        each.owner === undefined &&
        each.since <= now() - degradedFor &&
        degraded.has(memoryKey(each)),
    );
    const owners = await this.findOwners(due, signal);
    for (const each of due) {
      const owner = owners.get(installationKey(each));
      if (owner !== undefined && !signal.aborted) {
        const subject = { installation: each, path, since: each.since };
        await this.tell(owner, describeDegraded(subject, now()), () =>
          memory.put({ ...each, owner }),
        );
      }
    }
  }

  /**
   * It is no small question, so that the answer serves until something else is
   * due, or for some minutes.
   */
  private async findOwners(
    due: readonly KnownDegradation[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>> {
    const { degradedFor, fallbackOwner, now, reader } = this.options;
    const isNews = due.some(
      ({ since }) => since + degradedFor > this.owners.askedAt,
    );
    const isOld = now() - this.owners.askedAt >= ownersServe;
    if (isNews || (due.length > 0 && isOld)) {
      const askedAt = now();
      this.owners = { found: await reader.readOwners(signal), askedAt };
    }
    const owners = new Map(this.owners.found);
    for (const each of due) {
      const key = installationKey(each);
      if (!owners.has(key) && fallbackOwner !== undefined) {
        owners.set(key, fallbackOwner);
      }
    }
    return owners;
  }

  private async noteEnds(
    { installations, isGone }: Landscape,
    known: readonly KnownDegradation[],
    signal: AbortSignal,
  ): Promise<void> {
    const { memory, now, path } = this.options;
    const present = new Map(installations.map(each => [memoryKey(each), each]));
    const named = new Set(installations.map(installationKey));
    for (const each of known) {
      if (signal.aborted) {
        return;
      }
      const subject = { installation: each, path, since: each.since };
      const found = present.get(memoryKey(each));
      const forget = () => memory.remove(each);
      if (found?.health === 'Healthy' && found.isCurrent) {
        await this.tell(each.owner, describeRecovered(subject, now()), forget);
      } else if (!found && named.has(installationKey(each))) {
        await this.tell(each.owner, describeReplaced(subject), forget);
      } else if (!found && isGone(each)) {
        await this.tell(each.owner, describeRemoved(subject), forget);
      }
    }
  }

  /** Nobody has to be told the end of what nobody was told. */
  private async tell(
    owner: string | undefined,
    payload: NotificationPayload,
    remember: () => Promise<void>,
  ): Promise<void> {
    const { logger, notifications } = this.options;
    try {
      if (owner !== undefined) {
        await notifications.send({
          recipients: { type: 'entity', entityRef: owner },
          payload,
        });
      }
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

function isDegraded({ health, isCurrent }: ListedInstallation): boolean {
  return health === 'Degraded' && isCurrent;
}

/** Another object of the same name is another installation. */
function memoryKey(each: KnownDegradation | ListedInstallation): string {
  return `${installationKey(each)} ${each.uid}`;
}
