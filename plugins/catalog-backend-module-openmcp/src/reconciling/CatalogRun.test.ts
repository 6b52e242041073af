import { mockServices } from '@backstage/backend-test-utils';
import { ConfigReader } from '@backstage/config';
import { readCatalogSettings } from '../settings';
import { CatalogRun, RUN_TIMES } from './CatalogRun';

const settings = readCatalogSettings(new ConfigReader({}));

describe('CatalogRun', () => {
  /** Runs twice, and tells what was done. */
  async function runTwice(betweenOwnRuns: number): Promise<string[]> {
    const calls: string[] = [];
    const run = new CatalogRun({
      keeper: {
        forgetExpected: () => calls.push('forget'),
        keepAll: async (_settings, signal) => {
          calls.push('compare');
          signal.throwIfAborted();
          return undefined;
        },
        keepChanged: async () => true,
      },
      client: {
        getChanges: async () => ({
          items: [],
          totalItems: 0,
          revision: 'x.1',
          etag: '',
        }),
      },
      settings: () => settings,
      logger: mockServices.logger.mock(),
      times: { ...RUN_TIMES, length: 20, betweenOwnRuns },
    });
    const { signal } = new AbortController();
    await run.run(signal);
    await run.run(signal);
    return calls;
  }

  it('goes on with what it has written where it goes on at once', async () => {
    expect(await runTwice(60_000)).toEqual(['compare', 'compare']);
  });

  it('begins anew where another process may have written in between', async () => {
    expect(await runTwice(-1)).toEqual(['compare', 'forget', 'compare']);
  });
});
