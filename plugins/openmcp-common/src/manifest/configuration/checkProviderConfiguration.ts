import { fieldIn, textIn, typeOf } from '../checks/reading';
import { Findings, ManifestFinding } from '../findings';
import { checkAgainstSkeleton } from './checkAgainstSkeleton';
import { copyPlain } from './copyPlain';

function checkSame(
  given: unknown,
  drafted: unknown,
  path: string[],
  findings: Findings,
): void {
  const [last] = path.slice(-1);
  const read = (object: unknown) =>
    path.reduce<unknown>((inner, step) => fieldIn(inner, step), object);
  const wanted = read(drafted);
  const found = read(given);
  if (found === undefined) {
    findings.error(path, 'missing', { name: last });
  } else if (typeof found !== 'string') {
    findings.error(path, 'wrong-type', {
      expected: 'text',
      actual: typeOf(found),
    });
  } else if (found !== wanted) {
    findings.error(path, 'not-one-of', {
      value: found,
      allowed: [String(wanted)],
    });
  }
}

/**
 * Checks a configuration object that somebody has filled in against its draft:
 * that it is the same object, and that nothing is missing. What goes beyond the
 * draft, only a cluster can check.
 *
 * @param given - whatever came in
 * @param draft - the object of `buildProviderConfiguration`, or its manifest as read
 * @returns errors; none when it can be written
 * @public
 */
export function checkProviderConfiguration(
  given: unknown,
  draft: unknown,
): ManifestFinding[] {
  const findings = new Findings();
  const copy = copyPlain(given);
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy)) {
    findings.error(['spec'], 'missing', { name: 'spec' });
    return findings.toList();
  }
  for (const path of [['apiVersion'], ['kind'], ['metadata', 'name']]) {
    checkSame(copy, draft, path, findings);
  }
  if (textIn(fieldIn(copy, 'metadata'), 'namespace') !== undefined) {
    findings.error(['metadata', 'namespace'], 'unknown-field', {
      name: 'namespace',
    });
  }
  checkAgainstSkeleton(
    fieldIn(copy, 'spec'),
    fieldIn(draft, 'spec') ?? {},
    ['spec'],
    findings,
  );
  return findings.toList();
}
