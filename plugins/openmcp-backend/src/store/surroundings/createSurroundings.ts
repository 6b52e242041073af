import {
  InstalledConfiguration,
  InstalledCustomResource,
} from '@openmcp/backstage-plugin-openmcp-common';
import { SurroundingObject } from '../../watch';
import { Surroundings } from './Surroundings';

/** Nothing is there, or nothing was read. */
export const noSurroundings: Surroundings = Object.freeze({
  customResources: [],
  namespaces: [],
  purposes: [],
  configurations: [],
});

function compareTexts(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}

function compareConfigurations(
  a: InstalledConfiguration,
  b: InstalledConfiguration,
): number {
  return (
    compareTexts(a.group, b.group) ||
    compareTexts(a.kind, b.kind) ||
    compareTexts(a.name, b.name) ||
    compareTexts(a.uid, b.uid)
  );
}

/** The former list where it holds the same, so that whoever kept it sees that. */
function keepSame<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const isSame =
    before.length === after.length &&
    after.every((each, index) => each === before[index]);
  return isSame ? before : Object.freeze(after);
}

/**
 * Puts together what is around installations. The order does not depend on that
 * of the events, so that every process answers alike.
 *
 * @param before - returned again where nothing that rules look at is different
 * @internal
 */
export function createSurroundings(
  objects: Iterable<SurroundingObject>,
  before: Surroundings,
): Surroundings {
  const customResources: InstalledCustomResource[] = [];
  const configurations: InstalledConfiguration[] = [];
  const namespaces: string[] = [];
  const purposes = new Set<string>();
  let identity: string | undefined;
  for (const kept of objects) {
    switch (kept.type) {
      case 'custom-resource':
        customResources.push(kept.object);
        break;
      case 'configuration':
        configurations.push(kept.object);
        break;
      case 'namespace':
        namespaces.push(kept.object);
        identity ??= kept.uid;
        break;
      default:
        kept.object.forEach(purpose => purposes.add(purpose));
    }
  }
  const after: Surroundings = {
    customResources: keepSame(
      before.customResources,
      customResources.sort((a, b) => compareTexts(a.name, b.name)),
    ),
    namespaces: keepSame(before.namespaces, namespaces.sort(compareTexts)),
    purposes: keepSame(before.purposes, [...purposes].sort(compareTexts)),
    configurations: keepSame(
      before.configurations,
      configurations.sort(compareConfigurations),
    ),
    identity,
  };
  const isSame =
    after.customResources === before.customResources &&
    after.namespaces === before.namespaces &&
    after.purposes === before.purposes &&
    after.configurations === before.configurations &&
    after.identity === before.identity;
  return isSame ? before : Object.freeze(after);
}
