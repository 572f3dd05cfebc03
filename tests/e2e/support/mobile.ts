import { randomInt } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { codeIn, keptText } from './outbox';
import { newcomer, visit } from './player';
import { slideAfter } from './slider';
import { address, words } from './texts';

/** Somebody whose way in is a mobile number. */
export interface Owner {
  number: string;
  password: string;
  /** When the last code was sent there: one a minute goes to a number. */
  sentAt: number;
}

/** Chooses Thailand, writes the number. */
export async function fillNumber(form: Locator, page: Page, locale: string, number: string): Promise<void> {
  const t = words(locale);
  await form.getByRole('button', { name: /\+\d/ }).click();
  await page.getByPlaceholder(t('ways-in.findCountry')).fill('66');
  await page.getByRole('option', { name: /66/ }).first().click();
  await form.getByRole('textbox', { name: t('identity.fields.mobileNum') }).fill(number);
}

/** Asks for a code; who cannot read the characters slides instead. */
export async function askCode(form: Locator, page: Page, locale: string): Promise<void> {
  const t = words(locale);
  const slide = page.getByRole('button', { name: t('factors.slider.useSlider') });
  // The button hears one press a second: the first may come too soon after another.
  await expect(async () => {
    if (!(await slide.isVisible()))
      await form.getByRole('button', { name: t('ways-in.send'), exact: true }).click();
    await expect(slide).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await slideAfter(page, () => slide.click());
}

/** The code that was sent last to a number. */
export const codeFor = async (browser: Browser, number: string): Promise<string> =>
  codeIn(await keptText(browser, 'code', `+66•••••${number.slice(-2)}`));

/** Registers by a new Thai number, proven by a code of an SMS. */
export async function registerByMobile(page: Page, browser: Browser, locale: string): Promise<Owner> {
  const t = words(locale);
  const owner = { number: `08${randomInt(10_000_000, 99_999_999)}`, password: newcomer().password };
  await visit(page, address(locale, '/register'));
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('tab', { name: t('ways-in.byMobile') }).click();
  await fillNumber(dialog, page, locale, owner.number);
  await askCode(dialog, page, locale);
  await expect(dialog.getByText(t('ways-in.sent')).first()).toBeVisible();
  const sentAt = Date.now();
  // The button rests, and says how long.
  await expect(dialog.getByRole('button', { name: /0:\d\d|1:00/ })).toBeDisabled();
  const code = await codeFor(browser, owner.number);
  await dialog.getByRole('textbox', { name: t('ways-in.verificationCode') }).fill(code);
  await dialog.locator('input[name=password]').fill(owner.password);
  await dialog.getByLabel(t('identity.fields.confirmPassword')).fill(owner.password);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(dialog).toBeHidden();
  return { ...owner, sentAt };
}

/** Waits until the number may be sent a code again: the site's own minute, which no test can hurry. */
export const minutePast = ({ sentAt }: Owner) =>
  expect.poll(() => Date.now() - sentAt, { timeout: 70_000 }).toBeGreaterThan(61_000);
