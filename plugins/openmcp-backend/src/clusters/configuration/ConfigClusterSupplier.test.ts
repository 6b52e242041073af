import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockServices } from '@backstage/backend-test-utils';
import { ConfigReader } from '@backstage/config';
import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { ClusterCredentialsProviders } from '../credentials';
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
  let logger: ReturnType<typeof mockServices.logger.mock>;
  let config: ChangingConfig;
  let controller: AbortController;

  beforeEach(() => {
    told = [];
    clock = new ManualClock();
    logger = mockServices.logger.mock();
    config = new ChangingConfig({});
    controller = new AbortController();
  });

  function start() {
    new ConfigClusterSupplier({
      config,
      logger,
      clock,
      providers: new ClusterCredentialsProviders(),
    }).start(clusters => told.push(clusters), controller.signal);
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
    expect(told[1][0].connection).toBe(told[0][0].connection);
    config.change([{ ...alpha, title: 'Live', url: beta.url }]);
    expect(told[2][0].connection?.server).toBe(beta.url);
    config.change([{ ...alpha, title: 'Live', credentials: { token: 't' } }]);
    expect(told[3][0].connection).not.toBe(told[2][0].connection);
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

  describe('with a kubeconfig', () => {
    let folder: string;
    let file: string;

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'openmcp-supplier-'));
      file = join(folder, 'kubeconfig');
    });

    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    /** As tools do it: a new file takes the place of the old one. */
    function write(server: string, token: string) {
      writeFileSync(
        `${file}.new`,
        JSON.stringify({
          'current-context': 'live',
          clusters: [{ name: 'live', cluster: { server } }],
          users: [{ name: 'admin', user: { token } }],
          contexts: [
            { name: 'live', context: { cluster: 'live', user: 'admin' } },
          ],
        }),
      );
      renameSync(`${file}.new`, file);
    }

    async function tokenOf(cluster: PlatformClusterDefinition) {
      const credentials = await cluster.connection?.getCredentials();
      return credentials?.headers.authorization;
    }

    function startWithKubeconfig() {
      write('https://127.0.0.1:1', 'first');
      config.change([{ name: 'alpha', kubeconfig: { file } }]);
      start();
    }

    it('goes on with renewed credentials', async () => {
      startWithKubeconfig();
      write('https://127.0.0.1:1', 'second');
      clock.advance(30_000);
      expect(told).toHaveLength(1);
      expect(await tokenOf(told[0][0])).toBe('Bearer second');
    });

    it('begins anew where the file names another server', async () => {
      startWithKubeconfig();
      write('https://127.0.0.1:2', 'second');
      // A request may have been sent to the new server before it is looked.
      await tokenOf(told[0][0]);
      clock.advance(30_000);
      expect(told).toHaveLength(2);
      expect(told[1][0].connection).not.toBe(told[0][0].connection);
      expect(told[1][0].connection?.server).toBe('https://127.0.0.1:2');
    });

    it('leaves a cluster alone whose file is lost for a time', async () => {
      startWithKubeconfig();
      rmSync(file);
      clock.advance(30_000);
      config.change([{ name: 'alpha', kubeconfig: { file } }, beta]);
      expect(told[1].map(({ problem }) => problem)).toEqual([
        undefined,
        undefined,
      ]);
      expect(told[1][0]).toBe(told[0][0]);
      write('https://127.0.0.1:1', 'third');
      clock.advance(30_000);
      expect(told).toHaveLength(2);
      expect(await tokenOf(told[1][0])).toBe('Bearer third');
    });

    it('ends looking at files with the backend', () => {
      startWithKubeconfig();
      controller.abort();
      write('https://127.0.0.1:2', 'second');
      clock.advance(60_000);
      expect(told).toHaveLength(1);
      clock.requireNoTimers();
    });
  });

  it('keeps the clusters when the list is no list any more', () => {
    config.change([alpha]);
    start();
    config.change({ clusters: 'marked' } as unknown as object[]);
    expect(told).toHaveLength(1);
    expect(logger.error).toHaveBeenCalledWith(
      'The platform clusters stay as they are: openmcp.clusters must be a list',
    );
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
