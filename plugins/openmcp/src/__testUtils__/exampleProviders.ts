import {
  EligibilityRemedy,
  EligibilityReport,
  EligibilityRuleResult,
  Outcome,
  ProviderItem,
  ProviderList,
  worstOutcome,
} from '@openmcp/backstage-plugin-openmcp-common';

const IMAGES = 'ghcr.io/openmcp-project/images';

/** A rule with its answer in both views; one answer stands for both. */
export interface ExampleRule {
  id: string;
  question: string;
  outcomes: Outcome | [today: Outcome, withPlatformMode: Outcome];
  message: string;
  /** What is said with platform mode; default: the same. */
  later?: string;
  remedy?: { by: EligibilityRemedy['by']; message: string };
  evidence?: EligibilityRuleResult['evidence'];
  notes?: string[];
}

const TARGET: ExampleRule = {
  id: 'target-platform-mode',
  question: 'Where do CRDs and pods go?',
  outcomes: ['blocked', 'needs-configuration'],
  message:
    'No published flag, variable or configuration selects the platform cluster.',
  later: 'The image would be told by --service-api-cluster=platform.',
  remedy: {
    by: 'provider-developer',
    message: 'Add a mode that meets the platform-mode contract.',
  },
  evidence: [
    {
      type: 'source',
      ref: 'openmcp-project/service-provider-eso@4f2c9d1:cmd/main.go:240',
      url: 'https://github.com/openmcp-project/service-provider-eso/blob/4f2c9d1/cmd/main.go#L240',
    },
  ],
};

const TENANCY: ExampleRule = {
  id: 'tenancy',
  question: 'Does it need a ControlPlane?',
  outcomes: ['blocked', 'ok'],
  message: 'It works per ControlPlane.',
  later: 'It works on the platform cluster alone.',
};

const CONFIG: ExampleRule = {
  id: 'provider-config',
  question: 'Which configuration object must exist?',
  outcomes: 'needs-configuration',
  message: 'ProviderConfig "eso" must exist before it runs.',
  remedy: { by: 'platform-owner', message: 'Create ProviderConfig "eso".' },
};

const OWNERSHIP: ExampleRule = {
  id: 'crd-ownership',
  question: 'Does somebody else own the CRDs?',
  outcomes: 'ok',
  message: 'Nobody else owns its CRDs.',
  notes: ['Not checked against a cluster.'],
};

const FINE: ExampleRule[] = [
  {
    id: 'contract-cli',
    question: 'Does the image offer init and run?',
    outcomes: 'ok',
    message: 'It offers init and run and accepts all flags.',
  },
  OWNERSHIP,
  {
    id: 'privilege',
    question: 'What may the pod do?',
    outcomes: 'ok',
    message: 'Nothing beyond what every platform service may do.',
    notes: ['Its pod runs as cluster-admin.'],
  },
];

/** The rules about ESO: platform mode would change two of them. */
export const ESO_RULES: ExampleRule[] = [
  TARGET,
  TENANCY,
  CONFIG,
  {
    id: 'admission-impact',
    question: 'Does it install webhooks for the whole cluster?',
    outcomes: 'warning',
    message: 'Its webhook can stop others when it is down.',
    remedy: {
      by: 'landscape',
      message: 'Exclude openmcp-system and flux-system from its webhook.',
    },
  },
  ...FINE,
];

/** The rules about Flux: a circle that no mode opens. */
export const FLUX_RULES: ExampleRule[] = [
  {
    id: 'cycle',
    question: 'Is it needed to deploy itself?',
    outcomes: 'blocked',
    message:
      'flux is needed by openmcp-operator, which is needed by platform-service-flux, which is needed by flux.',
    remedy: {
      by: 'platform-owner',
      message: 'Keep the installer that is there.',
    },
  },
  TARGET,
  TENANCY,
  ...FINE,
];

function resultsOf(rules: ExampleRule[], view: 0 | 1): EligibilityRuleResult[] {
  return rules.map(rule => {
    const outcome =
      typeof rule.outcomes === 'string' ? rule.outcomes : rule.outcomes[view];
    const message = (view === 1 && rule.later) || rule.message;
    return {
      ruleId: rule.id,
      question: rule.question,
      outcome,
      code: `${rule.id}-${message.length}`,
      params: {},
      message,
      evidence: rule.evidence ?? [],
      remedy:
        rule.remedy && outcome !== 'ok'
          ? {
              by: rule.remedy.by,
              code: `${rule.id}-remedy`,
              params: {},
              message: rule.remedy.message,
            }
          : undefined,
      notes: (rule.notes ?? []).map(note => ({
        code: 'note',
        params: {},
        message: note,
      })),
    };
  });
}

function verdictOf(rules: ExampleRule[], view: 0 | 1) {
  const results = resultsOf(rules, view);
  return { outcome: worstOutcome(results.map(each => each.outcome)), results };
}

/** The answer about a provider that these rules were asked of. */
export function exampleReport(
  rules: ExampleRule[] = ESO_RULES,
  overrides: Partial<EligibilityReport> = {},
): EligibilityReport {
  const host = resultsOf([CONFIG, ...FINE], 0);
  return {
    subject: { type: 'provider' },
    trust: 'trusted',
    findings: [],
    freshness: { stale: false },
    platformMode: { via: 'flag', value: '--service-api-cluster=platform' },
    wrap: {
      applicable: true,
      today: verdictOf(rules, 0),
      withPlatformMode: verdictOf(rules, 1),
    },
    host: {
      applicable: true,
      outcome: 'needs-configuration',
      routes: [
        {
          route: 'helm-deployment',
          outcome: 'needs-configuration',
          results: host,
        },
        {
          route: 'helm-release',
          outcome: 'needs-configuration',
          results: host,
        },
        {
          route: 'platform-service',
          outcome: 'needs-configuration',
          results: host,
        },
      ],
    },
    etag: JSON.stringify(rules),
    ...overrides,
  };
}

/** A row of the list about a provider that these rules were asked of. */
export function exampleProvider(
  title: string,
  rules: ExampleRule[] = ESO_RULES,
  overrides: Partial<ProviderItem> = {},
): ProviderItem {
  const name = `service-provider-${title.toLocaleLowerCase('en-US')}`;
  const { host, platformMode, wrap } = exampleReport(rules);
  const summaryOf = (verdict: typeof wrap.today) => {
    const deciding = verdict?.results.find(
      result => result.outcome === verdict.outcome,
    );
    return verdict && { outcome: verdict.outcome, deciding };
  };
  return {
    entityRef: `component:default/${name}`,
    name,
    title,
    kind: 'service-provider',
    owner: 'group:default/platform-core',
    image: `${IMAGES}/${name}`,
    installationName: title.toLocaleLowerCase('en-US'),
    hypothetical: false,
    trust: 'trusted',
    findings: [],
    platformMode,
    wrap: {
      applicable: true,
      today: summaryOf(wrap.today),
      withPlatformMode: summaryOf(wrap.withPlatformMode),
    },
    host: {
      applicable: host.applicable,
      outcome: host.outcome,
      route: 'helm-deployment',
    },
    installations: [],
    rules: rules.map(({ id, outcomes }) => ({
      ruleId: id,
      today: typeof outcomes === 'string' ? outcomes : outcomes[0],
      withPlatformMode: typeof outcomes === 'string' ? outcomes : outcomes[1],
    })),
    ...overrides,
  };
}

/** What the list says of its rules. */
export const exampleRules: ProviderList['rules'] = [
  ...new Map(
    [...ESO_RULES, ...FLUX_RULES].map(rule => [rule.id, rule]),
  ).values(),
].map(({ id, question }) => ({
  ruleId: id,
  question,
  live: id === OWNERSHIP.id,
}));

/** ESO, whose image is not published. */
export function exampleEso(
  overrides: Partial<ProviderItem> = {},
): ProviderItem {
  return exampleProvider('ESO', ESO_RULES, {
    tool: {
      entityRef: 'component:default/external-secrets',
      title: 'External Secrets',
    },
    hypothetical: true,
    standsFor: 'component:default/service-provider-external-secrets',
    ...overrides,
  });
}

/** Flux, which is needed to deploy itself. */
export function exampleFlux(): ProviderItem {
  return exampleProvider('Flux', FLUX_RULES, {
    host: {
      applicable: false,
      reason: {
        code: 'already-there',
        params: {},
        message: 'Already there.',
      },
    },
  });
}

/** A tool that no image manages. */
export function exampleTool(title = 'cert-manager'): ProviderItem {
  const unknown = { outcome: 'unknown' } as const;
  return exampleProvider(title, ESO_RULES, {
    entityRef: `component:default/${title}`,
    name: title,
    kind: 'tool',
    image: undefined,
    installationName: undefined,
    platformMode: undefined,
    wrap: { applicable: true, today: unknown, withPlatformMode: unknown },
  });
}
