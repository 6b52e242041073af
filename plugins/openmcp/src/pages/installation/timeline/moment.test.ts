import {
  HistoryChange,
  Installation,
} from '@openmcp/backstage-plugin-openmcp-common';
import { exampleInstallation } from '../../../__testUtils__/examples';
import { healthAt, isNear } from './moment';
import { TimelineEntry } from './timelineEntries';

const now = Date.parse('2026-11-30T14:25:00Z');
const at = (time: string) => Date.parse(`2026-11-30T${time}:00Z`);

function health(time: string, before: string, after: string): HistoryChange {
  return {
    cluster: 'eu-live',
    kind: 'PlatformService',
    name: 'velero',
    uid: 'one',
    type: 'health',
    at: `2026-11-30T${time}:00Z`,
    before,
    after,
  };
}

function withHistory(
  history: Partial<Installation['history']>,
  rest: Partial<Installation> = {},
) {
  return exampleInstallation({
    ...rest,
    history: {
      state: 'read',
      items: [],
      isComplete: true,
      gaps: [],
      keptSince: '2026-11-29T00:00:00Z',
      ...history,
    },
  });
}

describe('healthAt', () => {
  const items = [
    health('14:20', 'Degraded', 'Healthy'),
    health('03:02', 'Healthy', 'Degraded'),
  ];

  it('is that after the last change before the moment', () => {
    expect(healthAt(withHistory({ items }), at('03:00'), now)).toBe('Healthy');
    expect(healthAt(withHistory({ items }), at('03:02'), now)).toBe('Degraded');
    expect(healthAt(withHistory({ items }), at('14:22'), now)).toBe('Healthy');
  });

  it('is the present one when it never changed', () => {
    const unchanged = withHistory({}, { health: 'Suspended' });
    expect(healthAt(unchanged, at('03:00'), now)).toBe('Suspended');
  });

  it('is not known before the history, in a gap, after a deletion, or ahead', () => {
    const gaps = [
      {
        cluster: 'eu-live',
        from: '2026-11-30T02:40:00Z',
        to: '2026-11-30T03:01:00Z',
      },
    ];
    const deleted: HistoryChange = {
      ...health('04:00', '', ''),
      type: 'deleted',
    };
    const unknown = [
      healthAt(
        withHistory({ items, keptSince: '2026-11-30T10:00:00Z' }),
        at('03:02'),
        now,
      ),
      healthAt(withHistory({ items, gaps }), at('03:00'), now),
      healthAt(withHistory({ items: [deleted, items[1]] }), at('05:00'), now),
      healthAt(withHistory({ items, state: 'not-readable' }), at('05:00'), now),
      healthAt(withHistory({ isComplete: false }), at('03:00'), now),
      healthAt(withHistory({ items }), at('15:00'), now),
    ];
    expect(unknown).toEqual(unknown.map(() => undefined));
  });
});

describe('isNear', () => {
  it('is true within a quarter of an hour, of a gap for any part of it', () => {
    const change: TimelineEntry = {
      key: 'a',
      from: at('03:02'),
      change: health('03:02', 'Healthy', 'Degraded'),
    };
    expect(isNear(change, at('02:47'))).toBe(true);
    expect(isNear(change, at('02:46'))).toBe(false);
    const gap: TimelineEntry = {
      key: 'b',
      from: at('02:00'),
      to: at('06:00'),
      gap: { cluster: 'eu-live', from: '' },
    };
    expect(isNear(gap, at('04:00'))).toBe(true);
    expect(isNear(gap, at('06:16'))).toBe(false);
    expect(isNear({ ...gap, to: undefined }, at('13:00'))).toBe(true);
  });
});
