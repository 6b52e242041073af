import { openmcpProviderReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import { parseEligibilityRequest } from '../api/parameters';
import { ActionServices } from './ActionServices';
import { outcomeSchema, Zod } from './schemas';

interface ApiVerdict<TOutcome> {
  outcome: TOutcome;
  results: Array<{
    ruleId: string;
    outcome: TOutcome;
    message: string;
    remedy?: { message: string; by: string };
  }>;
}

const verdictSchema = (z: Zod) =>
  z.object({
    outcome: outcomeSchema(z),
    results: z.array(
      z.object({
        ruleId: z.string(),
        outcome: outcomeSchema(z),
        message: z.string(),
        remedy: z.string().optional(),
        remedyBy: z.string().optional(),
      }),
    ),
  });

function describeVerdict<TOutcome>(verdict: ApiVerdict<TOutcome> | undefined) {
  return (
    verdict && {
      outcome: verdict.outcome,
      results: verdict.results.map(result => ({
        ruleId: result.ruleId,
        outcome: result.outcome,
        message: result.message,
        remedy: result.remedy?.message,
        remedyBy: result.remedy?.by,
      })),
    }
  );
}

/**
 * Registers `openmcp:check-eligibility`.
 *
 * @internal
 */
export function registerCheckEligibility({
  registry,
  providers,
}: Pick<ActionServices, 'registry' | 'providers'>): void {
  registry.register({
    name: 'check-eligibility',
    title: 'Check eligibility as a PlatformService',
    description: `Answers whether the image of a provider may run as a PlatformService (wrap), and by which other route a tool can live on the platform cluster (host): rule by rule, with the reason, and what to do about it.

## When to use
Before \`apply-platform-service\`, or to explain what a provider developer has to change.

## What to know
Wrap is answered twice: \`today\` is the image as it is released, \`withPlatformMode\` is the image if it could be told to put everything onto the platform cluster. Give exactly one of \`provider\`, \`tool\` and \`image\`; \`image\` may also stand beside \`provider\`, to ask about one version.`,
    visibilityPermission: openmcpProviderReadPermission,
    schema: {
      input: z =>
        z.object({
          provider: z
            .string()
            .optional()
            .describe('Entity reference of a provider'),
          tool: z.string().optional().describe('Entity reference of a tool'),
          image: z.string().optional().describe('Image reference'),
          cluster: z
            .string()
            .optional()
            .describe('Platform cluster to check against; default: none'),
          name: z
            .string()
            .optional()
            .describe('Name that the PlatformService would get'),
        }),
      output: z =>
        z.object({
          title: z.string().optional(),
          trust: z.string(),
          wrap: z.object({
            applicable: z.boolean(),
            reason: z.string().optional(),
            today: verdictSchema(z).optional(),
            withPlatformMode: verdictSchema(z).optional(),
          }),
          host: z.object({
            applicable: z.boolean(),
            reason: z.string().optional(),
            outcome: outcomeSchema(z).optional(),
            routes: z
              .array(verdictSchema(z).extend({ route: z.string() }))
              .optional(),
          }),
        }),
    },
    examples: [
      {
        title: 'A provider against a cluster',
        input: {
          provider: 'component:default/service-provider-flux',
          cluster: 'eu-live',
        },
      },
    ],
    attributes: { readOnly: true, destructive: false, idempotent: true },
    async action({ input, credentials }) {
      const { subject, trust, wrap, host } = await providers.checkEligibility(
        parseEligibilityRequest(input),
        { credentials },
      );
      return {
        output: {
          title: subject.title,
          trust,
          wrap: {
            applicable: wrap.applicable,
            reason: wrap.reason?.message,
            today: describeVerdict(wrap.today),
            withPlatformMode: describeVerdict(wrap.withPlatformMode),
          },
          host: {
            applicable: host.applicable,
            reason: host.reason?.message,
            outcome: host.outcome,
            routes: host.routes?.map(route => ({
              route: route.route,
              outcome: route.outcome,
              results: describeVerdict(route)!.results,
            })),
          },
        },
      };
    },
  });
}
