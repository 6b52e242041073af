import type { DeclaredTraits, EligibilityRule } from '../rules/EligibilityRule';
import type { Evidence } from '../types';
import { memoize } from '../../memoize';

const DEFAULT_OWNER = 'openmcp-project';

/** `repository@commit:path:line`, with or without owner and line. */
const REFERENCE =
  /^(?:([\w.-]+)\/)?([\w.-]+)@([\w.-]+):([^:\s]+)(?::(\d+)(?:-(\d+))?[\d,-]*)?$/;

/** A path of which no part has to be written in another way. */
const PLAIN_PATH = /^[\w./-]+$/;

interface Source {
  /** Traits that it shows. */
  traits: ReadonlySet<string>;
  evidence: Evidence;
}

type Declared = NonNullable<DeclaredTraits['evidence']>;

/** Declared evidence is read once, however many rules and views ask for it. */
const sourceOf = memoize(readSource);

/**
 * The traits that a rule reads.
 *
 * @internal
 */
export const traitsReadBy = memoize(
  ({ reads }: EligibilityRule): readonly string[] => [
    ...new Set(reads.map(topLevel)),
  ],
);

const NO_EVIDENCE: Evidence[] = [];

/** What each rule finds in a list of sources; several views have the same list. */
const foundIn = memoize(
  (_: Declared) => new Map<EligibilityRule, Evidence[]>(),
);

/**
 * The sources that show the traits which a rule reads.
 *
 * @internal
 */
export function sourceEvidence(
  rule: EligibilityRule,
  { evidence: declared }: DeclaredTraits,
): Evidence[] {
  if (!declared || declared.length === 0) {
    return NO_EVIDENCE;
  }
  const known = foundIn(declared);
  const found = known.get(rule) ?? findSources(traitsReadBy(rule), declared);
  known.set(rule, found);
  return found;
}

function findSources(names: readonly string[], declared: Declared): Evidence[] {
  const found: Evidence[] = [];
  for (const each of declared) {
    const { traits, evidence } = sourceOf(each);
    if (names.some(name => traits.has(name))) {
      found.push(evidence);
    }
  }
  return found;
}

function readSource({ ref, note, traits = [] }: Declared[number]): Source {
  const url = linkTo(ref);
  return {
    traits: new Set(traits.map(topLevel)),
    evidence: {
      type: 'source',
      ref,
      ...(url !== undefined && { url }),
      ...(note !== undefined && { note }),
    },
  };
}

/**
 * The trait that a path begins with.
 *
 * @internal
 */
export function topLevel(path: string): string {
  const end = path.search(/[.[]/);
  return end < 0 ? path : path.slice(0, end);
}

function linkTo(ref: string): string | undefined {
  const match = REFERENCE.exec(ref);
  if (!match) {
    return undefined;
  }
  const [, owner = DEFAULT_OWNER, repository, commit, path, from, to] = match;
  const file = PLAIN_PATH.test(path)
    ? path
    : path.split('/').map(encodeURIComponent).join('/');
  const lines = from ? `#L${from}${to ? `-L${to}` : ''}` : '';
  return `https://github.com/${owner}/${repository}/blob/${commit}/${file}${lines}`;
}
