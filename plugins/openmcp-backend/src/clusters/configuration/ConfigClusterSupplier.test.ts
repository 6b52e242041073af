import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockServices } from '@backstage/backend-test-utils';
import { ConfigReader } from '@backstage/config';
import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { ConfigClusterSupplier } from './ConfigClusterSupplier';

const alpha = { name: 'alpha', url: 'https://127.0.0.1:1' };
const beta = { name: 'beta', url: 'https://127.0.0.1:2' };

class ChangingConfig extends ConfigReader {
  private clusters: object[] = [];
  private listeners: Array<() => void> = [];

  change(clusters: object[]) {
    this.clusters = clusters;
    this.listeners.forEach(listener => listener());
  }

  getOptional<T>(): T {
    return this.clusters as T;
  }

  subscribe(listener: () => void) {
    this.listeners.push(listener);
    return {
      unsubscribe: () => {
        this.listeners = this.listeners.filter(each => each !== listener);
      },
    };
  }
}

describe('ConfigClusterSupplier', () => {
  let told: PlatformClusterDefinition[][];
  let clock: ManualClock;
  let config: ChangingConfig;
  let controller: AbortController;

  beforeEach(() => {
    told = [];
    clock = new ManualClock();
    config = new ChangingConfig({});
    controller = new AbortController();
  });

  function start() {
    const logger = mockServices.logger.mock();
    new ConfigClusterSupplier(config, logger, clock).start(
      clusters => told.push(clusters),
      controller.signal,
    );
  }

  it('follows the configuration and leaves alone what stays the same', () => {
    config.change([alpha]);
    start();
    config.change([alpha, beta]);
    config.change([beta]);
    expect(told.map(clusters => clusters.map(({ name }) => name))).toEqual([
      ['alpha'],
      ['alpha', 'beta'],
      ['beta'],
    ]);
    expect(told[1][0]).toBe(told[0][0]);
    expect(told[2][0]).toBe(told[1][1]);
  });

  it('is silent about a new version in which nothing changed', () => {
    config.change([alpha]);
    start();
    config.change([{ ...alpha }]);
    expect(told).toHaveLength(1);
  });

  it('tells of a cluster that changed', () => {
    config.change([alpha]);
    start();
    config.change([{ ...alpha, title: 'Live' }]);
    expect(told[1][0].title).toBe('Live');
  });

  it('finds a file that appears later', () => {
    const folder = mkdtempSync(join(tmpdir(), 'openmcp-supplier-'));
    try {
      const tokenFile = join(folder, 'token');
      config.change([{ ...alpha, credentials: { tokenFile } }]);
      start();
      expect(told[0][0].problem).toMatch(/tokenFile/);
      writeFileSync(tokenFile, 'token');
      clock.advance(30_000);
      expect(told[1][0].problem).toBeUndefined();
      expect(clock.pending).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('ends with the backend', () => {
    config.change([{ name: 'wrong' }]);
    start();
    controller.abort();
    config.change([alpha]);
    expect(told).toHaveLength(1);
    expect(clock.pending).toEqual([]);
  });
});
