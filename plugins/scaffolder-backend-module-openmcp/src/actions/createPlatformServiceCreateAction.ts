import { createTemplateAction } from '@backstage/plugin-scaffolder-node';
import { ActionFailure, cleanText } from '../failures';
import {
  createChangedFile,
  createConfigurationFile,
  createManifestFile,
  isFilledIn,
} from '../manifest';
import { installationPath, PortalApi } from '../portal';
import { WorkspaceFile, writeFiles } from '../workspace';
import { applyThroughPortal } from './applyThroughPortal';
import { askForFile } from './askForFile';
import { examples } from './createPlatformServiceCreateAction.examples';
import { describeChanges } from './describeChanges';
import { configurationPathBeside } from './configurationPathBeside';
import {
  contentInputs,
  createRequest,
  keepInput,
  locationInputs,
} from './inputs';
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
      'Writes the manifest of a PlatformService into the workspace, after the portal has checked it against the platform cluster, and beside it the configuration object that the provider needs. Nothing is written to the cluster.',
    examples,
    supportsDryRun: true,
    schema: {
      input: {
        ...locationInputs,
        ...contentInputs,
        keep: keepInput('in the file, which has to be in the workspace'),
        configuration: z =>
          z
            .union([z.string(), z.record(z.any())], {
              description:
                'The configuration object of the provider, filled in: YAML or an object. When left out it is the draft that follows from the traits, where nothing is missing in that; of a file that is kept in parts, none.',
            })
            .optional(),
        configurationPath: z =>
          z
            .string({
              description:
                'File for the configuration object; beside the manifest, `<name>-<kind>.yaml`, when left out.',
            })
            .optional(),
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
        configurationPath: z =>
          z.string({
            description:
              'Of the file with the configuration object; empty where none was written.',
          }),
        configuration: z =>
          z.string({
            description:
              'The configuration object as YAML: what was written, or the draft with its gaps; empty where none is needed or known.',
          }),
        files: z => z.array(z.string(), { description: 'Paths of all files.' }),
        notes: z =>
          z.array(z.string(), {
            description: 'What to know, although nothing was refused.',
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

      const caller = {
        credentials: await ctx.getInitiatorCredentials(),
        signal: ctx.signal,
      };
      const answered = await applyThroughPortal(api, cluster, request, caller);
      const changed =
        ctx.input.keep === undefined
          ? undefined
          : createChangedFile(answered.manifest, request, former, path);
      // What the file keeps goes through the gate as what is given does.
      const accepted = changed
        ? await askForFile(api, { cluster, path, ...changed }, caller)
        : answered;
      for (const line of describeChanges(accepted.diff)) {
        ctx.logger.info(cleanText(line));
      }
      const content =
        changed?.content ??
        createManifestFile(accepted.manifest, request, former);
      const manifest = changed?.masked ?? accepted.manifest;
      const draft = accepted.eligibility.configuration;
      const filledIn = ctx.input.configuration;
      const configuration =
        ctx.input.keep === undefined || isFilledIn(filledIn)
          ? createConfigurationFile(draft, filledIn)
          : undefined;
      const configurationPath =
        ctx.input.configurationPath ?? configurationPathBeside(path, draft);
      const configurationFile =
        configuration?.content === undefined
          ? undefined
          : new WorkspaceFile(
              ctx.workspacePath,
              configurationPath,
              'configurationPath',
            );
      if (configurationFile?.isSame(file)) {
        throw new ActionFailure(
          `configurationPath "${configurationPath}" is the file of the manifest`,
        );
      }

      const [written, also] = await writeFiles(
        [
          { file, content },
          ...(configurationFile && configuration?.content !== undefined
            ? [{ file: configurationFile, content: configuration.content }]
            : []),
        ],
        overwrite,
      );
      ctx.logger.info(`${path}: ${written}`);
      if (also) {
        ctx.logger.info(`${configurationPath}: ${also}`);
      }
      const notes = [
        ...accepted.warnings.map(({ message }) => message),
        ...(changed?.notes ?? []),
        ...(configuration ? [configuration.note] : []),
        ...noteTemplates(content + (configuration?.content ?? '')),
      ].map(cleanText);
      for (const note of notes) {
        ctx.logger.warn(note);
      }

      ctx.output('path', path);
      ctx.output('manifest', manifest);
      ctx.output(
        'configurationPath',
        configurationFile ? configurationPath : '',
      );
      ctx.output(
        'configuration',
        configuration?.content ?? (configuration && draft?.manifest) ?? '',
      );
      ctx.output(
        'files',
        configurationFile ? [path, configurationPath] : [path],
      );
      ctx.output('notes', notes);
      ctx.output('result', accepted.result);
      ctx.output('diff', accepted.diff);
      ctx.output('cluster', cluster);
      ctx.output('name', name);
      ctx.output('kind', 'PlatformService');
      ctx.output('installationUrl', installationPath(cluster, name));
    },
  });
}

/**
 * The bootstrapper reads its extra manifests as templates of Go
 * (openmcp-bootstrapper, `internal/deployment-repo/deploymentRepoManager.go`).
 */
function noteTemplates(content: string): string[] {
  return content.includes('{{')
    ? [
        'There is "{{" in it: the bootstrapper reads its extra manifests as templates and would change that',
      ]
    : [];
}
