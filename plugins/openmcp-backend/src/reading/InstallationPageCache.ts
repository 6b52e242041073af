import { Clock, systemClock } from '../timing';
import { InstallationPage } from './InstallationPage';

/** Pages that are kept; callers with the same rights ask for few different ones. */
const mostPages = 32;

/**
 * Milliseconds for which a page is handed out again. Confirming that nothing
 * changed is no change, so the times at which it was confirmed last grow old in a
 * kept page.
 */
const longestAge = 1_000;

interface Kept {
  revision: string;
  madeAt: number;
  page: Promise<InstallationPage>;
}

/**
 * Keeps pages while nothing changes, so that callers with the same rights who ask
 * for the same get the same object. Who may see what is decided before, for each
 * request.
 *
 * @internal
 */
export class InstallationPageCache {
  private readonly pages = new Map<string, Kept>();

  constructor(private readonly clock: Pick<Clock, 'elapsed'> = systemClock) {}

  /**
   * @param key - what is asked and what was decided
   * @param revision - of all that is known
   * @param create - makes the page where none is kept
   */
  get(
    key: string,
    revision: string,
    create: () => Promise<InstallationPage>,
  ): Promise<InstallationPage> {
    const now = this.clock.elapsed();
    const known = this.pages.get(key);
    if (known?.revision === revision && now - known.madeAt < longestAge) {
      return known.page;
    }
    const page = create();
    // The one that was made first is first.
    this.pages.delete(key);
    const kept = { revision, madeAt: now, page };
    this.pages.set(key, kept);
    page.catch(() => {
      // What could not be made is tried again by the next one who asks.
      if (this.pages.get(key) === kept) {
        this.pages.delete(key);
      }
    });
    if (this.pages.size > mostPages) {
      const [first] = this.pages.keys();
      this.pages.delete(first);
    }
    return page;
  }
}
