/** A repeatable source of numbers from 0 to 1, and of choices made by them. */
export class Dice {
  constructor(private state: number) {}

  /** The generator "mulberry32". */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.roll() * choices.length)];
  }
}

const VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  1e21,
  '',
  'True',
  '3',
  'not a time',
  '9999-12-31T23:59:59Z',
  '2026-13-45T99:99:99Z',
  '\u202Egnp.exe\u0007',
  '\uD800',
  'x'.repeat(20_000),
  [],
  [null],
  [[[]]],
  {},
  { __proto__: null },
  JSON.parse('{"__proto__":{"phase":"Ready"},"constructor":"x"}'),
];

/**
 * A copy of a JSON value in which some values were replaced by odd ones, some
 * keys dropped and some list entries repeated.
 */
export function damage(value: unknown, dice: Dice, rate: number): unknown {
  if (dice.roll() < rate) {
    return dice.pick(VALUES);
  }
  if (Array.isArray(value)) {
    return value.flatMap(item => {
      const copies = dice.roll() < rate ? dice.pick([0, 2, 300]) : 1;
      return Array.from({ length: copies }, () => damage(item, dice, rate));
    });
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(() => dice.roll() >= rate)
        .map(([key, item]) => [key, damage(item, dice, rate)]),
    );
  }
  return value;
}
