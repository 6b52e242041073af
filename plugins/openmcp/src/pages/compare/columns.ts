import {
  EligibilityReport,
  EligibilitySentence,
  Outcome,
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { pairRules, RuleRow } from '../../components';
import { LoadProblem } from '../../live';
import { hasPlatformMode } from '../common';

/**
 * The answers of one rule about one provider.
 *
 * @internal
 */
export interface CompareCell {
  today: Outcome;
  withPlatformMode: Outcome;
  /** The rule also looks at clusters, and none was looked at. */
  unchecked: boolean;
  /** Sentences, evidence and remedies, where they were asked for. */
  row?: RuleRow;
}

/**
 * One provider or tool of the comparison.
 *
 * @internal
 */
export interface CompareColumn {
  item: ProviderItem;
  /** By id of the rule; a rule that was not asked is missing. */
  cells: ReadonlyMap<string, CompareCell>;
  image: { today?: Outcome; withPlatformMode?: Outcome };
  /** Why nothing is asked about its image. */
  imageReason?: EligibilitySentence;
  host: { outcome?: Outcome; reason?: EligibilitySentence };
  /** A released version has platform mode. */
  released: boolean;
  /** How many declared traits are not valid. */
  findings: number;
  /** Why it could not be asked about; then there are no cells. */
  problem?: LoadProblem;
}

/**
 * A rule of the comparison.
 *
 * @internal
 */
export interface CompareRule {
  ruleId: string;
  /** In English; empty when an older backend does not tell it. */
  question: string;
}

const NOT_CHECKED = 'not-checked-against-cluster';

/**
 * A column as the list of providers tells it: outcomes without sentences, from
 * declarations alone.
 *
 * @internal
 */
export function columnOfItem(
  item: ProviderItem,
  rules: ProviderList['rules'] = [],
): CompareColumn {
  const live = new Set(
    rules.filter(rule => rule.live).map(({ ruleId }) => ruleId),
  );
  const cells = (item.rules ?? []).flatMap(
    ({ ruleId, today, withPlatformMode }): Array<[string, CompareCell]> => {
      const both = today ?? withPlatformMode;
      return both === undefined
        ? []
        : [
            [
              ruleId,
              {
                today: both,
                withPlatformMode: withPlatformMode ?? both,
                unchecked: live.has(ruleId),
              },
            ],
          ];
    },
  );
  return {
    item,
    cells: new Map(cells),
    image: {
      today: item.wrap.today?.outcome,
      withPlatformMode: item.wrap.withPlatformMode?.outcome,
    },
    imageReason: item.wrap.reason,
    host: {
      outcome: item.host.applicable ? item.host.outcome : undefined,
      reason: item.host.reason,
    },
    released: hasPlatformMode(item),
    findings: item.findings.length,
  };
}

/**
 * A column with everything that was answered about the provider.
 *
 * @internal
 */
export function columnOfReport(
  item: ProviderItem,
  report: EligibilityReport,
): CompareColumn {
  const { host, wrap } = report;
  const rows = pairRules(
    wrap.today?.results ?? [],
    wrap.withPlatformMode?.results,
  );
  return {
    item,
    cells: new Map(
      rows.map((row): [string, CompareCell] => [
        row.ruleId,
        {
          today: row.today.outcome,
          withPlatformMode: (row.withPlatformMode ?? row.today).outcome,
          unchecked: row.today.notes.some(({ code }) => code === NOT_CHECKED),
          row,
        },
      ]),
    ),
    image: {
      today: wrap.today?.outcome,
      withPlatformMode: wrap.withPlatformMode?.outcome,
    },
    imageReason: wrap.reason,
    host: {
      outcome: host.applicable ? host.outcome : undefined,
      reason: host.reason,
    },
    released: hasPlatformMode({
      kind: item.kind,
      platformMode: report.platformMode,
    }),
    findings: report.findings.length,
  };
}

/**
 * A column about which nothing could be asked.
 *
 * @internal
 */
export function columnWithProblem(
  item: ProviderItem,
  problem: LoadProblem,
): CompareColumn {
  return {
    item,
    cells: new Map(),
    image: {},
    host: {},
    released: false,
    findings: 0,
    problem,
  };
}

/** Whether platform mode would change the answer. */
export function isSplitCell(cell: CompareCell): boolean {
  return cell.today !== cell.withPlatformMode;
}
