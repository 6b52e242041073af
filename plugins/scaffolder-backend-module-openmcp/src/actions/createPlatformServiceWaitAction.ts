import { createTemplateAction } from '@backstage/plugin-scaffolder-node';
import { cleanText } from '../failures';
import { installationPath, PortalApi } from '../portal';
import { describeHealthy, HealthWait, isSuperseded } from '../waiting';
import { examples } from './createPlatformServiceWaitAction.examples';
import { checkLocation, checkWholeNumber, locationInputs } from './inputs';
import { locationOutputs } from './outputs';

const FAIL_AFTER_SECONDS = 60;
const TIMEOUT_SECONDS = 600;

/**
 * The action `openmcp:platform-service:wait`: ends when the pods of a
 * PlatformService are up, and fails with the reason when they do not come up.
 *
 * @internal
 */
export function createPlatformServiceWaitAction(api: PortalApi) {
  return createTemplateAction({
    id: 'openmcp:platform-service:wait',
    description:
      'Waits until the pods of a PlatformService are up and logs each step on the way once. Fails with the reason when init, image or pods keep failing, and says what was missing when the time is over. In a dry run it is skipped.',
    examples,
    supportsDryRun: true,
    schema: {
      input: {
        ...locationInputs,
        uid: z =>
          z
            .string({
              description:
                'uid of the object that has to be healthy, from the outputs of `openmcp:platform-service:apply`: another one that has come under its name does not count. Any when left out.',
            })
            .optional(),
        generation: z =>
          z
            .number({
              description:
                'Generation that has to be healthy, from the outputs of `openmcp:platform-service:apply`. Any when left out.',
            })
            .int()
            .min(0)
            .optional(),
        failAfterSeconds: z =>
          z
            .number({
              description: `How long a failure that does not heal by itself is watched before the step fails; ${FAIL_AFTER_SECONDS} when left out.`,
            })
            .int()
            .min(0)
            .optional(),
        timeoutSeconds: z =>
          z
            .number({
              description: `How long to wait in all; ${TIMEOUT_SECONDS} when left out.`,
            })
            .int()
            .min(1)
            .max(86_400)
            .optional(),
      },
      output: {
        ...locationOutputs,
        health: z =>
          z.string({
            description: 'Healthy, or Unknown where a dry run did not wait.',
          }),
        generation: z =>
          z.number({
            description: 'Generation that is healthy; 0 in a dry run.',
          }),
        summary: z =>
          z.string({ description: 'How the wait ended, in one sentence.' }),
      },
    },
    async handler(ctx) {
      const { cluster, name, generation } = ctx.input;
      const service = { cluster, name };
      checkLocation(service);
      checkWholeNumber('generation', generation);
      checkWholeNumber('failAfterSeconds', ctx.input.failAfterSeconds);
      checkWholeNumber('timeoutSeconds', ctx.input.timeoutSeconds, 1);
      const credentials = await ctx.getInitiatorCredentials();

      const end = ctx.isDryRun ? skip() : await wait();

      ctx.output('cluster', cluster);
      ctx.output('name', name);
      ctx.output('kind', 'PlatformService');
      ctx.output('installationUrl', installationPath(cluster, name));
      ctx.output('health', end.health);
      ctx.output('generation', end.generation);
      ctx.output('summary', end.summary);

      function skip() {
        const summary = 'Waiting was skipped: a dry run applies nothing';
        ctx.logger.info(summary);
        return { health: 'Unknown', generation: 0, summary };
      }

      async function wait() {
        const installation = await new HealthWait({
          service,
          uid: ctx.input.uid || undefined,
          generation,
          failAfterSeconds: ctx.input.failAfterSeconds ?? FAIL_AFTER_SECONDS,
          timeoutSeconds: ctx.input.timeoutSeconds ?? TIMEOUT_SECONDS,
          read: options =>
            api.waitForPlatformService(service, options, {
              credentials,
              signal: ctx.signal,
            }),
          log: line => ctx.logger.info(cleanText(line)),
          signal: ctx.signal,
        }).run();
        const healthy = describeHealthy(installation);
        return {
          health: installation.health,
          generation: installation.generation.wanted,
          // Green, but not for what this task has applied.
          summary: isSuperseded(installation, generation)
            ? `${healthy}, but not as it was applied: somebody has changed it meanwhile`
            : healthy,
        };
      }
    },
  });
}
