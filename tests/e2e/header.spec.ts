import { expect } from '@playwright/test';
import { logInAs } from '@/lib/cli/screens';
import { DEMO_PASSWORD } from './support/demo';
import { test } from './support/test';
import { address } from './support/texts';

test('the header shows a member no login link while the session state is being loaded', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL!, 'member', DEMO_PASSWORD);
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/wps/member/info**', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/wps\/member\/info/);
  await page.goto(address('en', '/help'));
  await requested;
  await expect(page.locator('header a[href$="/login"]')).toBeHidden();
  release();
  await expect(page.locator('header button[aria-haspopup="menu"]')).toBeVisible();
  await expect(page.locator('header a[href$="/login"]')).toHaveCount(0);
});
