import { expect, type FrameLocator, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { address, words } from './texts';

/** A new person's name and password. */
export function newcomer() {
  return {
    username: `e2e${randomBytes(4).toString('hex')}`,
    password: `Heron-${randomBytes(5).toString('hex')}`,
  };
}

/** Opens a page and waits until its code runs: the header's clock is set by it, and a press before that is heard by nobody. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('header time')).toContainText(/\d\d:\d\d/);
}

/** Registers through the form, as a visitor would. */
export async function register(
  page: Page,
  locale: string,
  who: { username: string; password: string },
): Promise<void> {
  const t = words(locale);
  await page.goto(address(locale, '/register'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('identity.fields.username')).fill(who.username);
  await dialog.getByLabel(t('identity.fields.password'), { exact: false }).first().fill(who.password);
  await dialog.getByLabel(t('identity.fields.confirmPassword')).fill(who.password);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(dialog).toBeHidden();
}

/** Logs in through the form. */
export async function logIn(
  page: Page,
  locale: string,
  who: { username: string; password: string },
): Promise<void> {
  const t = words(locale);
  await page.goto(address(locale, '/login'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('identity.fields.username')).fill(who.username);
  await dialog.getByLabel(t('identity.fields.password')).first().fill(who.password);
  await dialog.getByRole('button', { name: t('identity.login.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The amount the wallet call gives, as a decimal string. */
export async function balance(page: Page): Promise<number> {
  const response = await page.request.get('/wps/v2/wallets/balance');
  const envelope = (await response.json()) as { value: { sumBalance: string } };
  return Number(envelope.value.sumBalance);
}

/** The game inside the frame, once its reels stand. */
export async function openedGame(page: Page): Promise<FrameLocator> {
  await page.waitForURL(/\/seamless\?game=\d+/);
  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('studio-spin')).toBeVisible({ timeout: 60_000 });
  return game;
}
