import { Page } from 'playwright-core';
import { contentWidthAt, resizeWindow } from '../browser';
import { findFaults } from './findFaults';
import { findOwnFaults } from './findOwnFaults';
import { formPages, nextStep } from './formPages';
import { openPage } from './openPage';
import { PagesStage } from './PagesStage';
import { portalPages } from './pages';
import { seeFailures, seeKept, seeSlowness } from './seeFailures';

// Starting clusters, a backend and a browser takes its time on a small machine; each
// wait has a limit of its own.
jest.setTimeout(240_000);

/** A telephone; 1280 pixels at 200 %, which browsers draw like half of them; a desk. */
const WIDTHS = [360, 640, 1280];

describe('every page', () => {
  let stage: PagesStage;
  const windows: Record<string, Page> = {};

  beforeAll(async () => {
    stage = await PagesStage.start();
    windows.light = await stage.signIn({ theme: 'light' });
    windows.dark = await stage.signIn({ theme: 'dark' });
    windows.german = await stage.signIn({ language: 'de' });
  });

  afterAll(() => stage?.stop());

  // One page after the other: loading it is what takes longest.
  describe.each(portalPages)('$name', each => {
    it.each(['light', 'dark'])('has nothing in the way in %s', async theme => {
      const page = windows[theme];
      await resizeWindow(page, 1280);
      await openPage(page, stage.baseUrl, each);
      await stage.picture(page, `${each.name} ${theme}`);
      expect(await page.getAttribute('body', 'data-theme-mode')).toBe(theme);
      expect(await findFaults(page)).toEqual([]);
    });

    it('has nothing in the way on a telephone', async () => {
      const page = windows.dark;
      await resizeWindow(page, WIDTHS[0]);
      await openPage(page, stage.baseUrl, each);
      await stage.picture(page, `${each.name} narrow`);
      expect(await findFaults(page)).toEqual([]);
    });

    // Where others draw the page, they decide how wide it is.
    if (!each.isOfOthers) {
      it('does not move sideways', async () => {
        const page = windows.light;
        await openPage(page, stage.baseUrl, each);
        const widths: number[] = [];
        for (const width of WIDTHS) {
          widths.push(await contentWidthAt(page, width));
        }
        expect(widths).toEqual(WIDTHS);
      });
    }

    it('says in its place what could not be read', async () => {
      const page = windows.light;
      await resizeWindow(page, 1280);
      await openPage(page, stage.baseUrl, each);
      expect(await seeFailures(page, each)).toEqual([]);
    });

    // The widget asks so seldom that its content would come too late for a test.
    if (!each.isOfOthers) {
      it('says that it loads as long as nobody answers', async () => {
        const page = windows.light;
        await resizeWindow(page, 1280);
        await openPage(page, stage.baseUrl, each);
        await expect(seeSlowness(page, each)).resolves.toBeUndefined();
      });
    }

    if (each.isKept) {
      it('keeps what it has when it cannot be refreshed', async () => {
        const page = windows.light;
        await resizeWindow(page, 1280);
        await openPage(page, stage.baseUrl, each);
        await expect(seeKept(page, each)).resolves.toBeUndefined();
      });
    }
  });

  describe.each(formPages)('$name', each => {
    it.each(['light', 'dark'])('has nothing in the way in %s', async theme => {
      const page = windows[theme];
      await resizeWindow(page, 1280);
      await openPage(page, stage.baseUrl, each);
      await stage.picture(page, `${each.name} ${theme}`);
      expect(await findOwnFaults(page)).toEqual([]);
      for (const [index, step] of each.steps.entries()) {
        await nextStep(page, step);
        await stage.picture(page, `${each.name} ${theme} step ${index + 2}`);
        expect(await findOwnFaults(page)).toEqual([]);
      }
    });

    if (each.asks) {
      it('says in its place what could not be read', async () => {
        // It begins anew, whatever step it stands at.
        expect(await seeFailures(windows.light, each)).toEqual([]);
      });
    }
  });

  describe('in German', () => {
    const names = ['overview', 'installations', 'installation', 'provider'];
    const inGerman = portalPages.filter(({ name }) => names.includes(name));

    it.each(inGerman)('$name has room for longer words', async each => {
      const page = windows.german;
      await openPage(page, stage.baseUrl, each);
      await stage.picture(page, `${each.name} german`);
      const widths: number[] = [];
      for (const width of WIDTHS) {
        widths.push(await contentWidthAt(page, width));
      }
      expect(widths).toEqual(WIDTHS);
      expect(await findFaults(page)).toEqual([]);
      const text = await page.locator('main').innerText();
      expect(text).not.toMatch(/Loading|Degraded since|needs? attention/);
    });
  });
});
