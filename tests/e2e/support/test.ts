import { test as base, type Page } from '@playwright/test';

/** How many of a page's last requests are printed. */
const LAST = 25;

/**
 * Playwright's `test`, which prints the content and the last requests of every open page when a test fails. CI stores its output
 * only, and a failure that occurs once in a hundred runs cannot be repeated at will.
 */
export const test = base.extend<{ describePages: void }>({
  describePages: [
    // Depends on the context, so that it runs before the context closes.
    async ({ context, browser }, use, info) => {
      await use();
      void context;
      if (info.status === info.expectedStatus) return;
      for (const page of browser.contexts().flatMap((each) => each.pages()))
        console.error(`\n-- ${info.title}: ${await describe(page)}`);
    },
    { auto: true },
  ],
});

async function describe(page: Page): Promise<string> {
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
