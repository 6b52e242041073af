import { isDeepStrictEqual } from 'node:util';
import {
  checkPlatformModeStatement,
  checkPlatformService,
  openmcpPlatformServiceHostPathPermission,
  PlatformServiceRequest,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createFieldError } from '../refusals';
import { NeededRight } from './findNeededRights';

/** A PlatformService as the cluster has it. */
interface Live {
  spec: Record<string, unknown>;
}

function listOf(value: unknown): Array<Record<string, unknown>> {
  return Array.isArray(value)
    ? value.filter(each => typeof each === 'object' && each !== null)
    : [];
}

/** The name of the field of a spec that a finding is about. */
function rootOf(field: string): string {
  return field.split(/[.[]/)[1] ?? '';
}

/**
 * The spec as it would be: what is given, and whole what is kept.
 *
 * @internal
 */
export function withKept(
  wish: PlatformServiceRequest,
  live: Live | undefined,
): PlatformServiceSpec {
  const { keep = [], platformMode, spec } = wish;
  if (!live) {
    return spec;
  }
  const kept = Object.fromEntries(
    keep
      .filter(field => live.spec[field] !== undefined)
      .map(field => [field, live.spec[field]]),
  );
  // A kept variable that the statement gives its value to is not kept.
  const env =
    platformMode?.via === 'env' && kept.env !== undefined
      ? {
          env: listOf(kept.env).filter(each => each.name !== platformMode.name),
        }
      : {};
  // What a cluster has need not be what our types say; it is only looked at.
  return { ...kept, ...env, ...spec } as unknown as PlatformServiceSpec;
}

/**
 * Checks what is given together with what is kept of the object. What is wrong
 * with kept fields alone is not of this caller's making.
 *
 * @throws InputError (400) naming each given field that does not fit
 * @internal
 */
export function checkWithKept(
  wish: PlatformServiceRequest,
  live: Live | undefined,
): void {
  if (!live || !wish.keep?.length) {
    return;
  }
  const { name, platformMode, spec } = wish;
  const whole = withKept(wish, live);
  const errors = [
    ...checkPlatformService({ name, spec: whole }).filter(({ field }) =>
      Object.hasOwn(spec, rootOf(field)),
    ),
    ...(platformMode ? checkPlatformModeStatement(platformMode, whole) : []),
  ].filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw createFieldError(errors);
  }
}

/**
 * The rights that follow from given fields only because of what is there: who
 * mounts a volume of type hostPath in another way than before gets at the files of
 * the node as if the volume was new. Whether the volume is kept does not matter: one
 * that somebody else owns stays in any case, also where it is given without a source.
 *
 * @internal
 */
export function findRightsOverKept(
  { spec }: { spec: PlatformServiceSpec },
  live: Live | undefined,
): NeededRight[] {
  if (!live) {
    return [];
  }
  const given = listOf(spec.extraVolumes);
  const onHost = listOf(live.spec.extraVolumes)
    .filter(({ hostPath }) => hostPath !== undefined)
    .map(({ name }) => name)
    .filter(
      // Of another source, it is another volume.
      name =>
        !given.some(each => each.name === name && Object.keys(each).length > 1),
    );
  const before = listOf(live.spec.extraVolumeMounts);
  const isMountedAnew = (spec.extraVolumeMounts ?? []).some(
    mount =>
      onHost.includes(mount.name) &&
      !before.some(each => isDeepStrictEqual(each, { ...mount })),
  );
  return isMountedAnew
    ? [
        {
          right: 'hostPath',
          permission: openmcpPlatformServiceHostPathPermission.name,
          purpose: 'to mount volumes of type hostPath in another way',
        },
      ]
    : [];
}
