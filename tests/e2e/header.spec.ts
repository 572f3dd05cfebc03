import { expect } from '@playwright/test';
import { logInAs } from '@/lib/cli/screens';
import { DEMO_PASSWORD } from './support/demo';
import { test } from './support/test';
import { address } from './support/texts';

test('a member is not asked to log in while the page asks who reads', async ({ page, baseURL }) => {
  await logInAs(page, baseURL!, 'member', DEMO_PASSWORD);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/wps/member/info**', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/wps\/member\/info/);
  await page.goto(address('en', '/help'));
  await asked;
  await expect(page.locator('header a[href$="/login"]')).toBeHidden();
  answer();
  await expect(page.locator('header button[aria-haspopup="menu"]')).toBeVisible();
  await expect(page.locator('header a[href$="/login"]')).toHaveCount(0);
});
