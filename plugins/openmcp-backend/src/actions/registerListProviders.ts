import { openmcpProviderReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import { ActionServices } from './ActionServices';
import { outcomeSchema, Zod } from './schemas';

const verdictSchema = (z: Zod) =>
  z.object({
    outcome: outcomeSchema(z),
    why: z.string().optional().describe('The result that decides'),
  });

function describeVerdict<TOutcome extends string>(
  verdict: { outcome: TOutcome; deciding?: { message: string } } | undefined,
) {
  return (
    verdict && { outcome: verdict.outcome, why: verdict.deciding?.message }
  );
}

/**
 * Registers `openmcp:list-providers`.
 *
 * @internal
 */
export function registerListProviders({
  registry,
  providers,
}: Pick<ActionServices, 'registry' | 'providers'>): void {
  registry.register({
    name: 'list-providers',
    title: 'List openMCP providers',
    description: `Lists the openMCP providers and tools of the catalog and says of each whether its image may run as a PlatformService: today, as it is released, and if it had platform mode.

## When to use
To find what can run on a platform cluster, or the entity reference and image repository that \`apply-platform-service\` and \`check-eligibility\` want.

## What to know
Outcomes, from good to bad: ok, warning, needs-configuration, unknown, blocked. \`check-eligibility\` gives every rule with its reason and what to do.`,
    visibilityPermission: openmcpProviderReadPermission,
    schema: {
      input: z =>
        z.object({
          q: z
            .string()
            .max(256)
            .optional()
            .describe(
              'Text in title, name, image or description; case does not matter',
            ),
        }),
      output: z =>
        z.object({
          providers: z.array(
            z.object({
              entityRef: z.string(),
              title: z.string(),
              kind: z.string(),
              owner: z.string().optional(),
              image: z.string().optional(),
              tag: z.string().optional(),
              hypothetical: z
                .boolean()
                .describe('True for an image that nobody publishes'),
              trust: z.string(),
              today: verdictSchema(z).optional(),
              withPlatformMode: verdictSchema(z).optional(),
              installedOn: z.array(z.string()),
            }),
          ),
          stale: z
            .boolean()
            .describe('True when the catalog could not be read lately'),
        }),
    },
    attributes: { readOnly: true, destructive: false, idempotent: true },
    async action({ input, credentials }) {
      const page = await providers.listProviders(
        { withRules: false },
        { credentials },
      );
      const wanted = input.q?.trim().toLocaleLowerCase('en-US') ?? '';
      const matches = (texts: Array<string | undefined>) =>
        texts.some(text => text?.toLocaleLowerCase('en-US').includes(wanted));
      return {
        output: {
          providers: page.items
            .filter(({ title, name, image, description }) =>
              matches([title, name, image, description]),
            )
            .map(item => ({
              entityRef: item.entityRef,
              title: item.title,
              kind: item.kind,
              owner: item.owner,
              image: item.image,
              tag: item.tag,
              hypothetical: item.hypothetical,
              trust: item.trust,
              today: describeVerdict(item.wrap.today),
              withPlatformMode: describeVerdict(item.wrap.withPlatformMode),
              installedOn: [
                ...new Set(item.installations.map(({ cluster }) => cluster)),
              ],
            })),
          stale: page.freshness.stale,
        },
      };
    },
  });
}
