import {
  decidingResult,
  Eligibility,
  HostEligibility,
  ProviderInstallation,
  ProviderItem,
  RuleResult,
  Verdict,
  VerdictSummary,
  WrapEligibility,
} from '@openmcp/backstage-plugin-openmcp-common';
import { CatalogEntry } from '../catalog';
import { Subject } from '../subjects';
import { describePlatformMode } from './describePlatformMode';
import { renderSentence } from './renderResults';

function summarize(
  { outcome }: Verdict,
  deciding: RuleResult | undefined,
): VerdictSummary {
  return {
    outcome,
    deciding: deciding && {
      ruleId: deciding.ruleId,
      ...renderSentence(deciding),
    },
  };
}

function summarizeWrap(wrap: WrapEligibility): ProviderItem['wrap'] {
  return wrap.applicable
    ? {
        applicable: true,
        today: summarize(wrap.today, decidingResult(wrap.today)),
        withPlatformMode: summarize(
          wrap.withPlatformMode,
          decidingResult(wrap.withPlatformMode),
        ),
      }
    : { applicable: false, reason: renderSentence(wrap.reason) };
}

function summarizeHost(host: HostEligibility): ProviderItem['host'] {
  return host.applicable
    ? {
        applicable: true,
        outcome: host.outcome,
        route: host.routes[0]?.route,
      }
    : { applicable: false, reason: renderSentence(host.reason) };
}

function listRules(wrap: WrapEligibility): ProviderItem['rules'] {
  if (!wrap.applicable) {
    return [];
  }
  const later = new Map(
    wrap.withPlatformMode.results.map(({ ruleId, outcome }) => [
      ruleId,
      outcome,
    ]),
  );
  return wrap.today.results.map(({ ruleId, outcome }) => ({
    ruleId,
    today: outcome,
    withPlatformMode: later.get(ruleId),
  }));
}

/**
 * A row of the list of providers.
 *
 * @param context - the tool where the caller may see it, where the image is
 * installed, and whether the outcome of every rule is wanted
 * @internal
 */
export function describeProvider(
  entry: CatalogEntry,
  subject: Subject,
  eligibility: Eligibility,
  context: {
    tool?: CatalogEntry;
    installations: ProviderInstallation[];
    withRules: boolean;
  },
): ProviderItem {
  const { tool, installations, withRules } = context;
  return {
    entityRef: entry.entityRef,
    name: entry.name,
    title: entry.title,
    description: entry.description,
    kind: entry.kind,
    owner: entry.owner,
    system: entry.system,
    tool: tool && { entityRef: tool.entityRef, title: tool.title },
    image: entry.image,
    tag: entry.proposedTag,
    installationName: entry.installationName,
    versionRange: subject.visible.traits?.versionRange,
    hypothetical: entry.hypothetical,
    standsFor: entry.standsFor,
    trust: subject.trust,
    claimedBy:
      subject.trust === 'conflicting'
        ? subject.claimedBy.map(({ entityRef }) => entityRef)
        : undefined,
    findings: [...entry.findings],
    platformMode: describePlatformMode(subject.visible.traits),
    wrap: summarizeWrap(eligibility.wrap),
    host: summarizeHost(eligibility.host),
    installations,
    rules: withRules ? listRules(eligibility.wrap) : undefined,
  };
}
