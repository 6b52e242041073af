import { ClusterFailure, ClusterTransport } from '../../clusters';
import { Clock, untilAborted } from '../../timing';
import { ServedKind, WantedKind } from '../kinds';
import { requestJson } from '../stream';
import { parseCoreVersions, parseGroups, ServedGroups } from './parseGroups';
import { findPlural } from './parseResources';

/**
 * Groups are asked for once for all who look for kinds in so many milliseconds:
 * those that look from time to time, and those that have a reason to look now.
 */
const groupsLast = { rarely: 10_000, now: 500 };

/**
 * What {@link KindDiscovery} needs.
 *
 * @internal
 */
export interface KindDiscoveryOptions {
  transport: ClusterTransport;
  clock: Clock;
}

interface GroupQuestion {
  askedAt: number;
  /** So many wait for the answer. */
  askers: number;
  /** Ends the request when nobody waits for it any more. */
  end: AbortController;
  answer: Promise<ServedGroups>;
}

/**
 * Finds out how one cluster serves a kind.
 *
 * @remarks
 * Asked are `/apis`, `/apis/<group>/<version>` and, for the core group, `/api` and
 * `/api/<version>`: every user that has logged on may do that (Kubernetes, cluster
 * role `system:discovery`).
 *
 * @internal
 */
export class KindDiscovery {
  private groups?: GroupQuestion;

  constructor(private readonly options: KindDiscoveryOptions) {}

  /**
   * Looks for a kind: in the version that can be read, then in the one that the
   * cluster prefers, then in all others.
   *
   * @param urgency - `rarely`: the groups may have been asked for up to ten seconds
   *   ago; `now`: half a second
   * @returns undefined when the API server says that it does not serve the kind
   * @throws ClusterFailure, or what the transport throws, when that could not be
   *   found out; a group that fails does not matter to kinds of others
   */
  async find(
    kind: Pick<WantedKind, 'kind' | 'group' | 'version'>,
    signal: AbortSignal,
    urgency: keyof typeof groupsLast = 'rarely',
  ): Promise<ServedKind | undefined> {
    const versions = await this.versionsOf(kind.group, signal, urgency);
    if (!versions) {
      return undefined;
    }
    let failure: unknown;
    for (const version of this.arrange(versions, kind.version)) {
      try {
        const plural = await this.findIn(kind, version, signal);
        if (plural !== undefined) {
          return { version, plural };
        }
      } catch (error) {
        signal.throwIfAborted();
        failure ??= error;
      }
    }
    if (failure) {
      throw failure;
    }
    if (versions.length === 0) {
      throw new ClusterFailure(
        'unexpected-answer',
        'versions of the group could not be understood',
      );
    }
    return undefined;
  }

  /** The next question is answered by the API server and not from memory. */
  forget(): void {
    this.groups = undefined;
  }

  private arrange(
    versions: readonly string[],
    known: string | undefined,
  ): readonly string[] {
    return known !== undefined && versions.includes(known)
      ? [known, ...versions.filter(version => version !== known)]
      : versions;
  }

  private async findIn(
    { kind, group }: Pick<WantedKind, 'kind' | 'group'>,
    version: string,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const root = group ? `/apis/${encodeURIComponent(group)}` : '/api';
    const answer = await requestJson(
      this.options,
      `${root}/${version}`,
      signal,
    );
    return findPlural(answer, kind);
  }

  /** Undefined when the group is not served. */
  private async versionsOf(
    group: string,
    signal: AbortSignal,
    urgency: keyof typeof groupsLast,
  ): Promise<readonly string[] | undefined> {
    if (!group) {
      return parseCoreVersions(await requestJson(this.options, '/api', signal));
    }
    return (await this.askGroups(signal, urgency)).get(group);
  }

  /** Many kinds are looked for at the same moment. */
  private async askGroups(
    signal: AbortSignal,
    urgency: keyof typeof groupsLast,
  ): Promise<ServedGroups> {
    const now = this.options.clock.elapsed();
    const known = this.groups;
    const question =
      known && now - known.askedAt < groupsLast[urgency]
        ? known
        : this.open(now);
    question.askers += 1;
    try {
      return await untilAborted(question.answer, signal);
    } catch (error) {
      if (this.groups === question) {
        this.forget();
      }
      throw error;
    } finally {
      question.askers -= 1;
      if (question.askers === 0) {
        // Nothing happens when it was answered.
        question.end.abort();
      }
    }
  }

  private open(askedAt: number): GroupQuestion {
    const end = new AbortController();
    const answer = requestJson(this.options, '/apis', end.signal);
    this.groups = {
      askedAt,
      askers: 0,
      end,
      answer: answer.then(parseGroups),
    };
    return this.groups;
  }
}
