import type * as z from 'zod/mini';
import { describeIssue } from './describeIssue';
import { leaveOutUnknown } from './leaveOutUnknown';
import { readRange } from './readRange';
import type { TraitFinding } from './TraitFinding';
import { traitsSchema, versionTraitsSchema } from './traitsSchema';
import type { ProviderTraits, VersionTraits } from './types';

const ROOT = 'spec.openmcp';

/** More than anybody reads; what lies behind is counted. */
const MOST_FINDINGS = 100;

/** More than a list of traits has; bounds the work on hostile input. */
const MOST_ENTRIES = 1000;

/** More ranges than any provider has; bounds the work on hostile input. */
const MOST_VERSIONS = 100;

/**
 * Reads `spec.openmcp` of an entity.
 *
 * @remarks
 * Never throws. A trait that is wrong counts as not declared, the others survive;
 * fields that are not known are left out with a warning. A version whose range
 * cannot be read is left out whole, because nothing tells what it is about.
 *
 * @param value - anything
 * @returns traits unless nothing of them could be read, and all that is wrong
 *
 * @public
 */
export function parseProviderTraits(value: unknown): {
  traits?: ProviderTraits;
  findings: TraitFinding[];
} {
  const findings: TraitFinding[] = [];
  const report: Report = (path, severity, message) => {
    findings.push({ path, severity, message });
  };
  try {
    const traits = readProvider(value, report);
    return { ...(traits && { traits }), findings: bound(findings) };
  } catch {
    report(ROOT, 'error', 'an object as it is read from YAML or JSON');
    return { findings: bound(findings) };
  }
}

type Report = (
  path: string,
  severity: TraitFinding['severity'],
  message: string,
) => void;

function readProvider(
  value: unknown,
  report: Report,
): ProviderTraits | undefined {
  if (!isRecord(value)) {
    report(ROOT, 'error', 'an object with schemaVersion and versions');
    return undefined;
  }
  const { versions, ...others } = traitsSchema.shape;
  const own = readFields(value, others, ROOT, report, ['versions']);
  if (own.schemaVersion === undefined) {
    if (!Object.hasOwn(value, 'schemaVersion')) {
      report(`${ROOT}.schemaVersion`, 'error', '1');
    }
    return undefined;
  }
  return {
    ...(own as Omit<ProviderTraits, 'versions'>),
    versions: readVersions(value.versions, report),
  };
}

function readVersions(value: unknown, report: Report): VersionTraits[] {
  const path = `${ROOT}.versions`;
  if (!Array.isArray(value) || value.length === 0) {
    report(path, 'error', 'a list of at least one version range with traits');
    return [];
  }
  if (value.length > MOST_VERSIONS) {
    report(path, 'error', `at most ${MOST_VERSIONS} entries`);
  }
  return value.slice(0, MOST_VERSIONS).flatMap((entry, index) => {
    const version = readVersion(entry, `${path}[${index}]`, report);
    return version ? [version] : [];
  });
}

function readVersion(
  value: unknown,
  path: string,
  report: Report,
): VersionTraits | undefined {
  if (!isRecord(value)) {
    report(path, 'error', 'an object with versionRange and traits');
    return undefined;
  }
  const traits = readFields(value, versionTraitsSchema.shape, path, report, []);
  const { versionRange } = traits;
  if (versionRange === undefined && Object.hasOwn(value, 'versionRange')) {
    return undefined;
  }
  if (typeof versionRange !== 'string' || !readRange(versionRange)) {
    report(
      `${path}.versionRange`,
      'error',
      'a range of versions such as ">=1.0.0 <2.0.0"',
    );
    return undefined;
  }
  return traits as VersionTraits;
}

/** Each field on its own, so that one that is wrong takes no other with it. */
function readFields(
  value: Record<string, unknown>,
  shape: Readonly<Record<string, z.ZodMiniType>>,
  path: string,
  report: Report,
  leftToOthers: readonly string[],
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    if (leftToOthers.includes(name)) {
      continue;
    }
    const fieldPath = `${path}.${name.slice(0, 80)}`;
    if (!Object.hasOwn(shape, name)) {
      report(fieldPath, 'warning', 'not a known field, it was left out');
    } else if (value[name] !== undefined) {
      const field = readField(value[name], shape[name], fieldPath, report);
      if (field !== undefined) {
        fields[name] = field;
      }
    }
  }
  return fields;
}

function readField(
  value: unknown,
  schema: z.ZodMiniType,
  path: string,
  report: Report,
): unknown {
  if (Array.isArray(value) && value.length > MOST_ENTRIES) {
    report(path, 'error', `at most ${MOST_ENTRIES} entries`);
    return undefined;
  }
  const { value: known, unknownPaths } = leaveOutUnknown(value, schema);
  for (const unknown of unknownPaths) {
    report(
      `${path}${unknown}`,
      'warning',
      'not a known field, it was left out',
    );
  }
  const result = schema.safeParse(known);
  if (result.success) {
    return result.data;
  }
  for (const { at, message } of result.error.issues.flatMap(describeIssue)) {
    report(`${path}${at}`, 'error', message);
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bound(findings: TraitFinding[]): TraitFinding[] {
  const more = findings.length - MOST_FINDINGS;
  return more > 0
    ? [
        ...findings.slice(0, MOST_FINDINGS),
        { path: ROOT, severity: 'error', message: `${more} more findings` },
      ]
    : findings;
}
