import {
  Eligibility,
  EligibilityReport,
  Freshness,
} from '@openmcp/backstage-plugin-openmcp-common';
import { digest, stringifyWithoutAsOf } from '../../digest';
import { Subject } from '../subjects';
import { describePlatformMode } from './describePlatformMode';
import { draftConfiguration } from './draftConfiguration';
import { renderSentence, renderVerdict } from './renderResults';

function renderWrap({ wrap }: Eligibility): EligibilityReport['wrap'] {
  return wrap.applicable
    ? {
        applicable: true,
        today: renderVerdict(wrap.today),
        withPlatformMode: renderVerdict(wrap.withPlatformMode),
      }
    : { applicable: false, reason: renderSentence(wrap.reason) };
}

function renderHost({ host }: Eligibility): EligibilityReport['host'] {
  return host.applicable
    ? {
        applicable: true,
        outcome: host.outcome,
        routes: host.routes.map(verdict => ({
          route: verdict.route,
          ...renderVerdict(verdict),
        })),
      }
    : { applicable: false, reason: renderSentence(host.reason), routes: [] };
}

/**
 * An answer about one subject as the API sends it.
 *
 * @param context - the cluster that was checked against, the name that was asked
 * about, and how old the data is
 * @internal
 */
export function createReport(
  subject: Subject,
  eligibility: Eligibility,
  context: { cluster?: string; name?: string; freshness: Freshness },
): EligibilityReport {
  const { type, entry, title, image, tag, trust, claimedBy, visible } = subject;
  const content: Omit<EligibilityReport, 'etag'> = {
    subject: {
      type,
      entityRef: entry?.entityRef,
      title,
      image,
      tag,
      versionRange: visible.traits?.versionRange,
      hypothetical: entry?.hypothetical,
      standsFor: entry?.standsFor,
    },
    trust,
    claimedBy:
      trust === 'conflicting'
        ? claimedBy.map(({ entityRef }) => entityRef)
        : undefined,
    cluster: context.cluster,
    freshness: context.freshness,
    findings: [...subject.findings],
    platformMode: describePlatformMode(visible.traits),
    configuration: draftConfiguration(subject, context.name),
    wrap: renderWrap(eligibility),
    host: renderHost(eligibility),
  };
  return { ...content, etag: digest([stringifyWithoutAsOf(content)]) };
}
