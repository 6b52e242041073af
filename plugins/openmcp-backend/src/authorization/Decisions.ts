import {
  PermissionsRegistryService,
  PermissionsService,
} from '@backstage/backend-plugin-api';
import {
  AuthenticationError,
  ServiceUnavailableError,
} from '@backstage/errors';
import {
  AuthorizeResult,
  Permission,
  PolicyDecision,
  ResourcePermission,
} from '@backstage/plugin-permission-common';
import { createConditionTransformer } from '@backstage/plugin-permission-node';
import { InstallationIdentity, ReadOptions } from '../reading';
import { createDecisionFilter } from './createDecisionFilter';
import {
  openmcpClusterResourceRef,
  openmcpInstallationResourceRef,
} from './rules';

/** Conditions are read when they are applied for the first time. */
function whenNeeded<TIdentity>(
  create: () => (identity: TIdentity) => boolean,
): (identity: TIdentity) => boolean {
  let filter: ReturnType<typeof create> | undefined;
  return identity => {
    filter ??= create();
    return filter(identity);
  };
}

/**
 * What the permission framework decided for one request.
 *
 * @internal
 */
export class Decisions {
  private constructor(
    private readonly decisions: ReadonlyMap<string, PolicyDecision>,
    private readonly registry: PermissionsRegistryService,
  ) {}

  /**
   * Asks once for all permissions, with the caller's own credentials. Nothing is
   * kept for the next request.
   *
   * @throws AuthenticationError when the sign-in of the caller has ended meanwhile;
   * ServiceUnavailableError (503) when the framework does not answer, for instance
   * because its backend is busy or gone
   */
  static async ask(
    permissions: Pick<PermissionsService, 'authorizeConditional'>,
    registry: PermissionsRegistryService,
    wanted: readonly Permission[],
    options: ReadOptions,
  ): Promise<Decisions> {
    const decisions = await permissions
      .authorizeConditional(
        // The types allow permissions on resources alone, the framework all.
        wanted.map(each => ({ permission: each as ResourcePermission })),
        options,
      )
      .catch(error => {
        throw toReadableError(error);
      });
    return new Decisions(
      new Map(wanted.map(({ name }, index) => [name, decisions[index]])),
      registry,
    );
  }

  /** The same for callers for whom the same was decided. */
  get key(): string {
    // A decision by conditions also has a random id.
    return JSON.stringify(
      [...this.decisions].map(([name, decision]) => [
        name,
        decision.result,
        decision.result === AuthorizeResult.CONDITIONAL
          ? decision.conditions
          : undefined,
      ]),
    );
  }

  /** True when the caller may do it somewhere. */
  allowsAnything(permission: Permission): boolean {
    return this.decisionOf(permission).result !== AuthorizeResult.DENY;
  }

  /** Tells for which installations the caller may do it. */
  onInstallations(
    permission: Permission,
  ): (identity: InstallationIdentity) => boolean {
    return whenNeeded(() =>
      createDecisionFilter(
        this.decisionOf(permission),
        createConditionTransformer(
          this.registry.getPermissionRuleset(openmcpInstallationResourceRef),
        ),
      ),
    );
  }

  /** Tells on which clusters, by name, the caller may do it. */
  onClusters(permission: Permission): (cluster: string) => boolean {
    const filter = whenNeeded(() =>
      createDecisionFilter(
        this.decisionOf(permission),
        createConditionTransformer(
          this.registry.getPermissionRuleset(openmcpClusterResourceRef),
        ),
      ),
    );
    return cluster => filter({ cluster });
  }

  private decisionOf({ name }: Permission): PolicyDecision {
    // What was not asked for is not allowed.
    return this.decisions.get(name) ?? { result: AuthorizeResult.DENY };
  }
}

/** Errors of the framework that are answers. */
const answers: readonly unknown[] = ['AuthenticationError', 'NotAllowedError'];

/**
 * While a request is held back, the sign-in of its caller may end. Everything else is
 * no decision, and is over some time. Of what the way to it says of itself only what
 * names no host is told.
 */
function toReadableError(error: unknown): unknown {
  const { name, statusCode } = Object(error);
  if (name === 'ResponseError' && statusCode === 401) {
    return new AuthenticationError('The sign-in has ended');
  }
  return answers.includes(name)
    ? error
    : new ServiceUnavailableError(
        `The permission framework does not answer (${[name, statusCode]
          .filter(each => each !== undefined)
          .join(' ')})`,
      );
}
