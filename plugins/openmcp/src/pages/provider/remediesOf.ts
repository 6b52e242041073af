import {
  EligibilityRemedy,
  EligibilityReport,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Something that somebody can do, and the rules that it helps.
 *
 * @internal
 */
export interface RemedyLine {
  remedy: EligibilityRemedy;
  ruleIds: string[];
}

/**
 * What must change so that the image can run as a platform service: the remedies
 * of both views, each once.
 *
 * @internal
 */
export function remediesOf({ wrap }: EligibilityReport): RemedyLine[] {
  const lines = new Map<string, RemedyLine>();
  const results = [
    ...(wrap.today?.results ?? []),
    ...(wrap.withPlatformMode?.results ?? []),
  ];
  for (const { outcome, remedy, ruleId } of results) {
    if (remedy && outcome !== 'ok') {
      const key = JSON.stringify([remedy.by, remedy.code, remedy.params]);
      const line = lines.get(key) ?? { remedy, ruleIds: [] };
      if (!line.ruleIds.includes(ruleId)) {
        line.ruleIds.push(ruleId);
      }
      lines.set(key, line);
    }
  }
  return [...lines.values()];
}
