import type { VersionTraits } from '../../traits';
import { copyPlain } from './copyPlain';
import { placeholderFor } from './placeholders';

/**
 * The part of traits that describes a configuration object.
 *
 * @internal
 */
export type ConfigurationTraits = Exclude<
  NonNullable<VersionTraits['config']>,
  'none'
>;

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As an own field, so that `__proto__` is one like any other. */
function setField(fields: Fields, name: string, value: unknown): void {
  Object.defineProperty(fields, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Puts a placeholder where a path leads and the skeleton has nothing yet. */
function addRequired(skeleton: Fields, path: string): void {
  const steps = path.split('.').filter(Boolean);
  let fields = skeleton;
  steps.forEach((step, position) => {
    const isLast = position === steps.length - 1;
    const field = Object.hasOwn(fields, step) ? fields[step] : undefined;
    if (field === undefined) {
      setField(fields, step, isLast ? placeholderFor(step) : {});
    }
    const next = fields[step];
    if (isFields(next)) {
      fields = next;
    } else if (!isLast) {
      fields = {};
    }
  });
}

/**
 * The smallest spec of a configuration object: what its traits show, and a
 * placeholder for every required field that they do not show.
 *
 * @internal
 */
export function skeletonOf({
  skeleton,
  required = [],
}: ConfigurationTraits): Fields {
  const copy = copyPlain(skeleton ?? {});
  const fields: Fields = isFields(copy) ? copy : {};
  for (const path of required.slice(0, 100)) {
    addRequired(fields, path.slice(0, 500));
  }
  return fields;
}
