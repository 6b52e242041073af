import { LONGEST_PLATFORM_SERVICE_NAME } from '@openmcp/backstage-plugin-openmcp-common';
import type { Zod } from './Zod';

/**
 * Inputs that say where a PlatformService is. Whether the name is one,
 * `createRequest` says.
 *
 * @internal
 */
export const locationInputs = {
  cluster: (z: Zod) =>
    z
      .string({
        description:
          'Name of the platform cluster, as the portal is configured.',
      })
      .min(1)
      .max(253),
  name: (z: Zod) =>
    z.string({
      description: `Name of the PlatformService: lower-case letters, digits and "-", at most ${LONGEST_PLATFORM_SERVICE_NAME}.`,
    }),
};

/**
 * Inputs that say what a PlatformService is. Only their types are checked by
 * the schema: of a value the scaffolder would say a pattern and a stack, and
 * `createRequest` says it in words.
 *
 * @internal
 */
export const contentInputs = {
  provider: (z: Zod) =>
    z
      .string({
        description:
          'Entity reference of the provider that the image belongs to. Looked up by the image when left out.',
      })
      .optional(),
  image: (z: Zod) =>
    z.string({
      description:
        'Image with a tag or a digest. The portal has to allow it (`openmcp.allowedImages`).',
    }),
  env: (z: Zod) =>
    z
      .array(
        z.object({
          name: z.string(),
          value: z
            .string({ description: 'A text, numbers in quotes.' })
            .optional(),
          keep: z
            .boolean({
              description:
                'Instead of a value: keeps the one that the cluster has.',
            })
            .optional(),
        }),
        {
          description:
            'Environment variables of the init and the run pods. No secrets: who may read the object reads the values.',
        },
      )
      .optional(),
  runReplicas: (z: Zod) =>
    z
      .number({
        description: 'Pods that run the provider; 1 when left out.',
      })
      .optional(),
  verbosity: (z: Zod) =>
    z
      .enum(['DEBUG', 'INFO', 'ERROR', 'debug', 'info', 'error'], {
        description: 'Log level; INFO when left out.',
      })
      .optional(),
  imagePullSecrets: (z: Zod) =>
    z
      .array(z.object({ name: z.string() }), {
        description:
          "Secrets in the operator's namespace with which the image is pulled.",
      })
      .optional(),
  spec: (z: Zod) =>
    z
      .record(z.any(), {
        description:
          'Other fields of the spec of a PlatformService, as in its manifest, for instance `extraVolumes`. The inputs above win.',
      })
      .optional(),
  platformMode: (z: Zod) =>
    z
      .object(
        {
          via: z
            .enum(['flag', 'env', 'config'], {
              description:
                'flag: an argument behind both commands. env: a variable. config: a configuration object that is made elsewhere.',
            })
            .optional(),
          name: z.string({ description: 'Of the variable.' }).optional(),
          value: z
            .string({ description: 'Of the variable, or the whole flag.' })
            .optional(),
          stated: z
            .boolean({
              description: 'False where a form asked and nobody confirmed.',
            })
            .optional(),
        },
        {
          description:
            'States that the image uses the platform cluster when told so in this way. Needed where the image as released is blocked or too little is known of it; recorded with the name of the person. Without `via` nothing is stated.',
        },
      )
      .optional(),
};
