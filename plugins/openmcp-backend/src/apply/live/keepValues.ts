import {
  keepEnvironment,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createFieldError } from '../../refusals';
import { LiveObject } from './LiveObject';

/**
 * Fills in the values of variables that are to keep what the cluster has.
 *
 * @param live - undefined when there is no such object
 * @throws InputError naming each variable that has nothing to keep
 * @internal
 */
export function keepValues(
  spec: PlatformServiceSpec,
  live: LiveObject | undefined,
): PlatformServiceSpec {
  const { spec: filled, missing } = keepEnvironment(spec, live?.spec);
  if (missing.length === 0) {
    return filled;
  }
  throw createFieldError(
    (spec.env ?? []).flatMap(({ name, keep }, index) =>
      keep && missing.includes(name)
        ? [
            {
              field: `spec.env[${index}]`,
              code: 'nothing-to-keep',
              message: `the cluster has no variable ${name} whose value could be kept`,
            },
          ]
        : [],
    ),
  );
}
