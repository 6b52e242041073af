import {
  checkPlatformModeStatement,
  checkPlatformService,
  KEPT_FIELDS,
  KeptField,
  ManifestFinding,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createFieldError, FieldProblem } from '../refusals';

/** What cannot be said as long as another field is not known. */
const saidOfOther: Partial<Record<ManifestFinding['code'], KeptField>> = {
  'mount-without-volume': 'extraVolumes',
  'volume-not-mounted': 'extraVolumeMounts',
};

function isGiven(wish: PlatformServiceRequest, field: string): boolean {
  return field === 'platformMode'
    ? wish.platformMode !== undefined
    : Object(wish.spec)[field] !== undefined;
}

function checkKept(wish: PlatformServiceRequest): FieldProblem[] {
  return (wish.keep ?? []).flatMap((name, index) => {
    const field = `keep[${index}]`;
    if (!(KEPT_FIELDS as readonly string[]).includes(name)) {
      const message = `is no field that can be kept; there are ${KEPT_FIELDS.join(
        ', ',
      )}`;
      return [{ field, code: 'not-one-of', message }];
    }
    return isGiven(wish, name)
      ? [
          {
            field,
            code: 'kept-and-given',
            message: `${name} is given, too; only one of both can be`,
          },
        ]
      : [];
  });
}

/**
 * Checks all of a request that can be checked without the cluster.
 *
 * @returns warnings
 * @throws InputError (400) naming each field that is wrong
 * @internal
 */
export function checkWish(wish: PlatformServiceRequest): ManifestFinding[] {
  const { keep = [], spec, platformMode } = wish;
  const findings = [
    ...checkPlatformService(wish),
    ...(platformMode ? checkPlatformModeStatement(platformMode, spec) : []),
  ].filter(({ code }) => {
    const other = saidOfOther[code];
    return other === undefined || !keep.includes(other);
  });
  const errors = findings.filter(({ severity }) => severity === 'error');
  const problems = [...checkKept(wish), ...errors];
  if (problems.length > 0) {
    throw createFieldError(problems);
  }
  return findings;
}
