import { expect } from '@playwright/test';
import { picture } from './support/cashier';
import { expectAmount, headerBalance } from './support/money';
import { localeOf, visit } from './support/player';
import { newMember, pageOfOperator } from './support/rewards';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

const office = textsOf('en');

test('a member applies with a picture, an operator approves, and the member claims the award', async ({
  browser,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const { page, who, browser: own } = await newMember(browser, project.use);
  await visit(page, address(locale, '/promotions/high-multiple'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('promotions.take.apply') }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: t('promotions.apply.send') });
  // The remark is asked for.
  await send.click();
  await expect(dialog.locator('textarea[aria-invalid="true"]')).toBeVisible();
  await dialog.locator('textarea').fill(`Round 4711 of ${who.username}`);
  await dialog.locator('input[type="file"]').setInputFiles(await picture());
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(main).toContainText(t('promotions.take.applying'));

  const operator = await pageOfOperator(browser, project.use.baseURL!);
  await operator.goto('/backoffice/activities/applications');
  await operator.getByRole('row').filter({ hasText: who.username }).getByRole('link').first().click();
  const image = operator.getByRole('main').getByRole('img').first();
  await expect(image).toBeVisible();
  expect(
    await image.evaluate((each: HTMLImageElement) => each.decode().then(() => each.naturalWidth)),
  ).toBeGreaterThan(0);
  const action = (key: string) => office(`backoffice-activities.application.${key}`);
  await operator.getByRole('button', { name: action('approve') }).click();
  const decision = operator.getByRole('dialog');
  await decision.locator('input[inputmode="decimal"]').fill('60');
  await decision.getByRole('textbox', { name: action('note') }).fill('The picture shows the round.');
  await decision.getByRole('button', { name: action('approve') }).click();
  await expect(decision).toBeHidden();
  await operator.context().close();

  await page.reload();
  await main.getByRole('button', { name: t('promotions.take.claim') }).click();
  await expectAmount(headerBalance(page), '60');
  await expect(main).toContainText(t('promotions.status.issued'));
  await own.close();
});

test('a visitor recomputes the draw of a raffle in the browser', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  await visit(page, address(locale, '/promotions/draw-night'));
  await page.getByRole('button', { name: t('promotions.raffle.check') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('promotions.raffle.holds') })).toBeVisible();
});
