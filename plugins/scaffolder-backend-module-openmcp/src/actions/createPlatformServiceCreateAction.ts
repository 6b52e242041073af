import { createTemplateAction } from '@backstage/plugin-scaffolder-node';
import { cleanText } from '../failures';
import { createManifestFile } from '../manifest';
import { installationPath, PortalApi } from '../portal';
import { WorkspaceFile } from '../workspace';
import { applyThroughPortal } from './applyThroughPortal';
import { examples } from './createPlatformServiceCreateAction.examples';
import { describeChanges } from './describeChanges';
import { contentInputs, createRequest, locationInputs } from './inputs';
import { changeOutputs, locationOutputs } from './outputs';

/**
 * The action `openmcp:platform-service:create`: writes the manifest of a
 * PlatformService into the workspace, for a pull request. The REST API judges it
 * first, so that what the gate refuses does not get into a repository either.
 *
 * @internal
 */
export function createPlatformServiceCreateAction(api: PortalApi) {
  return createTemplateAction({
    id: 'openmcp:platform-service:create',
    description:
      'Writes the manifest of a PlatformService into the workspace, after the portal has checked it against the platform cluster. Nothing is written to the cluster.',
    examples,
    supportsDryRun: true,
    schema: {
      input: {
        ...locationInputs,
        ...contentInputs,
        outputPath: z =>
          z
            .string({
              description:
                'File in the workspace; `platform-services/<name>.yaml` when left out.',
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
        manifest: z =>
          z.string({
            description:
              'The manifest as YAML; values of environment variables are masked.',
          }),
        ...changeOutputs,
        ...locationOutputs,
      },
    },
    async handler(ctx) {
      const { cluster, name, overwrite = false } = ctx.input;
      // First: the path is made of the name.
      const request = createRequest(ctx.input);
      const path = ctx.input.outputPath ?? `platform-services/${name}.yaml`;
      const file = new WorkspaceFile(ctx.workspacePath, path, 'outputPath');
      const former = await file.read();

      const accepted = await applyThroughPortal(api, cluster, request, {
        credentials: await ctx.getInitiatorCredentials(),
        signal: ctx.signal,
      });
      for (const line of describeChanges(accepted.diff)) {
        ctx.logger.info(cleanText(line));
      }
      for (const { message } of accepted.warnings) {
        ctx.logger.warn(cleanText(message));
      }
      const written = await file.write(
        createManifestFile(accepted.manifest, request, former),
        overwrite,
      );
      ctx.logger.info(`${path}: ${written}`);

      ctx.output('path', path);
      ctx.output('manifest', accepted.manifest);
      ctx.output('result', accepted.result);
      ctx.output('diff', accepted.diff);
      ctx.output('cluster', cluster);
      ctx.output('name', name);
      ctx.output('kind', 'PlatformService');
      ctx.output('installationUrl', installationPath(cluster, name));
    },
  });
}
