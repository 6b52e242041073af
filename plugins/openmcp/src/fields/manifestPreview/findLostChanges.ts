import {
  FieldChange,
  PLATFORM_MODE_ANNOTATION,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';

const OF_THE_FORM = ['spec.image', 'spec.runReplicas', 'spec.verbosity'];
const COMMANDS = ['spec.initCommand', 'spec.runCommand'];

/**
 * What an update would change although the form has no field for it: what the
 * portal has written earlier, and the form cannot repeat because it is not told.
 *
 * @remarks
 * Who applies owns what was applied, and a field that is left out the next time
 * goes. A flag of platform mode is part of the commands; without its statement
 * it would go, too.
 *
 * @internal
 */
export function findLostChanges(
  { diff, result }: PlatformServiceResult,
  isStated: boolean,
): FieldChange[] {
  return result === 'created'
    ? []
    : diff.filter(
        ({ change, field }) =>
          change !== 'added' &&
          !OF_THE_FORM.includes(field) &&
          !field.startsWith('spec.env[') &&
          !field.includes(PLATFORM_MODE_ANNOTATION) &&
          !(isStated && COMMANDS.includes(field)),
      );
}
