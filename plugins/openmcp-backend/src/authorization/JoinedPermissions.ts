import { PermissionsService } from '@backstage/backend-plugin-api';
import { ReadOptions } from '../reading';
import { Turns } from '../timing';

type AuthorizeConditional = PermissionsService['authorizeConditional'];
type Wanted = Parameters<AuthorizeConditional>[0];
type Decided = ReturnType<AuthorizeConditional>;

/** Questions of one caller about the same permissions. */
interface Line {
  /** Asked already; who comes now must not take its answer. */
  running: Promise<unknown>;
  /** To be asked when the running one is answered, for all who came meanwhile. */
  next?: Decided;
}

/**
 * Asks the permission framework once for requests of one caller that wait at the
 * same time.
 *
 * @remarks
 * Asking is most of what a read costs. A decision is never older than the request
 * that it is for: who comes while a question is on its way waits for the next one,
 * together with all others who came meanwhile.
 *
 * @internal
 */
export class JoinedPermissions
  implements Pick<PermissionsService, 'authorizeConditional'>
{
  private readonly lines = new Map<string, Line>();
  private readonly turns = new Turns();

  constructor(
    private readonly permissions: Pick<
      PermissionsService,
      'authorizeConditional'
    >,
  ) {}

  /**
   * @param options - with `joinKey`: who asks; without one nothing is shared
   */
  authorizeConditional(
    wanted: Wanted,
    options: Pick<ReadOptions, 'credentials' | 'joinKey'>,
  ): Decided {
    const { credentials, joinKey } = options;
    const ask = async () =>
      this.permissions.authorizeConditional(wanted, { credentials });
    if (joinKey === undefined) {
      return ask();
    }
    const names = wanted.map(({ permission }) => permission.name);
    const key = [joinKey, ...names].join('\n');
    const line = this.lines.get(key);
    if (!line) {
      return this.run(key, ask);
    }
    line.next ??= line.running.then(() => this.run(key, ask));
    return this.takeTurn(line.next);
  }

  private async takeTurn(decided: Decided): Decided {
    const decisions = await decided;
    await this.turns.next();
    return decisions;
  }

  private run(key: string, ask: () => Decided): Decided {
    const decided = ask();
    const line: Line = {
      running: decided.then(
        () => this.leave(key, line),
        () => this.leave(key, line),
      ),
    };
    this.lines.set(key, line);
    return decided;
  }

  /** Nothing is kept when nobody waits. */
  private leave(key: string, line: Line): void {
    if (!line.next) {
      this.lines.delete(key);
    }
  }
}
