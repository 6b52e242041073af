import { ManualClock } from '../__testUtils__/ManualClock';
import { InstallationPage } from './InstallationPage';
import { InstallationPageCache } from './InstallationPageCache';

async function createPage(): Promise<InstallationPage> {
  return {
    items: [],
    totalItems: 0,
    revision: 'a.1',
    clusters: [],
    counts: {
      Healthy: 0,
      Progressing: 0,
      Degraded: 0,
      Suspended: 0,
      Terminating: 0,
      Unknown: 0,
    },
  };
}

describe('InstallationPageCache', () => {
  it('hands out a page again while nothing changes, also before it is made', async () => {
    const cache = new InstallationPageCache(new ManualClock());
    const page = cache.get('key', 'a.1', createPage);
    expect(cache.get('key', 'a.1', createPage)).toBe(page);
    expect(await page).toBe(await cache.get('key', 'a.1', createPage));
  });

  it('makes a page again that could not be made', async () => {
    const cache = new InstallationPageCache(new ManualClock());
    const failing = () => Promise.reject(new Error('no'));
    await expect(cache.get('key', 'a.1', failing)).rejects.toThrow('no');
    await expect(cache.get('key', 'a.1', createPage)).resolves.toBeDefined();
  });

  it.each([
    ['question or decision', 'other', 'a.1'],
    ['revision', 'key', 'a.2'],
  ])('makes another page for another %s', (_, key, revision) => {
    const cache = new InstallationPageCache(new ManualClock());
    const page = cache.get('key', 'a.1', createPage);
    expect(cache.get(key, revision, createPage)).not.toBe(page);
  });

  it('tells within a second how old the data is', () => {
    const clock = new ManualClock();
    const cache = new InstallationPageCache(clock);
    const page = cache.get('key', 'a.1', createPage);
    clock.advance(999);
    expect(cache.get('key', 'a.1', createPage)).toBe(page);
    clock.advance(1);
    expect(cache.get('key', 'a.1', createPage)).not.toBe(page);
  });

  it('forgets pages that were made long ago', () => {
    const cache = new InstallationPageCache(new ManualClock());
    const page = cache.get('first', 'a.1', createPage);
    for (let index = 0; index < 32; index++) {
      cache.get(`${index}`, 'a.1', createPage);
    }
    expect(cache.get('31', 'a.1', createPage)).not.toBe(page);
    expect(cache.get('first', 'a.1', createPage)).not.toBe(page);
  });
});
