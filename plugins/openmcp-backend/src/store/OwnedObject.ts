import { InstallationReference } from '@openmcp/backstage-plugin-openmcp-common';
import { KeptObject, SurroundingObject } from '../watch';

/**
 * An object that belongs to an installation by itself; of an event that has to
 * be found out.
 *
 * @internal
 */
export type OwnedObject = Exclude<
  KeptObject,
  { type: 'event' } | SurroundingObject
>;

/**
 * The installation that an object belongs to.
 *
 * @internal
 */
export function installationOfObject(kept: OwnedObject): InstallationReference {
  return kept.type === 'provider'
    ? { kind: kept.object.kind, name: kept.object.name }
    : kept.object.installation;
}
