import { test as base, type Page } from '@playwright/test';

/** As many of a page's last requests as tell what it waited for. */
const LAST = 25;

/**
 * Playwright's `test`, which says of every open page, in whichever browser context, what it showed and asked for when a test
 * failed: CI keeps its output and nothing else, and what fails there once in a hundred runs is not seen again here.
 */
export const test = base.extend<{ pagesToldOf: void }>({
  pagesToldOf: [
    // By the context, so that this ends before the context does.
    async ({ context, browser }, use, info) => {
      await use();
      void context;
      if (info.status === info.expectedStatus) return;
      for (const page of browser.contexts().flatMap((each) => each.pages()))
        console.error(`\n-- ${info.title}: ${await told(page)}`);
    },
    { auto: true },
  ],
});

async function told(page: Page): Promise<string> {
  const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  try {
    const requests = (await page.requests()).slice(-LAST).map((request) => {
      const answer = request.existingResponse()?.status() ?? request.failure()?.errorText ?? 'no answer';
      return `${request.method()} ${path(request.url())} ${answer}`;
    });
    const said = (await page.consoleMessages()).map((message) => message.text());
    const thrown = (await page.pageErrors()).map(String);
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 });
    return [page.url(), ...requests, ...said, ...thrown, shown].join('\n');
  } catch (error) {
    return `${page.url()}\n${String(error)}`;
  }
}
