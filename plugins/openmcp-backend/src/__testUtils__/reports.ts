import {
  EligibilityReport,
  Outcome,
  PlatformModeDeclaration,
} from '@openmcp/backstage-plugin-openmcp-common';

function createVerdict(outcome: Outcome) {
  return {
    outcome,
    results: [
      {
        ruleId: 'cycle',
        question: 'Does the platform need it to deploy itself?',
        outcome,
        code: 'needs-itself',
        params: {},
        message: 'The platform needs it to deploy itself',
        evidence: [],
        notes: [],
      },
    ],
  };
}

/**
 * A verdict as the gate sees it.
 */
export function createReport(
  options: {
    today?: Outcome;
    withPlatformMode?: Outcome;
    applicable?: boolean;
    trust?: EligibilityReport['trust'];
    platformMode?: PlatformModeDeclaration;
  } = {},
): EligibilityReport {
  const { today = 'ok', withPlatformMode = 'ok', applicable = true } = options;
  return {
    subject: { type: 'provider', entityRef: 'component:default/example' },
    trust: options.trust ?? 'trusted',
    findings: [],
    platformMode: options.platformMode,
    wrap: applicable
      ? {
          applicable,
          today: createVerdict(today),
          withPlatformMode: createVerdict(withPlatformMode),
        }
      : {
          applicable,
          reason: {
            code: 'operators-own',
            params: {},
            message: 'The operator installs it itself',
          },
        },
    host: { applicable: true, outcome: 'ok', routes: [] },
    etag: 'report-1',
  };
}
