import { expect, type FrameLocator, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { quieten } from '@/lib/cli/viewer';
import { slideIfAsked } from './slider';
import { address, words } from './texts';

export interface Person {
  username: string;
  password: string;
}

/** A new person's name and password. */
export function newcomer(): Person {
  return {
    username: `e2e${randomBytes(4).toString('hex')}`,
    password: `Heron-${randomBytes(5).toString('hex')}`,
  };
}

/** The phone speaks Thai, the desktop English: both widths and both scripts are walked. */
export const localeOf = (project: string) => (project === 'phone' ? 'th' : 'en');

/** Journeys are about other things than what pops up once a session (popups.spec.ts is about that). */
export const undisturbed = quieten;

/** Opens a page and waits until its code runs: the header's clock is set by it, and a press before that is heard by nobody. */
export async function visit(page: Page, path: string): Promise<void> {
  await undisturbed(page);
  await page.goto(path);
  await expect(page.locator('header time')).toContainText(/\d\d:\d\d/);
}

/**
 * Follows a link from the foot of the page as the site's own are followed: without a new document where the page has the
 * code for it.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    window.scrollTo(0, 1e6);
    const link = document.createElement('a');
    link.href = href;
    link.dataset.soft = '';
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Registers through the form, as a visitor would; the form is open already or has an address of its own. */
export async function register(page: Page, locale: string, who: Person, opened = false): Promise<void> {
  const t = words(locale);
  await undisturbed(page);
  if (!opened) await page.goto(address(locale, '/register'));
  // By its name: the login's form may stand here still, with a name and a password of its own.
  const dialog = page.getByRole('dialog', { name: t('identity.register.title') });
  await dialog.getByRole('textbox', { name: t('identity.fields.username') }).fill(who.username);
  await dialog.locator('input[name=password]').fill(who.password);
  await dialog.getByLabel(t('identity.fields.confirmPassword')).fill(who.password);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The short registration of somebody whom the provider vouches for: agrees to the terms, and is in. */
export async function joinBySocial(page: Page, locale: string): Promise<void> {
  const t = words(locale);
  const dialog = page.getByRole('dialog', { name: t('social.register.title') });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Logs in through the form, the slider too where it comes: in a browser that is new to the account (flag sliderLogin).
 * `done` waits for what comes after it: no dialog, unless told. The form is open already or has an address of its own.
 */
export async function logIn(
  page: Page,
  locale: string,
  who: Person,
  done: () => Promise<unknown> = () => expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 }),
  opened = false,
): Promise<void> {
  const t = words(locale);
  await undisturbed(page);
  if (!opened) await page.goto(address(locale, '/login'));
  const dialog = page.getByRole('dialog', { name: t('identity.login.title') });
  await dialog.getByRole('textbox', { name: t('identity.fields.username') }).fill(who.username);
  await dialog.locator('input[name=password]').fill(who.password);
  const submit = dialog.getByRole('button', { name: t('identity.login.submit'), exact: true });
  await slideIfAsked(page, () => submit.click(), done);
  await done();
}

/** Signs out through the account's menu, which asks first: once answered with no, once with yes. */
export async function logOut(page: Page, locale: string): Promise<void> {
  const t = words(locale);
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  for (const answer of ['identity.cancel', 'identity.logout.confirm']) {
    await page.getByRole('button', { name: t('site.header.accountMenu') }).click();
    await page.getByRole('menuitem', { name: t('site.header.signOut') }).click();
    await expect(question).toContainText(t('identity.logout.in_sure_logout'));
    await question
      .getByRole('button', { name: t(answer), exact: true })
      .last()
      .click();
    await expect(question).toBeHidden();
  }
  await expect(
    page
      .getByRole('link', { name: t('site.header.login') })
      .or(page.getByRole('button', { name: t('site.header.login') }))
      .first(),
  ).toBeVisible();
}

/** The amount the wallet call gives, as a decimal string. */
export async function balance(page: Page): Promise<string> {
  const response = await page.request.get('/wps/v2/wallets/balance');
  const envelope = (await response.json()) as { value: { sumBalance: string } };
  return envelope.value.sumBalance;
}

/** Headers of a call that the site's own pages could make. */
export const ownOrigin = (page: Page) => ({ origin: new URL(page.url()).origin });

/** The game inside the frame, once its reels stand. */
export async function openedGame(page: Page): Promise<FrameLocator> {
  await page.waitForURL(/\/seamless\?game=\d+/);
  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('studio-spin')).toBeVisible({ timeout: 60_000 });
  return game;
}
