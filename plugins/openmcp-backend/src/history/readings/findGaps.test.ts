import { findGaps } from './findGaps';
import { Reading } from './Reading';

function at(time: string): number {
  return Date.parse(`2026-01-01T${time}Z`);
}

function reading(
  from: string,
  until: string,
  options: Partial<Reading> = {},
): Reading {
  return {
    cluster: 'alpha',
    reader: 'one',
    began: at(from),
    until: at(until),
    ...options,
  };
}

const refused = {
  state: 'unreachable',
  reason: { code: 'connection-refused', params: {}, message: 'refused' },
} as const;

describe('findGaps', () => {
  it('finds the time between two readings, with the reason', () => {
    expect(
      findGaps([
        reading('03:01:00', '04:00:00'),
        reading('02:00:00', '02:40:00', { ending: refused }),
      ]),
    ).toEqual([
      {
        cluster: 'alpha',
        from: at('02:40:00'),
        to: at('03:01:00'),
        ending: refused,
      },
    ]);
  });

  it('finds none where another backend went on reading', () => {
    expect(
      findGaps([
        reading('02:00:00', '02:40:00', { ending: refused }),
        reading('01:00:00', '02:50:00', { reader: 'two' }),
        reading('02:49:30', '04:00:00'),
      ]),
    ).toEqual([]);
  });

  it('finds none in the moments that a restart takes', () => {
    expect(
      findGaps([
        reading('02:00:00', '02:40:00'),
        reading('02:40:59', '03:00:00', { reader: 'two' }),
      ]),
    ).toEqual([]);
    expect(
      findGaps([
        reading('02:00:00', '02:40:00'),
        reading('02:41:00', '03:00:00', { reader: 'two' }),
      ]),
    ).toHaveLength(1);
  });

  it('finds one that goes on, on clusters that are watched', () => {
    const readings = [reading('02:00:00', '02:40:00', { ending: refused })];
    expect(findGaps(readings, { now: at('02:40:30') })).toEqual([]);
    expect(findGaps(readings, { now: at('03:00:00') })).toEqual([
      { cluster: 'alpha', from: at('02:40:00'), ending: refused },
    ]);
    expect(findGaps(readings)).toEqual([]);
  });

  it('finds none before the first reading', () => {
    expect(findGaps([], { now: at('03:00:00') })).toEqual([]);
  });
});
