import type { Sample, Samples } from './Sample';

/**
 * Collects what is measured in rounds.
 *
 * @internal
 */
export class SampleCollector {
  private readonly samples = new Map<string, Sample>();

  /**
   * @param baseline - measured in the same round, if the value is compared with
   * something
   */
  add(id: string, value: number, baseline?: number): void {
    const sample: Sample = this.samples.get(id) ?? { values: [] };
    sample.values.push(value);
    if (baseline !== undefined) {
      sample.baselines = [...(sample.baselines ?? []), baseline];
    }
    this.samples.set(id, sample);
  }

  get all(): Samples {
    return this.samples;
  }
}
