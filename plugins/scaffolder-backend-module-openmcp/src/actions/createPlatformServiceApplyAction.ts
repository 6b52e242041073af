import { isDeepStrictEqual } from 'node:util';
import { createTemplateAction } from '@backstage/plugin-scaffolder-node';
import type { PlatformServiceResult } from '@openmcp/backstage-plugin-openmcp-common';
import { ActionFailure, cleanText } from '../failures';
import { installationPath, PortalApi } from '../portal';
import { applyThroughPortal } from './applyThroughPortal';
import { examples } from './createPlatformServiceApplyAction.examples';
import { describeChanges, describeResult } from './describeChanges';
import {
  contentInputs,
  createRequest,
  expectedInput,
  keepInput,
  locationInputs,
} from './inputs';
import { changeOutputs, locationOutputs } from './outputs';

/**
 * The action `openmcp:platform-service:apply`: puts a PlatformService onto a
 * platform cluster by server-side apply. Sent again with the same input it
 * changes nothing.
 *
 * @internal
 */
export function createPlatformServiceApplyAction(api: PortalApi) {
  return createTemplateAction({
    id: 'openmcp:platform-service:apply',
    description:
      'Creates or changes a PlatformService on a platform cluster. What would change is checked and logged first; the same input again changes nothing.',
    examples,
    supportsDryRun: true,
    schema: {
      input: {
        ...locationInputs,
        ...contentInputs,
        keep: keepInput('on the cluster'),
        expected: expectedInput,
        force: z =>
          z
            .boolean({
              description:
                'Takes over fields that others own, where the person may. Off by default: such a conflict fails and names field and owner.',
            })
            .optional(),
        dryRun: z =>
          z
            .boolean({
              description: 'Checks and logs only. Off by default.',
            })
            .optional(),
      },
      output: {
        ...changeOutputs,
        generation: z =>
          z.number({
            description:
              'Generation of the object, for `openmcp:platform-service:wait`; 0 when it does not exist.',
          }),
        uid: z =>
          z.string({
            description: 'uid of the object; empty when it does not exist.',
          }),
        ...locationOutputs,
        warnings: z =>
          z.array(z.string(), {
            description: 'What to know, although nothing was refused.',
          }),
        summary: z =>
          z.string({ description: 'What was done, in one sentence.' }),
      },
    },
    async handler(ctx) {
      const { cluster, force = false, dryRun = false } = ctx.input;
      const onlyCheck = dryRun || ctx.isDryRun === true;
      const request = { ...createRequest(ctx.input), force };
      const credentials = await ctx.getInitiatorCredentials();

      const preview = await applyThroughPortal(api, cluster, request, {
        credentials,
        signal: ctx.signal,
      });
      for (const line of describeChanges(preview.diff)) {
        ctx.logger.info(cleanText(line));
      }
      const result =
        onlyCheck || isNothingToDo(preview) ? preview : await write();
      if (!isSameChange(preview, result)) {
        ctx.logger.info('Somebody was faster; this is what was changed:');
        for (const line of describeChanges(result.diff)) {
          ctx.logger.info(cleanText(line));
        }
      }
      for (const { message } of result.warnings) {
        ctx.logger.warn(cleanText(message));
      }
      const summary = describeResult(result);
      ctx.logger.info(summary);

      ctx.output('result', result.result);
      ctx.output('diff', result.diff);
      ctx.output('generation', result.generation ?? 0);
      ctx.output('uid', result.uid ?? '');
      ctx.output('cluster', cluster);
      ctx.output('name', request.name);
      ctx.output('kind', 'PlatformService');
      ctx.output('installationUrl', installationPath(cluster, request.name));
      ctx.output(
        'warnings',
        result.warnings.map(({ message }) => cleanText(message)),
      );
      ctx.output('summary', summary);

      function write(): Promise<PlatformServiceResult> {
        if (ctx.signal?.aborted) {
          throw new ActionFailure('Cancelled. Nothing was written.');
        }
        // Not cancelled on the way: then nobody would know what became of it.
        return applyThroughPortal(
          api,
          cluster,
          { ...onlyIfAbsent(preview), ...request, dryRun: false },
          { credentials },
        );
      }
    },
  });
}

/** Without a generation the object is not there, whatever the result says. */
function isNothingToDo({ result, generation }: PlatformServiceResult): boolean {
  return result === 'unchanged' && generation !== undefined;
}

/**
 * What was to be created is not put onto what somebody else has created meanwhile.
 */
function onlyIfAbsent({ result, diff }: PlatformServiceResult): {
  expected?: { changes: typeof diff };
} {
  return result === 'created' ? { expected: { changes: diff } } : {};
}

/** The cluster may have changed between the check and the write. */
function isSameChange(
  { diff: looked }: PlatformServiceResult,
  { diff: written }: PlatformServiceResult,
): boolean {
  const fieldsOf = (diff: PlatformServiceResult['diff']) =>
    diff.map(({ field, change, before }) => `${field} ${change} ${before}`);
  return isDeepStrictEqual(fieldsOf(looked), fieldsOf(written));
}
