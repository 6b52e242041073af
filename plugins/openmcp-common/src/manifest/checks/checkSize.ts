import type { Findings } from '../findings';

/**
 * Most characters of a spec. etcd stores at most 1.5 MiB in one object, and the
 * API server adds to it who owns which field.
 */
const LARGEST_SPEC = 750_000;
const DEEPEST = 32;

function sizeOf(value: unknown, room: number, depth: number): number {
  if (typeof value === 'string') {
    return value.length + 2;
  }
  if (typeof value !== 'object' || value === null || depth > DEEPEST) {
    return 8;
  }
  // Of a list without entries, too: it may have a length.
  let size = Array.isArray(value) ? value.length * 2 : 2;
  for (const key of Object.keys(value)) {
    size +=
      key.length +
      sizeOf((value as Record<string, unknown>)[key], room - size, depth + 1);
    if (size > room) {
      break;
    }
  }
  return size;
}

/**
 * Checks that a spec can be stored at all.
 *
 * @returns whether it can
 * @internal
 */
export function checkSize(spec: unknown, findings: Findings): boolean {
  const fits = sizeOf(spec, LARGEST_SPEC, 0) <= LARGEST_SPEC;
  if (!fits) {
    findings.error(['spec'], 'too-large', { limit: LARGEST_SPEC });
  }
  return fits;
}
