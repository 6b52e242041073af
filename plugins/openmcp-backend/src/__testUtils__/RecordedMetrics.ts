import {
  MetricAttributes,
  MetricsService,
  MetricsServiceObservableCallback,
} from '@backstage/backend-plugin-api/alpha';

type Measurement = [value: number, attributes: MetricAttributes | undefined];

/** Keeps what is measured, for tests to look at. */
export class RecordedMetrics {
  private readonly measurements = new Map<string, Measurement[]>();
  private readonly callbacks = new Map<
    string,
    MetricsServiceObservableCallback<any>
  >();

  readonly service: MetricsService = {
    createCounter: name => ({ add: this.recorder(name) }),
    createUpDownCounter: name => ({ add: this.recorder(name) }),
    createGauge: name => ({ record: this.recorder(name) }),
    createHistogram: name => ({ record: this.recorder(name) }),
    createObservableCounter: name => this.observable(name),
    createObservableUpDownCounter: name => this.observable(name),
    createObservableGauge: name => this.observable(name),
  };

  /** What an observable instrument tells now. */
  collect(name: string): Measurement[] {
    const collected: Measurement[] = [];
    this.callbacks.get(name)?.({
      observe: (value, attributes) => collected.push([value, attributes]),
    });
    return collected;
  }

  /** What was recorded with an instrument. */
  recorded(name: string): Measurement[] {
    return this.measurements.get(name) ?? [];
  }

  private recorder(name: string) {
    return (value: number, attributes?: MetricAttributes) => {
      this.measurements.set(name, [
        ...this.recorded(name),
        [value, attributes],
      ]);
    };
  }

  private observable(name: string) {
    return {
      addCallback: (callback: MetricsServiceObservableCallback<any>) => {
        this.callbacks.set(name, callback);
      },
      removeCallback: () => {
        this.callbacks.delete(name);
      },
    };
  }
}
