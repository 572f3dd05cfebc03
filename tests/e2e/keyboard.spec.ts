import { expect } from '@playwright/test';
import { newCredentials, register, visit } from './support/player';
import { openAndSolveSlider } from './support/slider';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

test('the login form works with the keyboard alone, in Arabic, and names its errors', async ({ browser }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'One width is enough.');
  const context = await browser.newContext({ ...project.use });
  const page = await context.newPage();
  const t = textsOf('ar');
  const who = newCredentials();
  await register(page, 'ar', who);
  await context.clearCookies();
  await visit(page, address('ar', '/login'));
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const dialog = page.getByRole('dialog').first();
  const name = dialog.getByRole('textbox', { name: t('identity.fields.username') });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(new RegExp(t('errors.fields.REQUIRED')));
  await page.keyboard.type(who.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(who.password);
  await openAndSolveSlider(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.request.get('/wps/member/info')).status()).toBe(200);
  await context.close();
});
