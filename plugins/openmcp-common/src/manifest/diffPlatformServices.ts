import type { FieldChange } from '../client';
import { shorten } from './findings';
import { toCanonicalJson } from './toCanonicalJson';

/** Lists whose entries are told apart by one of their fields. */
const KEYS: Readonly<Record<string, string>> = {
  'spec.env': 'name',
  'spec.imagePullSecrets': 'name',
  'spec.extraVolumes': 'name',
  'spec.extraVolumeMounts': 'mountPath',
  'spec.topologySpreadConstraints': 'topologyKey',
};
const ENVIRONMENT = 'spec.env';
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
// `spec`, its fields, and the fields of metrics; what is deeper is one value.
const DEEPEST_OBJECT = 2;

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (Array.isArray(value) && value.length === 0)
  );
}

function keyedEntries(
  list: unknown,
  key: string,
): Map<string, unknown> | undefined {
  if (!isEmpty(list) && !Array.isArray(list)) {
    return undefined;
  }
  const entries = new Map<string, unknown>();
  for (const entry of Array.isArray(list) ? list : []) {
    const value = isObject(entry) ? entry[key] : undefined;
    if (typeof value !== 'string' || entries.has(value)) {
      return undefined;
    }
    entries.set(value, entry);
  }
  return entries;
}

class Differ {
  readonly changes: FieldChange[] = [];

  compare(field: string, before: unknown, after: unknown, depth = 0): void {
    const key = Object.hasOwn(KEYS, field) ? KEYS[field] : undefined;
    const wasThere = !isEmpty(before);
    const isThere = !isEmpty(after);
    if (!wasThere && !isThere) {
      return;
    }
    if (key !== undefined) {
      this.#compareLists(field, key, before, after);
    } else if (
      depth < DEEPEST_OBJECT &&
      (isObject(before) || !wasThere) &&
      (isObject(after) || !isThere)
    ) {
      this.#compareObjects(field, before ?? {}, after ?? {}, depth + 1);
    } else {
      this.#compareValues(field, before, after);
    }
  }

  #compareValues(field: string, before: unknown, after: unknown): void {
    const wasThere = !isEmpty(before);
    const isThere = !isEmpty(after);
    const old = wasThere ? toCanonicalJson(before) : undefined;
    const now = isThere ? toCanonicalJson(after) : undefined;
    if (old === now) {
      return;
    }
    // A spec that is no object could hold variables anywhere.
    const isSecret =
      field === 'spec' ||
      field === ENVIRONMENT ||
      field.startsWith(`${ENVIRONMENT}[`);
    let change: FieldChange['change'] = 'changed';
    if (!wasThere) {
      change = 'added';
    } else if (!isThere) {
      change = 'removed';
    }
    this.changes.push({
      field,
      change,
      ...(!isSecret && old !== undefined && { before: old }),
      ...(!isSecret && now !== undefined && { after: now }),
    });
  }

  #compareObjects(
    field: string,
    before: object,
    after: object,
    depth: number,
  ): void {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const name of names) {
      const step = /^[A-Za-z0-9_-]+$/.test(name)
        ? `.${name}`
        : `[${shorten(name)}]`;
      this.compare(
        `${field}${step}`,
        Object.hasOwn(before, name) ? (before as Json)[name] : undefined,
        Object.hasOwn(after, name) ? (after as Json)[name] : undefined,
        depth,
      );
    }
  }

  #compareLists(
    field: string,
    key: string,
    before: unknown,
    after: unknown,
  ): void {
    const old = keyedEntries(before, key);
    const now = keyedEntries(after, key);
    if (!old || !now) {
      this.#compareValues(field, before, after);
      return;
    }
    for (const name of new Set([...old.keys(), ...now.keys()])) {
      this.#compareValues(
        `${field}[${shorten(name)}]`,
        old.get(name),
        now.get(name),
      );
    }
    const kept = [...old.keys()].filter(name => now.has(name));
    const keptNow = [...now.keys()].filter(name => old.has(name));
    if (toCanonicalJson(kept) !== toCanonicalJson(keptNow)) {
      // The order of names: no values, so it may be shown of variables, too.
      this.changes.push({
        field,
        change: 'changed',
        before: toCanonicalJson(kept),
        after: toCanonicalJson(keptNow),
      });
    }
  }
}

function withoutLastApplied(annotations: unknown): unknown {
  if (!isObject(annotations)) {
    return undefined;
  }
  const { [LAST_APPLIED]: _, ...others } = annotations;
  return others;
}

/**
 * What differs between two states of a PlatformService, field by field: its spec,
 * labels and annotations. Entries of `env` and of the other lists with a key are
 * compared by that key; where only their order differs, that is one change of the
 * list. Values of variables are never shown. An empty list is as none.
 *
 * @param before - the object as it was; undefined when there was none
 * @param after - the object as it is or would be
 * @public
 */
export function diffPlatformServices(
  before: unknown,
  after: unknown,
): FieldChange[] {
  const differ = new Differ();
  const metadataOf = (object: unknown) =>
    isObject(object) && isObject(object.metadata) ? object.metadata : {};
  const old = metadataOf(before);
  const now = metadataOf(after);
  const specOf = (object: unknown) =>
    isObject(object) ? object.spec : undefined;
  differ.compare('spec', specOf(before), specOf(after));
  differ.compare('metadata.labels', old.labels, now.labels);
  differ.compare(
    'metadata.annotations',
    withoutLastApplied(old.annotations),
    withoutLastApplied(now.annotations),
  );
  return differ.changes;
}
