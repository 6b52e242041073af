import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { CompareQuery } from './useCompareQuery';

const collator = new Intl.Collator(undefined, { numeric: true });

/** Tools, and what brings one; of two that stand for each other the newer idea. */
function selectTools(items: readonly ProviderItem[]): ProviderItem[] {
  const replaced = new Set(
    items.filter(item => item.hypothetical).map(item => item.standsFor),
  );
  return items.filter(
    item =>
      (item.kind === 'tool' || item.tool !== undefined) &&
      !replaced.has(item.entityRef),
  );
}

/**
 * What is compared: what was chosen, in that order; else the tools, or everything
 * where no tool is described.
 *
 * @internal
 */
export function selectItems(
  items: readonly ProviderItem[],
  { chosen, of }: Pick<CompareQuery, 'chosen' | 'of'>,
): { items: ProviderItem[]; missing: string[] } {
  if (chosen.length > 0) {
    const found = chosen.map(ref =>
      items.find(
        ({ entityRef }) =>
          entityRef.toLocaleLowerCase('en-US') ===
          ref.toLocaleLowerCase('en-US'),
      ),
    );
    return {
      items: found.flatMap(item => item ?? []),
      missing: chosen.filter((_, index) => found[index] === undefined),
    };
  }
  const tools = of === 'tools' ? selectTools(items) : [];
  return {
    items: [...(tools.length > 0 ? tools : items)].sort(
      (left, right) =>
        collator.compare(left.title, right.title) ||
        collator.compare(left.entityRef, right.entityRef),
    ),
    missing: [],
  };
}
