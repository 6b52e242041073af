import {
  checkAgainstSchema,
  checkEnvironmentName,
  entriesIn,
  fieldIn,
  textIn,
} from '../checks';
import { Findings, ManifestFinding } from '../findings';
import { objectOf, text } from '../schema';

const ROOT = 'platformMode';
const WAYS = ['env', 'flag', 'config'] as const;

/** It is kept in an annotation, and a variable's name is never longer. */
const LONGEST = { name: 253, value: 1024 } as const;

const statementSchema = objectOf(
  { via: { type: 'text', oneOf: WAYS }, name: text, value: text },
  'via',
);

/** Source: openmcp-operator, `internal/controllers/provider/install`. */
const FLAGS_OF_THE_OPERATOR = [
  '--environment',
  '--verbosity',
  '--provider-name',
  '--leader-elect',
  '--metrics-bind-address',
  '--metrics-secure',
];

function nameOfFlag(flag: string): string {
  return flag.split('=', 1)[0];
}

function checkFlag(flag: string, spec: unknown, findings: Findings): void {
  const path = [ROOT, 'value'];
  if (!/^--[^-=]/.test(flag)) {
    findings.error(path, 'flag-dashes');
    return;
  }
  if (/[\s\p{C}\p{Z}]/u.test(flag)) {
    findings.error(path, 'flag-spaces');
    return;
  }
  const name = nameOfFlag(flag);
  if (FLAGS_OF_THE_OPERATOR.includes(name)) {
    findings.error(path, 'flag-of-the-operator', { flag: name });
  }
  for (const field of ['initCommand', 'runCommand']) {
    const words = fieldIn(spec, field);
    const contradicts =
      Array.isArray(words) &&
      words.some(
        word =>
          typeof word === 'string' &&
          word !== flag &&
          nameOfFlag(word) === name,
      );
    if (contradicts) {
      findings.error(['spec', field], 'platform-mode-contradiction', {
        stated: name,
      });
    }
  }
}

function checkVariable(
  statement: unknown,
  spec: unknown,
  findings: Findings,
): void {
  const name = textIn(statement, 'name');
  const value = textIn(statement, 'value');
  if (!name) {
    if (fieldIn(statement, 'name') === undefined || name === '') {
      findings.error([ROOT, 'name'], 'missing', { name: 'name' });
    }
    return;
  }
  checkEnvironmentName(name, [ROOT, 'name'], findings);
  for (const { position, entry } of entriesIn(spec, 'env')) {
    const isOther =
      fieldIn(entry, 'keep') === true || textIn(entry, 'value') !== value;
    if (textIn(entry, 'name') === name && isOther) {
      findings.error(['spec', 'env', position], 'platform-mode-contradiction', {
        stated: name,
      });
    }
  }
}

/**
 * Checks the statement of how an image is told to use platform mode: a flag is
 * one word that begins with `--`, a variable has a name that the operator does
 * not set and a value, and the spec says nothing else for either.
 *
 * @param statement - whatever came in
 * @param spec - spec that the statement is written into; not looked at when missing
 * @public
 */
export function checkPlatformModeStatement(
  statement: unknown,
  spec?: unknown,
): ManifestFinding[] {
  const findings = new Findings();
  checkAgainstSchema(statement, statementSchema, [ROOT], findings);
  const via = textIn(statement, 'via');
  const value = fieldIn(statement, 'value');
  if ((via === 'flag' || via === 'env') && value === undefined) {
    findings.error([ROOT, 'value'], 'missing', { name: 'value' });
  }
  for (const name of ['name', 'value'] as const) {
    const limit = LONGEST[name];
    if ((textIn(statement, name) ?? '').length > limit) {
      findings.error([ROOT, name], 'too-long', { limit });
    }
  }
  if (via === 'flag' && typeof value === 'string') {
    checkFlag(value, spec, findings);
  }
  if (via === 'env') {
    checkVariable(statement, spec, findings);
  }
  return findings.toList();
}
