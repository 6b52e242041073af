import { createTemplateAction } from '@backstage/plugin-scaffolder-node';
import type { PlatformServiceDeletion } from '@openmcp/backstage-plugin-openmcp-common';
import { ActionFailure, cleanText } from '../failures';
import { installationPath, PortalApi } from '../portal';
import { Departure, waitUntilGone } from '../waiting';
import { askPortal } from './askPortal';
import { examples } from './createPlatformServiceDeleteAction.examples';
import { checkLocation, checkWholeNumber, locationInputs } from './inputs';
import { locationOutputs } from './outputs';

const TIMEOUT_SECONDS = 300;

/** What a removal did, in one sentence. */
function describeResult(
  { cluster, name, result, dryRun }: PlatformServiceDeletion,
  departure: Departure | undefined,
): string {
  if (dryRun) {
    return `${name} would be removed from ${cluster}`;
  }
  if (departure === 'replaced') {
    return `${name} was removed from ${cluster}; another one has come under its name meanwhile`;
  }
  if (departure || result === 'deleted') {
    return `${name} was removed from ${cluster}`;
  }
  return result === 'unchanged'
    ? `${name} was being removed from ${cluster} already`
    : `${name} is being removed from ${cluster}`;
}

/**
 * The action `openmcp:platform-service:delete`: removes a PlatformService, says
 * what stays behind, and waits until it is gone.
 *
 * @internal
 */
export function createPlatformServiceDeleteAction(api: PortalApi) {
  return createTemplateAction({
    id: 'openmcp:platform-service:delete',
    description:
      "Removes a PlatformService from a platform cluster, logs what goes and what stays behind, and waits until it is gone. The operator's own services, and what something else looks after, are refused. In a dry run it only tells.",
    examples,
    supportsDryRun: true,
    schema: {
      input: {
        ...locationInputs,
        uid: z =>
          z
            .string({
              description:
                'uid of the object that was looked at, the value of the field OpenmcpRemovalPreview. Another object that has come under the same name meanwhile is not removed.',
            })
            .optional(),
        resourceVersion: z =>
          z
            .string({
              description:
                'Removes the object only as it was with this version: not when anything of it has changed since, its status included.',
            })
            .optional(),
        dryRun: z =>
          z.boolean({ description: 'Tells only. Off by default.' }).optional(),
        timeoutSeconds: z =>
          z
            .number({
              description: `How long to wait until it is gone; ${TIMEOUT_SECONDS} when left out. 0 does not wait.`,
            })
            .int()
            .min(0)
            .max(86_400)
            .optional(),
      },
      output: {
        ...locationOutputs,
        result: z =>
          z.string({
            description:
              'deleted: it is gone. deleting: it goes when the operator is done with it. In a dry run what it would be.',
          }),
        stays: z =>
          z.array(z.string(), {
            description: 'What stays behind, in sentences.',
          }),
        summary: z =>
          z.string({ description: 'What was done, in one sentence.' }),
      },
    },
    async handler(ctx) {
      const { cluster, name, timeoutSeconds = TIMEOUT_SECONDS } = ctx.input;
      const { dryRun = false } = ctx.input;
      checkLocation({ cluster, name });
      checkWholeNumber('timeoutSeconds', timeoutSeconds);
      const credentials = await ctx.getInitiatorCredentials();
      const caller = { credentials, signal: ctx.signal };

      const uid = ctx.input.uid || undefined;
      const resourceVersion = ctx.input.resourceVersion || undefined;
      const looked = { uid, resourceVersion };

      const preview = await askPortal(
        () =>
          api.remove({ cluster, name }, { ...looked, dryRun: true }, caller),
        { cluster, signal: ctx.signal },
      );
      for (const { message } of preview.goes) {
        ctx.logger.info(cleanText(`Goes: ${message}`));
      }
      for (const { message } of preview.stays) {
        ctx.logger.info(cleanText(`Stays: ${message}`));
      }
      const removal =
        dryRun || ctx.isDryRun ? preview : await remove(uid ?? preview.uid);
      for (const { message } of removal.warnings) {
        ctx.logger.warn(cleanText(message));
      }
      const departure = await waitFor(removal);
      const summary = describeResult(removal, departure);
      ctx.logger.info(summary);

      ctx.output('cluster', cluster);
      ctx.output('name', name);
      ctx.output('kind', 'PlatformService');
      ctx.output('installationUrl', installationPath(cluster, name));
      ctx.output('result', departure ? 'deleted' : removal.result);
      ctx.output(
        'stays',
        removal.stays.map(({ message }) => cleanText(message)),
      );
      ctx.output('summary', summary);

      /** Only what was looked at is removed, not what was made anew meanwhile. */
      function remove(seen: string | undefined) {
        if (ctx.signal?.aborted) {
          throw new ActionFailure('Cancelled. Nothing was removed.');
        }
        return askPortal(
          // Not cancelled on the way: then nobody would know what became of it.
          () =>
            api.remove(
              { cluster, name },
              { ...looked, uid: seen },
              { credentials },
            ),
          {
            cluster,
            unanswered: `The portal does not answer. Whether ${name} is being removed from ${cluster} is not known; running the template again does no harm.`,
          },
        );
      }

      async function waitFor({ result, dryRun: isPreview }: typeof removal) {
        if (isPreview || result === 'deleted' || timeoutSeconds === 0) {
          return undefined;
        }
        return waitUntilGone({
          service: { cluster, name },
          uid: removal.uid,
          timeoutSeconds,
          read: wait =>
            api.waitForPlatformService({ cluster, name }, wait, caller),
          look: () =>
            api.remove(
              { cluster, name },
              { uid: removal.uid, dryRun: true },
              caller,
            ),
          log: line => ctx.logger.info(line),
          signal: ctx.signal,
        });
      }
    },
  });
}
