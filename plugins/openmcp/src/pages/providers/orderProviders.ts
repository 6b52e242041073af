import {
  Outcome,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { entityName, OUTCOMES, outcomeSeverity } from '../../components';
import { ProviderFilters, ProviderSort } from './providerFilters';

/** Where a question makes no sense, the answer stands behind the worst one. */
const NOT_APPLICABLE = OUTCOMES.length;

function rank(applicable: boolean, outcome: Outcome | undefined): number {
  return applicable && outcome ? outcomeSeverity(outcome) : NOT_APPLICABLE;
}

const collator = new Intl.Collator(undefined, { numeric: true });

type Compare = (left: ProviderItem, right: ProviderItem) => number;

function by(rankOf: (item: ProviderItem) => number): Compare {
  return (left, right) => rankOf(left) - rankOf(right);
}

/** What has no such text stands behind what has one. */
function byText(
  textOfItem: (item: ProviderItem) => string | undefined,
): Compare {
  return (left, right) => {
    const [a, b] = [textOfItem(left), textOfItem(right)];
    return a !== undefined && b !== undefined
      ? collator.compare(a, b)
      : Number(a === undefined) - Number(b === undefined);
  };
}

const COMPARES: Record<ProviderSort, Compare> = {
  mode: by(({ wrap }) => rank(wrap.applicable, wrap.withPlatformMode?.outcome)),
  today: by(({ wrap }) => rank(wrap.applicable, wrap.today?.outcome)),
  host: by(({ host }) => rank(host.applicable, host.outcome)),
  name: (left, right) => collator.compare(left.title, right.title),
  runs: by(({ installations }) => -installations.length),
  owner: byText(({ owner }) => owner && entityName(owner)),
  kind: byText(({ kind }) => kind),
  tool: byText(({ tool }) => tool?.title),
  repository: byText(({ image }) => image),
  system: byText(({ system }) => system && entityName(system)),
  version: byText(({ versionRange }) => versionRange),
  trust: byText(({ trust }) => trust),
};

function textOf(item: ProviderItem): string {
  return [item.title, item.name, item.image, item.tool?.title]
    .join('\n')
    .toLocaleLowerCase();
}

function includesOne<T>(chosen: readonly T[], ...values: (T | undefined)[]) {
  return (
    chosen.length === 0 ||
    values.some(value => value !== undefined && chosen.includes(value))
  );
}

function matches(item: ProviderItem, filters: ProviderFilters): boolean {
  const text = filters.q.trim().toLocaleLowerCase();
  return (
    includesOne(filters.kind, item.kind) &&
    includesOne(filters.today, item.wrap.today?.outcome) &&
    includesOne(filters.mode, item.wrap.withPlatformMode?.outcome) &&
    includesOne(filters.tool, item.tool?.entityRef) &&
    includesOne(filters.owner, item.owner) &&
    includesOne(
      filters.cluster,
      ...item.installations.map(installation => installation.cluster),
    ) &&
    (!text || textOf(item).includes(text))
  );
}

/**
 * The providers to show, in order. Equal ones are ordered by name.
 *
 * @internal
 */
export function orderProviders(
  items: readonly ProviderItem[],
  filters: ProviderFilters,
): ProviderItem[] {
  const { column, reversed } = filters.sort;
  const direction = reversed ? -1 : 1;
  return items
    .filter(item => matches(item, filters))
    .sort(
      (left, right) =>
        direction * COMPARES[column](left, right) ||
        COMPARES.name(left, right) ||
        collator.compare(left.entityRef, right.entityRef),
    );
}
