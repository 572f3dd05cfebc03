import type { Page } from '@playwright/test';
import { logInAs, type Viewer } from '@/lib/cli/screens';
import { DEMO_PASSWORD, STORED_SESSIONS } from './demo';
import { test } from './test';

/**
 * `test` with a page per viewer and language that the tests of a worker share. A new context would load and compile every script
 * again, which takes a third of the time of a screen. For tests that only look: a test that fails closes the page, so that the
 * next one begins with a new one.
 */
export const viewerTest = test.extend<
  { pageOf: (as: Viewer, locale: string) => Promise<Page> },
  { viewerPages: Map<string, Page> }
>({
  viewerPages: [
    // Playwright reads the fixtures that a function needs from its first parameter.
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  pageOf: async ({ viewerPages, browser, contextOptions, baseURL }, use, info) => {
    let opened: [string, Page] | undefined;
    await use(async (as, locale) => {
      const key = `${as} ${locale}`;
      let page = viewerPages.get(key);
      if (!page) {
        const context = await browser.newContext({ ...contextOptions, ...info.project.use, baseURL });
        await context.addCookies([{ name: 'lang', value: locale.toUpperCase(), url: baseURL! }]);
        page = await context.newPage();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await logInAs(page, baseURL!, as, DEMO_PASSWORD, STORED_SESSIONS);
        viewerPages.set(key, page);
      }
      opened = [key, page];
      return page;
    });
    if (opened && info.status !== info.expectedStatus) {
      viewerPages.delete(opened[0]);
      await opened[1].context().close();
    }
  },
});
