import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Of the samples so many are put together at the begin and at the end. */
const share = 1 / 4;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Where objects are. In the others is what compilers make, which grows for hours. */
const spaces = /^(new|old|large_object|new_large_object)_space$/;

/** How much memory objects take after everything was collected that can be. */
export class HeapSamples {
  readonly values: number[] = [];
  private readonly collect: () => void;

  constructor() {
    setFlagsFromString('--expose-gc');
    this.collect = runInNewContext('gc');
  }

  take(): void {
    // What ends with the first one is freed by the second one.
    this.collect();
    this.collect();
    this.values.push(
      getHeapSpaceStatistics()
        .filter(({ space_name: name }) => spaces.test(name))
        .reduce((sum, { space_used_size: size }) => sum + size, 0),
    );
  }

  /** Bytes by which the last samples are above the first ones, by the median. */
  get growth(): number {
    const count = Math.max(1, Math.floor(this.values.length * share));
    return (
      median(this.values.slice(-count)) - median(this.values.slice(0, count))
    );
  }

  /** The samples in megabytes, for people. */
  toString(): string {
    return this.values.map(value => (value / 1e6).toFixed(2)).join(' ');
  }
}
