import { CatalogSettings, EntityLink, RuleKind } from '../settings';
import { readLinks } from './readLinks';
import { readTags } from './readTags';
import { OBJECT_ANNOTATIONS } from './annotations';
import { normalizeRef } from '../settings';
import { isLifecycle } from '../settings';

const LONGEST_TITLE = 120;
const LONGEST_DESCRIPTION = 500;
const LONGEST_NOTE = 200;

/** The catalog needs an owner, and says of this one that it is not there. */
const NOBODY = 'group:default/unknown';

/**
 * What is said of an entity by its object, by rules and by defaults, all of it such
 * that the catalog takes it.
 *
 * @internal
 */
export interface ObjectDescription {
  isLeftOut: boolean;
  title?: string;
  description?: string;
  owner: string;
  system?: string;
  lifecycle?: string;
  tags: string[];
  links: EntityLink[];
  /** What of the object was not taken over, and why. */
  notes: string[];
}

function bound(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit
    ? text
    : `${characters.slice(0, limit - 1).join('')}…`;
}

function last<T>(values: readonly (T | undefined)[]): T | undefined {
  return values.filter(value => value !== undefined).at(-1);
}

function uniqueLinks(links: readonly EntityLink[]): EntityLink[] {
  return [...new Map(links.map(link => [link.url, link])).values()];
}

/**
 * Puts together what is said of an object. The object itself comes before the
 * rules, of which the last one counts, and those before the defaults; tags and
 * links add up. What the catalog would refuse is left out, with a note.
 *
 * @param own - annotations of the object; text of whoever wrote it
 * @internal
 */
export function describeObject(
  subject: { cluster: string; kind: RuleKind; name: string },
  own: Readonly<Record<string, string>>,
  settings: CatalogSettings,
): ObjectDescription {
  const rules = settings.rules.filter(rule => rule.matches(subject));
  const sources = [settings.defaults, ...rules];
  const notes: string[] = [];
  const note = (what: string, value: string, why: string) => {
    notes.push(bound(`${what} "${bound(value, 60)}" ${why}`, LONGEST_NOTE));
  };
  const readRef = (name: 'owner' | 'system', defaultKind: string) => {
    const value = own[OBJECT_ANNOTATIONS[name]];
    const ref = value && normalizeRef(value, defaultKind);
    if (value && !ref) {
      note(name, value, 'is no reference of an entity');
    }
    return ref || undefined;
  };
  const wanted = own[OBJECT_ANNOTATIONS.lifecycle];
  const lifecycle = wanted && isLifecycle(wanted) ? wanted : undefined;
  if (wanted && !lifecycle) {
    note('lifecycle', wanted, 'is no word that the catalog can show');
  }
  const title = own[OBJECT_ANNOTATIONS.title];
  const description = own[OBJECT_ANNOTATIONS.description];
  return {
    isLeftOut:
      own[OBJECT_ANNOTATIONS.catalog]?.trim() === 'ignore' ||
      rules.some(({ exclude }) => exclude),
    title: bound(title?.trim() ?? '', LONGEST_TITLE) || undefined,
    description:
      bound(description?.trim() ?? '', LONGEST_DESCRIPTION) || undefined,
    owner:
      readRef('owner', 'group') ??
      last(rules.map(({ owner }) => owner)) ??
      settings.clusterOwners.get(subject.cluster) ??
      settings.defaults.owner ??
      NOBODY,
    system:
      readRef('system', 'system') ?? last(sources.map(({ system }) => system)),
    lifecycle: lifecycle ?? last(sources.map(each => each.lifecycle)),
    tags: [
      ...new Set([
        ...sources.flatMap(({ tags }) => tags),
        ...readTags(own[OBJECT_ANNOTATIONS.tags], note),
      ]),
    ],
    links: uniqueLinks([
      ...sources.flatMap(({ links }) => links),
      ...readLinks(own[OBJECT_ANNOTATIONS.links], note),
    ]),
    notes,
  };
}
