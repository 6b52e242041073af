import { Page } from 'playwright-core';
import { contentWidthAt, resizeWindow } from '../browser';
import { findFaults } from './findFaults';
import { openPage } from './openPage';
import { PagesStage } from './PagesStage';
import { portalPages } from './pages';

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

  describe.each(['light', 'dark'])('in %s', theme => {
    it.each(portalPages)('$name has nothing in the way', async each => {
      const page = windows[theme];
      await resizeWindow(page, 1280);
      await openPage(page, stage.baseUrl, each);
      await stage.picture(page, `${each.name} ${theme}`);
      expect(await page.getAttribute('body', 'data-theme-mode')).toBe(theme);
      expect(await findFaults(page)).toEqual([]);
    });
  });

  // Where others draw the page, they decide how wide it is.
  const ownPages = portalPages.filter(({ isOfOthers }) => !isOfOthers);

  it.each(ownPages)('$name does not move sideways', async each => {
    const page = windows.light;
    await openPage(page, stage.baseUrl, each);
    const widths: number[] = [];
    for (const width of WIDTHS) {
      widths.push(await contentWidthAt(page, width));
    }
    expect(widths).toEqual(WIDTHS);
  });

  it.each(portalPages)(
    '$name has nothing in the way on a telephone',
    async each => {
      const page = windows.dark;
      await resizeWindow(page, WIDTHS[0]);
      await openPage(page, stage.baseUrl, each);
      await stage.picture(page, `${each.name} narrow`);
      expect(await findFaults(page)).toEqual([]);
    },
  );

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
