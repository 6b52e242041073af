import { createTemplateAction } from '@backstage/plugin-scaffolder-node';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { NONE_TRAITS } from '@openmcp/backstage-plugin-openmcp-common/provider-declaration';
import { createProviderEntity } from '../declaration';
import { WorkspaceFile } from '../workspace';
import { examples } from './createProviderDeclareAction.examples';

/**
 * The action `openmcp:provider:declare`: writes the entity that describes a
 * provider, with its traits. Values are data here and no part of a template.
 *
 * @internal
 */
export function createProviderDeclareAction() {
  return createTemplateAction({
    id: 'openmcp:provider:declare',
    description:
      'Writes a catalog file that describes a provider and its traits. Only what the catalog accepts without a finding is written; what is left empty is not declared, and reads as unknown. Touches nothing but the workspace, so a dry run does the same.',
    examples,
    supportsDryRun: true,
    schema: {
      input: {
        name: z => z.string({ description: 'Name of the entity.' }),
        title: z =>
          z.string({ description: 'Name that people read.' }).optional(),
        description: z =>
          z.string({ description: 'What it is, in one sentence.' }).optional(),
        type: z =>
          z.enum(
            [
              'openmcp-service-provider',
              'openmcp-platform-service',
              'openmcp-cluster-provider',
            ],
            { description: 'What the image is made as.' },
          ),
        owner: z => z.string({ description: 'Entity reference of the owner.' }),
        lifecycle: z =>
          z.string({ description: '`experimental` when left out.' }).optional(),
        system: z =>
          z.string({ description: 'Entity reference of a system.' }).optional(),
        image: z =>
          z.string({ description: 'Repository of the image, without tag.' }),
        installationName: z =>
          z
            .string({
              description: 'Name that its installations usually have.',
            })
            .optional(),
        tool: z =>
          z
            .string({
              description: 'Entity reference of the tool that it manages.',
            })
            .optional(),
        versionRange: z =>
          z.string({
            description:
              'Versions of the image that the traits are true for, as an npm range, for instance ">=1.0.0".',
          }),
        traits: z =>
          z
            .record(z.any(), {
              description:
                'Traits of these versions, as in `spec.openmcp.versions` of an entity.',
            })
            .optional(),
        none: z =>
          z
            .array(z.string(), {
              description: `Traits of which there is none, as opposed to not knowing: ${NONE_TRAITS.join(
                ', ',
              )}.`,
            })
            .optional(),
        outputPath: z =>
          z
            .string({
              description:
                'File in the workspace; `catalog-info.yaml` when left out.',
            })
            .optional(),
        overwrite: z =>
          z
            .boolean({
              description:
                'Replaces a file that has other content. Off by default: the step fails then and names the file.',
            })
            .optional(),
      },
      output: {
        path: z =>
          z.string({ description: 'Of the file, relative to the workspace.' }),
        content: z => z.string({ description: 'The file as YAML.' }),
        entityRef: z =>
          z.string({
            description: 'Reference of the entity that it describes.',
          }),
      },
    },
    async handler(ctx) {
      const { outputPath, overwrite = false, ...declaration } = ctx.input;
      const path = outputPath ?? 'catalog-info.yaml';
      const file = new WorkspaceFile(ctx.workspacePath, path, 'outputPath');
      const content = writeManifest(createProviderEntity(declaration));
      const written = await file.write(content, overwrite);
      ctx.logger.info(`${path}: ${written}`);

      ctx.output('path', path);
      ctx.output('content', content);
      ctx.output(
        'entityRef',
        `component:default/${declaration.name
          .trim()
          .toLocaleLowerCase('en-US')}`,
      );
    },
  });
}
