import { readFileSync } from 'node:fs';
import { targetPaths } from '@backstage/cli-common';

const PAGE = 'docs/operations/scaffolder-failures.md';

function readRows(markdown: string): Array<[string, string]> {
  return markdown
    .split('\n')
    .filter(line => line.startsWith('|') && line.includes('`'))
    .flatMap(line => {
      const [, what, said] = line.split(/(?<!\\)\|/).map(cell => cell.trim());
      const lines = [...said.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
      return lines.length > 0 ? [[what, lines.join('\n')]] : [];
    }) as Array<[string, string]>;
}

/** What stands in angle brackets differs from task to task. */
function toPattern(said: string): RegExp {
  const parts = said
    .split(/<[^>]+>/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`);
}

/**
 * The page that tells people what a task says when it fails. Tests hold tasks
 * against it.
 *
 * @internal
 */
export class FailurePage {
  readonly #rows: ReadonlyMap<string, string>;
  readonly #seen = new Set<string>();

  constructor() {
    this.#rows = new Map(
      readRows(readFileSync(targetPaths.resolveRoot(PAGE), 'utf8')),
    );
  }

  /**
   * The whole of what a task says in a case.
   *
   * @param what - first column of the row
   * @throws Error when the page has no such row
   */
  patternOf(what: string): RegExp {
    const said = this.#rows.get(what);
    if (said === undefined) {
      throw new Error(`${PAGE} has no row "${what}".`);
    }
    this.#seen.add(what);
    return toPattern(said);
  }

  /** Rows that no test has asked for. */
  get unseen(): string[] {
    return [...this.#rows.keys()].filter(what => !this.#seen.has(what));
  }
}
