import {
  Health,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Names the group of a row; undefined for what belongs to none.
 *
 * @internal
 */
export type GroupOf = (item: InstallationItem) => string | undefined;

/**
 * A line of the list: a row, or the head of a group.
 *
 * @internal
 */
export type ListEntry =
  | { type: 'row'; key: string; id: string; index: number }
  | {
      type: 'group';
      key: string;
      /** Missing for what belongs to none. */
      group?: string;
      count: number;
      healths: Map<Health, InstallationItem[]>;
    };

/**
 * Puts a head above each group of rows, which are ordered by group already.
 *
 * @param order - ids of the rows as shown
 * @param itemOf - the content of a row
 * @internal
 */
export function groupRows(
  order: readonly string[],
  itemOf: (id: string) => InstallationItem | undefined,
  groupOf: GroupOf | undefined,
): ListEntry[] {
  const entries: ListEntry[] = [];
  let head: Extract<ListEntry, { type: 'group' }> | undefined;
  order.forEach((id, index) => {
    const item = itemOf(id);
    if (groupOf && item) {
      const group = groupOf(item);
      if (!head || head.group !== group) {
        head = {
          type: 'group',
          // A row may have changed its group while the order is held.
          key: `group ${entries.length} ${group}`,
          group,
          count: 0,
          healths: new Map(),
        };
        entries.push(head);
      }
      head.count += 1;
      const alike = head.healths.get(item.health) ?? [];
      alike.push(item);
      head.healths.set(item.health, alike);
    }
    entries.push({ type: 'row', key: id, id, index });
  });
  return entries;
}
