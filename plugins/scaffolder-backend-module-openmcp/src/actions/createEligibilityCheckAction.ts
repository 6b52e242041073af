import { createTemplateAction } from '@backstage/plugin-scaffolder-node';
import { ActionFailure } from '../failures';
import { PortalApi } from '../portal';
import { askPortal } from './askPortal';
import { createCheck, FAIL_ON, judge } from './check';
import { examples } from './createEligibilityCheckAction.examples';

/**
 * The action `openmcp:eligibility:check`: asks whether a provider may run as a
 * PlatformService, and fails or warns.
 *
 * @internal
 */
export function createEligibilityCheckAction(api: PortalApi) {
  return createTemplateAction({
    id: 'openmcp:eligibility:check',
    description:
      'Asks whether the image of a provider may run as a PlatformService, rule by rule, and fails from the outcome on that the template names; below it, what stands against it is logged as a warning. Reads only, so a dry run does the same. The gate of `openmcp:platform-service:apply` is asked again, whatever this step said.',
    examples,
    supportsDryRun: true,
    schema: {
      input: {
        provider: z =>
          z
            .string({ description: 'Entity reference of the provider.' })
            .optional(),
        tool: z =>
          z
            .string({
              description:
                'Entity reference of a tool, in place of `provider`.',
            })
            .optional(),
        image: z =>
          z
            .string({
              description:
                'Image reference: alone, or beside `provider` to ask of one version.',
            })
            .optional(),
        cluster: z =>
          z
            .string({
              description:
                'Platform cluster to check against. Without it, what depends on a cluster is not checked.',
            })
            .optional(),
        name: z =>
          z
            .string({ description: 'Name that the PlatformService would get.' })
            .optional(),
        view: z =>
          z
            .enum(['with-platform-mode', 'today'], {
              description:
                'with-platform-mode: the image if it was told to use the platform cluster, which is what the gate decides on. today: the image as released. with-platform-mode when left out.',
            })
            .optional(),
        failOn: z =>
          z
            .enum(FAIL_ON, {
              description:
                'Outcome from which on the step fails; `never` only warns. `blocked` when left out.',
            })
            .optional(),
      },
      output: {
        outcome: z =>
          z.string({
            description:
              'ok, warning, needs-configuration, unknown, blocked, or not-applicable.',
          }),
        summary: z => z.string({ description: 'The answer, in one sentence.' }),
        report: z =>
          z.record(z.any(), {
            description:
              'The whole answer of `POST /v1/eligibility`, with both views and the other routes.',
          }),
      },
    },
    async handler(ctx) {
      const { view = 'with-platform-mode', failOn = 'blocked' } = ctx.input;
      const caller = {
        credentials: await ctx.getInitiatorCredentials(),
        signal: ctx.signal,
      };
      const request = createCheck(ctx.input);
      const report = await askPortal(
        () => api.checkEligibility(request, caller),
        { cluster: request.cluster ?? 'The portal', signal: ctx.signal },
      );
      const { outcome, summary, reasons, fails } = judge(report, view, failOn);

      ctx.output('outcome', outcome);
      ctx.output('summary', summary);
      ctx.output('report', { ...report });
      if (fails) {
        throw new ActionFailure(
          [summary, ...reasons.map(reason => `- ${reason}`)].join('\n'),
        );
      }
      ctx.logger.info(summary);
      for (const reason of reasons) {
        ctx.logger.warn(reason);
      }
    },
  });
}
