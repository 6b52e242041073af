import {
  AuthService,
  BackstageCredentials,
} from '@backstage/backend-plugin-api';
import { stringifyEntityRef } from '@backstage/catalog-model';
import {
  NotAllowedError,
  ResponseError,
  ServiceUnavailableError,
} from '@backstage/errors';
import { CatalogService } from '@backstage/plugin-catalog-node';
import { Clock, Deadline, untilAborted } from '../../timing';
import { PROVIDER_ENTITY_TYPES } from './providerKinds';

/** Milliseconds that a caller waits for the catalog at most. */
const longestQuery = 5_000;

/** Milliseconds for which it is remembered what a caller saw. */
const memoryTime = 3_600_000;

/** Callers that are remembered. */
const mostCallers = 1_000;

/**
 * What a caller may see of the entities about providers and tools.
 *
 * @internal
 */
export interface CallerView {
  /** Entity references. */
  entityRefs: ReadonlySet<string>;
  /** True when the catalog did not answer and this is what the caller saw last. */
  remembered: boolean;
}

/**
 * What a {@link CallerCatalog} needs.
 *
 * @internal
 */
export interface CallerCatalogOptions {
  catalog: CatalogService;
  auth: AuthService;
  clock: Clock;
}

/** An answer, and thus nothing that memory may stand in for. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ResponseError && [401, 403].includes(error.statusCode)
  );
}

/**
 * Asks the catalog with the caller's own credentials what the caller may see.
 * When it does not answer, what the same caller saw last is good for an hour, so
 * that a catalog that is down does not take the verdicts with it.
 *
 * @internal
 */
export class CallerCatalog {
  private readonly seen = new Map<
    string,
    { entityRefs: ReadonlySet<string>; at: number }
  >();

  constructor(private readonly options: CallerCatalogOptions) {}

  /**
   * @throws NotAllowedError when the catalog refuses the caller;
   * ServiceUnavailableError when the catalog does not answer and nothing
   * is remembered of the caller
   */
  async look(
    credentials: BackstageCredentials,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<CallerView> {
    const { clock } = this.options;
    const caller = this.describeCaller(credentials);
    const deadline = new Deadline(
      clock,
      signal,
      () => new Error('no answer in time'),
    );
    deadline.extend(longestQuery);
    try {
      const entityRefs = await untilAborted(
        this.request(credentials),
        deadline.signal,
      );
      this.remember(caller, entityRefs);
      return { entityRefs, remembered: false };
    } catch (error) {
      if (isRefusal(error)) {
        throw new NotAllowedError('The catalog refuses the caller');
      }
      const before = caller === undefined ? undefined : this.seen.get(caller);
      if (before && clock.now() - before.at <= memoryTime) {
        return { entityRefs: before.entityRefs, remembered: true };
      }
      throw new ServiceUnavailableError('The catalog does not answer');
    } finally {
      deadline.clear();
    }
  }

  private async request(
    credentials: BackstageCredentials,
  ): Promise<ReadonlySet<string>> {
    const { items } = await this.options.catalog.getEntities(
      {
        filter: { kind: 'Component', 'spec.type': [...PROVIDER_ENTITY_TYPES] },
        fields: ['kind', 'metadata.name', 'metadata.namespace'],
      },
      { credentials },
    );
    return new Set(items.map(entity => stringifyEntityRef(entity)));
  }

  private remember(
    caller: string | undefined,
    entityRefs: ReadonlySet<string>,
  ): void {
    if (caller === undefined) {
      return;
    }
    // The one that was not seen for longest is first.
    this.seen.delete(caller);
    this.seen.set(caller, { entityRefs, at: this.options.clock.now() });
    if (this.seen.size > mostCallers) {
      const [first] = this.seen.keys();
      this.seen.delete(first);
    }
  }

  /** Nothing for those who cannot be told apart. */
  private describeCaller(credentials: BackstageCredentials) {
    const { auth } = this.options;
    if (auth.isPrincipal(credentials, 'user')) {
      return JSON.stringify(['user', credentials.principal.userEntityRef]);
    }
    if (auth.isPrincipal(credentials, 'service')) {
      const { subject, accessRestrictions } = credentials.principal;
      return JSON.stringify(['service', subject, accessRestrictions]);
    }
    return undefined;
  }
}
