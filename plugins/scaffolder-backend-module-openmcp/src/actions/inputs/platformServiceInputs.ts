import {
  KEPT_FIELDS,
  LONGEST_PLATFORM_SERVICE_NAME,
} from '@openmcp/backstage-plugin-openmcp-common';
import type { Zod } from './Zod';

/**
 * Inputs that say where a PlatformService is. Whether the name is one,
 * `createRequest` says of a new one and `checkLocation` of one that is there.
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

/**
 * The input that says what stays as it is, and as it is where.
 *
 * @param where - for instance `on the cluster`
 * @internal
 */
export const keepInput = (where: string) => (z: Zod) =>
  z
    .array(z.enum(KEPT_FIELDS), {
      description: `Fields that stay as they are ${where}, unless they are given here. For an update: all that is not given and not kept goes. platformMode keeps the recorded statement, as long as the image stays.`,
    })
    .optional();

/**
 * The input that hands over what a form has shown.
 *
 * @internal
 */
export const expectedInput = (z: Zod) =>
  z
    .object(
      {
        uid: z
          .string({ description: 'Of the object; missing if there was none.' })
          .optional(),
        changes: z
          .array(
            z.object({
              field: z.string(),
              change: z.enum(['added', 'changed', 'removed']),
              before: z.string().optional(),
              after: z.string().optional(),
            }),
            { description: 'Missing where nothing was shown.' },
          )
          .optional(),
      },
      {
        description:
          'What a preview has shown, the value of the field OpenmcpManifestPreview. When something else would change now, the step fails, names each field and changes nothing.',
      },
    )
    .nullable()
    .optional();
