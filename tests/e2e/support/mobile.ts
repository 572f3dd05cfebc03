import { randomInt } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { codeIn, storedText } from './outbox';
import { newCredentials, visit } from './player';
import { openAndSolveSlider } from './slider';
import { address, textsOf } from './texts';

/** A member who logs in by mobile number. */
export interface Owner {
  number: string;
  password: string;
  /** When the last code was sent; the limit is one a minute per number. */
  sentAt: number;
}

/** Chooses Thailand and fills in the number. */
export async function fillNumber(form: Locator, page: Page, locale: string, number: string): Promise<void> {
  const t = textsOf(locale);
  await form.getByRole('button', { name: /\+\d/ }).click();
  await page.getByPlaceholder(t('mobile.findCountry')).fill('66');
  await page.getByRole('option', { name: /66/ }).first().click();
  await form.getByRole('textbox', { name: t('identity.fields.mobileNum') }).fill(number);
}

/** Requests a code, with the slider in place of the captcha. */
export async function requestCode(form: Locator, page: Page, locale: string): Promise<void> {
  const t = textsOf(locale);
  const slide = page.getByRole('button', { name: t('factors.slider.useSlider') });
  // The button accepts one press a second.
  await expect(async () => {
    if (!(await slide.isVisible()))
      await form.getByRole('button', { name: t('mobile.send'), exact: true }).click({ timeout: 2_000 });
    await expect(slide).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await openAndSolveSlider(page, () => slide.click());
}

/** The code sent last to a number. */
export const codeFor = async (browser: Browser, number: string): Promise<string> =>
  codeIn(await storedText(browser, 'code', `+66•••••${number.slice(-2)}`));

/** Registers with a new Thai number, verified by an SMS code. */
export async function registerByMobile(page: Page, browser: Browser, locale: string): Promise<Owner> {
  const t = textsOf(locale);
  const owner = { number: `08${randomInt(10_000_000, 99_999_999)}`, password: newCredentials().password };
  await visit(page, address(locale, '/register'));
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('tab', { name: t('mobile.byMobile') }).click();
  await fillNumber(dialog, page, locale, owner.number);
  await requestCode(dialog, page, locale);
  await expect(dialog.getByText(t('mobile.sent')).first()).toBeVisible();
  const sentAt = Date.now();
  // The button is disabled and counts down.
  await expect(dialog.getByRole('button', { name: /0:\d\d|1:00/ })).toBeDisabled();
  const code = await codeFor(browser, owner.number);
  await dialog.getByRole('textbox', { name: t('mobile.verificationCode') }).fill(code);
  await dialog.locator('input[name=password]').fill(owner.password);
  await dialog.getByLabel(t('identity.fields.confirmPassword')).fill(owner.password);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(dialog).toBeHidden();
  return { ...owner, sentAt };
}

/** Waits until the number may receive another code. The limit is the site's, in real time. */
export const waitForResend = ({ sentAt }: Owner) =>
  expect.poll(() => Date.now() - sentAt, { timeout: 70_000 }).toBeGreaterThan(61_000);
