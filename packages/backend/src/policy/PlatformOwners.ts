import { Config } from '@backstage/config';
import { InputError } from '@backstage/errors';

const KEY = 'portal.platformOwners';
const PERMISSION_PREFIX = 'openmcp.platform-service.';

/** What a group may do besides reading; see `config.d.ts`. */
const RIGHTS = [
  'apply',
  'delete',
  'override',
  'force',
  'host-path',
  'command',
] as const;

interface Ownership {
  group: string;
  /** Undefined means all. */
  clusters?: string[];
  permissions: string[];
}

/** Who looks after which platform clusters. */
export class PlatformOwners {
  private constructor(private readonly ownerships: readonly Ownership[]) {}

  /**
   * @returns undefined where nothing is configured
   * @throws InputError naming the key that is wrong
   */
  static fromConfig(config: Config): PlatformOwners | undefined {
    const entries = config.getOptionalConfigArray(KEY);
    return entries && new PlatformOwners(entries.map(readOwnership));
  }

  /** Whether one of the groups looks after any cluster. */
  includes(groups: readonly string[]): boolean {
    return this.of(groups).length > 0;
  }

  /**
   * Clusters on which one of the groups has a permission.
   *
   * @returns `all`, or their names, which may be none
   */
  clustersOf(groups: readonly string[], permission: string): 'all' | string[] {
    const granted = this.of(groups).filter(({ permissions }) =>
      permissions.includes(permission),
    );
    return granted.some(({ clusters }) => clusters === undefined)
      ? 'all'
      : [...new Set(granted.flatMap(({ clusters = [] }) => clusters))];
  }

  private of(groups: readonly string[]): Ownership[] {
    const known = new Set(groups.map(ref => ref.toLocaleLowerCase('en-US')));
    return this.ownerships.filter(({ group }) => known.has(group));
  }
}

function readOwnership(config: Config, index: number): Ownership {
  const group = config.getString('group').toLocaleLowerCase('en-US');
  if (!/^group:[^/:]+\/[^/:]+$/.test(group)) {
    throw new InputError(
      `${KEY}[${index}].group is no reference of a group, for instance group:default/platform-owners`,
    );
  }
  const rights = config.getOptionalStringArray('rights') ?? ['apply', 'delete'];
  const unknown = rights.find(
    right => !(RIGHTS as readonly string[]).includes(right),
  );
  if (unknown !== undefined) {
    throw new InputError(
      `${KEY}[${index}].rights has "${unknown}"; possible are ${RIGHTS.join(
        ', ',
      )}`,
    );
  }
  return {
    group,
    clusters: config.getOptionalStringArray('clusters'),
    permissions: rights.map(right => `${PERMISSION_PREFIX}${right}`),
  };
}
