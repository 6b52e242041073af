import {
  EligibilityReport,
  EligibilityRuleResult,
  Outcome,
  PlatformServiceRequest,
  PlatformServiceResult,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';

export const ESO = 'component:default/service-provider-eso';
export const FLUX = 'component:default/service-provider-flux';
const REPOSITORIES = 'ghcr.io/openmcp-project/images';
export const ESO_IMAGE = `${REPOSITORIES}/service-provider-eso:v1.0.0`;
export const FLUX_IMAGE = `${REPOSITORIES}/service-provider-flux:v1.0.0`;
export const FLAG = '--service-api-cluster=platform';

/** A provider that is blocked today and would need configuration. */
export function exampleProvider(
  overrides: Partial<ProviderItem> = {},
): ProviderItem {
  return {
    entityRef: ESO,
    name: 'service-provider-eso',
    title: 'ESO',
    kind: 'service-provider',
    image: `${REPOSITORIES}/service-provider-eso`,
    tag: 'v1.0.0',
    installationName: 'eso',
    hypothetical: true,
    standsFor: 'component:default/service-provider-external-secrets',
    trust: 'trusted',
    findings: [],
    platformMode: { via: 'flag', name: '--service-api-cluster', value: FLAG },
    wrap: {
      applicable: true,
      today: {
        outcome: 'blocked',
        deciding: {
          ruleId: 'target-platform-mode',
          code: 'none',
          params: {},
          message: 'It puts nothing on the platform cluster.',
        },
      },
      withPlatformMode: { outcome: 'needs-configuration' },
    },
    host: { applicable: true, outcome: 'needs-configuration' },
    installations: [],
    ...overrides,
  };
}

/** A provider that stays blocked, because it is needed to deploy itself. */
export function blockedProvider(): ProviderItem {
  const deciding = {
    ruleId: 'cycle',
    code: 'hard-cycle',
    params: {},
    message: 'Flux is needed to deploy itself.',
  };
  return exampleProvider({
    entityRef: FLUX,
    name: 'service-provider-flux',
    title: 'Flux',
    image: `${REPOSITORIES}/service-provider-flux`,
    installationName: 'flux',
    hypothetical: false,
    standsFor: undefined,
    wrap: {
      applicable: true,
      today: { outcome: 'blocked', deciding },
      withPlatformMode: { outcome: 'blocked', deciding },
    },
  });
}

function exampleResult(
  outcome: Outcome,
  ruleId: string,
  message: string,
): EligibilityRuleResult {
  return {
    ruleId,
    question: `Question of ${ruleId}?`,
    outcome,
    code: 'code',
    params: {},
    message,
    evidence: [],
    notes: [],
  };
}

/** A verdict with these outcomes. */
export function exampleReport(
  today: Outcome,
  withPlatformMode: Outcome,
): EligibilityReport {
  return {
    subject: { type: 'provider', entityRef: ESO, title: 'ESO' },
    trust: 'trusted',
    findings: [],
    platformMode: { via: 'flag', name: '--service-api-cluster', value: FLAG },
    wrap: {
      applicable: true,
      today: {
        outcome: today,
        results: [
          exampleResult(
            today,
            'target-platform-mode',
            'It puts nothing on the platform cluster.',
          ),
        ],
      },
      withPlatformMode: {
        outcome: withPlatformMode,
        results: [
          exampleResult(
            withPlatformMode,
            'provider-config',
            'ProviderConfig "eso" must exist before run.',
          ),
        ],
      },
    },
    host: { applicable: true, outcome: 'ok', routes: [] },
    etag: '1',
  };
}

/** What the backend answers to a dry run that would create. */
export function exampleCreated(
  cluster: string,
  request: PlatformServiceRequest,
): PlatformServiceResult {
  return {
    cluster,
    name: request.name,
    dryRun: true,
    result: 'created',
    diff: [
      {
        field: 'spec.image',
        change: 'added',
        after: JSON.stringify(request.spec.image),
      },
    ],
    manifest: `kind: PlatformService\nmetadata:\n  name: ${request.name}\n`,
    eligibility: exampleReport('blocked', 'needs-configuration'),
    warnings: [],
  };
}

/** What the client throws for a refusal with this body. */
export function refusedWith(
  statusCode: number,
  error: Record<string, unknown>,
): Error {
  return Object.assign(new Error(`Request failed with ${statusCode}`), {
    statusCode,
    body: { error: { name: 'Error', ...error }, response: { statusCode } },
  });
}

/** A configuration object in which one field is missing. */
export function exampleDraft(): NonNullable<
  EligibilityReport['configuration']
> {
  return {
    manifest:
      'apiVersion: eso.test/v1\nkind: ProviderConfig\nmetadata:\n  name: eso\nspec:\n  version: <version>\n',
    apiVersion: 'eso.test/v1',
    kind: 'ProviderConfig',
    name: 'eso',
    neededBefore: 'run',
    optional: false,
    findings: [
      {
        field: 'spec.version',
        code: 'missing',
        message: 'version is missing.',
      },
    ],
  };
}
