import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { BrowserContextOptions } from '@playwright/test';
import { logInAs, sessionByCall } from '@/lib/cli/screens';
import { suppressAnnouncements } from '@/lib/cli/viewer';
import { DEMO_PASSWORD, STORED_SESSIONS } from './demo';
import { BrowserAtOwnAddress } from './own-address';
import { newCredentials, ownOrigin, registerByCall, type Credentials } from './player';

/** A new member in a browser of their own. */
export interface NewMember {
  browser: BrowserAtOwnAddress;
  page: Page;
  who: Credentials;
}

/** Registers a member at an address of their own; `use` is the project's. */
export async function newMember(browser: Browser, use: BrowserContextOptions): Promise<NewMember> {
  const own = await BrowserAtOwnAddress.open(browser, use);
  const who = newCredentials();
  await registerByCall(own.page, who);
  return { browser: own, page: own.page, who };
}

/** The back office in a page of the operator whose session is stored: on a wide screen, in English. */
export async function pageOfOperator(browser: Browser, baseURL: string): Promise<Page> {
  const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, locale: 'en-GB' };
  const page = await browser.newPage({ baseURL, ...wide });
  await logInAs(page, baseURL, 'operator', DEMO_PASSWORD, STORED_SESSIONS);
  // A page of the site, so that calls come from it.
  await page.goto('/wps/system/keys');
  return page;
}

/** A page of a member of the demo, who logs in as a program does: a browser would be asked for the slider. `use` is the project's. */
export async function pageOfMember(
  browser: Browser,
  use: BrowserContextOptions,
  username: string,
): Promise<Page> {
  const page = await browser.newPage(use);
  await suppressAnnouncements(page);
  const body = { username, password: DEMO_PASSWORD, type: 'username' };
  await page.context().addCookies([...(await sessionByCall(`${use.baseURL!}/wps/session/login`, body))]);
  await page.addInitScript(() => localStorage.setItem('isLogin', '1'));
  return page;
}

/** A POST call as the site's own pages make it; it must succeed. */
export async function call<Value>(page: Page, path: string, data: object): Promise<Value> {
  const response = await page.request.post(path, { headers: ownOrigin(page), data });
  const text = await response.text();
  expect(response.ok(), `${path} answered ${text}`).toBe(true);
  return (JSON.parse(text) as { value: Value }).value;
}

/** Has a scheduled task run now, instead of waiting for its minute. If it runs already, it is asked again. */
export async function runTask(operator: Page, name: string): Promise<void> {
  await expect(async () => {
    const response = await operator.request.post('/backoffice/api/tasks/run', {
      headers: ownOrigin(operator),
      data: { name },
    });
    expect(response.ok()).toBe(true);
  }).toPass();
}

/** The list item of a reward that can be claimed. */
export const claimable = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('main')
    .locator('section[aria-labelledby="to-claim"]')
    .getByRole('listitem')
    .filter({ hasText: text });

/** Waits until the page shows what the server reports from now on: the number of unread notices comes with the first report. */
export const waitForLiveChanges = (page: Page): Promise<void> =>
  expect(page.locator('header a[href$="/member/messages"]').first()).toContainText(/\d/);
