import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { address, textsOf } from './texts';

/** A picture of a transfer, as a phone would take it. */
export const picture = async () => ({
  name: 'transfer.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background: '#2f5d50' } })
    .png()
    .toBuffer(),
});

/** A text box by its label. A password field has a button of a similar label, which is excluded. */
export const box = (place: Page | Locator, label: string): Locator =>
  place.getByLabel(label).and(place.locator('input, textarea')).first();

/** Fills in the deposit form and submits it; `channel` is the code of the payment channel. */
export async function requestDeposit(
  page: Page,
  locale: string,
  channel: string,
  amount: string,
): Promise<void> {
  const t = textsOf(locale);
  const form = page.getByRole('form', { name: t('cashier-pages.deposit.title') });
  await form.locator(`label:has(input[value="${channel}"])`).click();
  await form.locator('input[inputmode="decimal"]').fill(amount);
  const instant = channel === 'sandbox';
  await form
    .getByRole('button', { name: t(`cashier-pages.deposit.${instant ? 'submitInstant' : 'submitTransfer'}`) })
    .click();
}

/** Uploads a receipt image and waits until the page shows it. */
export async function uploadReceipt(page: Page, locale: string): Promise<void> {
  const t = textsOf(locale);
  await page.locator('input[type="file"]').setInputFiles(await picture());
  await page.getByRole('button', { name: t('cashier-pages.deposit.sendProof') }).click();
  await expect(page.getByRole('img', { name: t('cashier-pages.deposit.proofShown') })).toBeVisible();
}

/** Sets the payment password where the withdrawal page asks for it. */
export async function setPaymentPassword(
  page: Page,
  locale: string,
  login: string,
  digits: string,
): Promise<void> {
  const t = textsOf(locale);
  const form = page.getByRole('form', { name: t('identity.payment.title') });
  await box(form, t('identity.fields.loginPassword')).fill(login);
  await box(form, t('identity.fields.newPaymentPassword')).fill(digits);
  await box(form, t('identity.fields.confirmNewPaymentPassword')).fill(digits);
  await form.getByRole('button', { name: t('identity.payment.set') }).click();
  await expect(form).toBeHidden();
}

/** Adds the bank account to be paid to. */
export async function addPayee(page: Page, locale: string, digits: string): Promise<void> {
  const t = textsOf(locale);
  await page.getByRole('button', { name: t('cashier-pages.payee.add') }).click();
  const dialog = page.getByRole('dialog');
  await box(dialog, t('cashier-pages.payee.bank')).fill('River Savings');
  await box(dialog, t('cashier-pages.payee.holder')).fill('Mali Chan');
  await box(dialog, t('cashier-pages.payee.number')).fill('1234567890');
  await box(dialog, t('identity.fields.paymentPassword')).fill(digits);
  await dialog.getByRole('button', { name: t('cashier-pages.payee.save') }).click();
  await expect(dialog).toBeHidden();
}

/** Requests a withdrawal and confirms it with the payment password. */
export async function requestWithdrawal(
  page: Page,
  locale: string,
  amount: string,
  digits: string,
): Promise<void> {
  const t = textsOf(locale);
  const form = page.getByRole('form', { name: t('cashier-pages.withdraw.title') });
  await form.locator('input[inputmode="decimal"]').fill(amount);
  await form.getByRole('button', { name: t('cashier-pages.withdraw.next') }).click();
  const dialog = page.getByRole('dialog');
  await box(dialog, t('identity.fields.paymentPassword')).fill(digits);
  await dialog.getByRole('button', { name: t('cashier-pages.withdraw.submit'), exact: true }).click();
}

/** The newest withdrawal's row: each names its number. */
export const newestWithdrawal = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: /#\d+/ }).first();

/** Opens a page of the member centre through its menu. */
export async function openMemberPage(page: Page, locale: string, key: string, path: string): Promise<void> {
  const t = textsOf(locale);
  await page
    .getByRole('navigation', { name: t('identity.member.nav') })
    .getByRole('link', { name: t(`identity.member.${key}`) })
    .click();
  await page.waitForURL(new RegExp(`${address(locale, path)}$`));
}
