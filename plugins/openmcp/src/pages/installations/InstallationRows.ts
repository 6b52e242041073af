import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';
import { GroupOf } from './groupRows';
import { ListFilters } from './listFilters';
import { orderInstallations } from './orderInstallations';
import { countMoved, installationId, sameContent } from '../common';

/**
 * One row as it is shown.
 *
 * @internal
 */
export interface InstallationRowState {
  item: InstallationItem;
  /** Why the row will leave as soon as the order may change. */
  leaving?: 'no-longer-matches' | 'gone';
}

/**
 * What the list shows at the moment.
 *
 * @internal
 */
export interface ListState {
  /** Ids of the rows in the order on screen. */
  order: readonly string[];
  /** What waits until the reader lets the order change. */
  pending?: { moved: number; added: number; removed: number };
}

function isSameOrder(left: readonly string[], right: readonly string[]) {
  return (
    left === right ||
    (left.length === right.length &&
      left.every((id, index) => id === right[index]))
  );
}

/**
 * Where somebody may be who wants the rows to stay where they are.
 *
 * @internal
 */
export type HoldPlace = 'list' | 'pending-line';

/**
 * Holds the rows of the list. Content changes at once and reaches only the row
 * concerned; order, arrival and departure wait while they are held.
 *
 * @internal
 */
export class InstallationRows {
  private items = new Map<string, InstallationItem>();
  private readonly rows = new Map<string, InstallationRowState>();
  private list: ListState = { order: [] };
  private filters?: ListFilters;
  private groupOf?: GroupOf;
  /** Ids in the order that was wanted last. */
  private ordered: readonly string[] = [];
  private readonly holders = new Set<HoldPlace>();
  private readonly listListeners = new Set<() => void>();
  private readonly rowListeners = new Map<string, Set<() => void>>();

  readonly getList = (): ListState => this.list;

  readonly listenToList = (listener: () => void): (() => void) => {
    this.listListeners.add(listener);
    return () => this.listListeners.delete(listener);
  };

  getRow(id: string): InstallationRowState | undefined {
    return this.rows.get(id);
  }

  listenToRow(id: string, listener: () => void): () => void {
    const listeners = this.rowListeners.get(id) ?? new Set();
    this.rowListeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) {
        this.rowListeners.delete(id);
      }
    };
  }

  /** Takes new content. */
  setItems(items: readonly InstallationItem[]): void {
    const next = new Map<string, InstallationItem>();
    for (const item of items) {
      const id = installationId(item);
      const before = this.items.get(id);
      next.set(id, before && sameContent(before, item) ? before : item);
    }
    this.items = next;
    this.refresh(this.holders.size > 0);
  }

  /** Takes what the reader asked for, which is never held back. */
  setFilters(filters: ListFilters, groupOf?: GroupOf): void {
    this.filters = filters;
    this.groupOf = groupOf;
    this.refresh(false);
  }

  /** Holds order, arrival and departure until nobody is in any place. */
  setHeld(place: HoldPlace, held: boolean): void {
    if (held) {
      this.holders.add(place);
    } else if (this.holders.delete(place) && this.holders.size === 0) {
      this.refresh(false);
    }
  }

  /** Lets everything that waits happen now. */
  readonly showPending = (): void => this.refresh(false);

  private refresh(hold: boolean) {
    const { filters } = this;
    if (!filters) {
      return;
    }
    const wanted = orderInstallations(
      this.itemsAsOrdered(),
      filters,
      this.groupOf,
    );
    this.ordered = wanted;
    const keepOrder = hold && this.list.order.length > 0;
    const order = keepOrder ? this.list.order : wanted;
    this.refreshRows(order, new Set(wanted));
    this.setList(
      order,
      keepOrder ? this.findPending(order, wanted) : undefined,
    );
  }

  /** As they were ordered before: what is nearly in order is ordered fast. */
  private itemsAsOrdered(): Iterable<InstallationItem> {
    const left = new Map(this.items);
    const known: InstallationItem[] = [];
    for (const id of this.ordered) {
      const item = left.get(id);
      if (item) {
        known.push(item);
        left.delete(id);
      }
    }
    return [...known, ...left.values()];
  }

  private findPending(order: readonly string[], wanted: string[]) {
    const shown = new Set(order);
    const moved = countMoved([...order], wanted);
    const added = wanted.filter(id => !shown.has(id)).length;
    const removed = order.filter(id => this.rows.get(id)?.leaving).length;
    return moved + added + removed > 0 ? { moved, added, removed } : undefined;
  }

  private setList(order: readonly string[], pending: ListState['pending']) {
    const sameOrder = isSameOrder(this.list.order, order);
    if (sameOrder && sameContent(this.list.pending, pending)) {
      return;
    }
    this.list = { order: sameOrder ? this.list.order : order, pending };
    this.listListeners.forEach(listener => listener());
  }

  private refreshRows(order: readonly string[], wanted: ReadonlySet<string>) {
    const shown = new Set(order);
    for (const id of [...this.rows.keys()]) {
      if (!shown.has(id)) {
        this.rows.delete(id);
      }
    }
    for (const id of order) {
      const before = this.rows.get(id);
      const item = this.items.get(id) ?? before?.item;
      if (item) {
        const leaving = this.whyLeaving(id, wanted.has(id));
        if (before?.item !== item || before?.leaving !== leaving) {
          this.rows.set(id, { item, leaving });
          this.rowListeners.get(id)?.forEach(listener => listener());
        }
      }
    }
  }

  private whyLeaving(
    id: string,
    matches: boolean,
  ): InstallationRowState['leaving'] {
    if (!this.items.has(id)) {
      return 'gone';
    }
    return matches ? undefined : 'no-longer-matches';
  }
}
