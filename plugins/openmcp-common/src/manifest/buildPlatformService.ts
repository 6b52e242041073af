import type { PlatformModeStatement, PlatformServiceSpec } from '../client';
import { tellPlatformMode } from './platformMode';
import { arrange, mapOf, platformServiceSchema, text } from './schema';
import { PLATFORM_MODE_ANNOTATION, PlatformServiceObject } from './types';

/**
 * What a PlatformService is built from.
 *
 * @public
 */
export interface PlatformServiceInput {
  /** Name of the PlatformService. */
  name: string;
  /** Its spec, which `checkPlatformService` accepts. */
  spec: PlatformServiceSpec;
  /** How the image is told to use platform mode; it is written into the spec. */
  platformMode?: PlatformModeStatement;
  /**
   * Text of the annotation that records the statement, see
   * `recordPlatformMode`. Without it no annotation is written.
   */
  recordedPlatformMode?: string;
  /** Labels of the object; none by default. */
  labels?: Record<string, string>;
}

/**
 * Builds a PlatformService: fields in canonical order, nothing that was not
 * asked for, no defaults, no empty lists. A stated platform mode is written into
 * the spec: a variable into `env`, a flag behind both commands, of a
 * configuration object nothing.
 *
 * @param input - name and spec that `checkPlatformService` accepts; unknown
 * fields are not copied. The input is not changed and not shared.
 * @throws Error when a variable has `keep` instead of its value, see
 * `keepEnvironment`
 * @public
 */
export function buildPlatformService(
  input: PlatformServiceInput,
): PlatformServiceObject {
  const { name, platformMode, recordedPlatformMode, labels } = input;
  const spec = platformMode
    ? tellPlatformMode(input.spec, platformMode)
    : input.spec;
  const env = spec.env?.map(({ keep, ...entry }) => {
    if (keep) {
      throw new Error(
        `The value of ${entry.name} is to be kept and was not read`,
      );
    }
    return entry;
  });
  const hasLabels = labels !== undefined && Object.keys(labels).length > 0;
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: {
      name,
      ...(hasLabels && {
        labels: arrange(labels, mapOf(text)) as Record<string, string>,
      }),
      ...(recordedPlatformMode !== undefined && {
        annotations: { [PLATFORM_MODE_ANNOTATION]: recordedPlatformMode },
      }),
    },
    spec: arrange(
      { ...spec, env },
      platformServiceSchema,
    ) as PlatformServiceSpec,
  };
}
