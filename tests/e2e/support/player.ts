import { expect, type FrameLocator, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { suppressAnnouncements } from '@/lib/cli/viewer';
import { solveSliderIfShown } from './slider';
import { address, textsOf } from './texts';

export interface Credentials {
  username: string;
  password: string;
}

/** A new member's name and password. */
export function newCredentials(): Credentials {
  return {
    username: `e2e${randomBytes(4).toString('hex')}`,
    password: `Heron-${randomBytes(5).toString('hex')}`,
  };
}

/** Phone projects use Thai and desktop projects English, so that both widths and both scripts are tested. */
export const localeOf = (project: string) => (project.startsWith('phone') ? 'th' : 'en');

// popups.spec.ts tests announcements; other tests suppress them.
export { suppressAnnouncements };

/** Opens a page and waits until it is interactive: its code sets the header's clock. */
export async function visit(page: Page, path: string): Promise<void> {
  await suppressAnnouncements(page);
  await page.goto(path);
  await expect(page.locator('header time')).toContainText(/\d\d:\d\d/);
}

/**
 * Follows a link from the end of the page as the site's own links: client-side if the page has the router.
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

/** Registers through the form; `opened` says that the form is open already. */
export async function register(page: Page, locale: string, who: Credentials, opened = false): Promise<void> {
  const t = textsOf(locale);
  await suppressAnnouncements(page);
  if (!opened) await page.goto(address(locale, '/register'));
  // By its name, because the login form may still be in the page.
  const dialog = page.getByRole('dialog', { name: t('identity.register.title') });
  await dialog.getByRole('textbox', { name: t('identity.fields.username') }).fill(who.username);
  await dialog.locator('input[name=password]').fill(who.password);
  await dialog.getByLabel(t('identity.fields.confirmPassword')).fill(who.password);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * Registers by the call of the form, for tests of something else: the form takes three seconds. The page is left empty, in a
 * browser that is logged in.
 */
export async function registerByCall(page: Page, who: Credentials): Promise<void> {
  await suppressAnnouncements(page);
  // Any answer of the site that a browser shows. The call is made in the page, so that it has the browser's own address.
  await page.goto('/wps/system/keys');
  const answer = await page.evaluate(
    async (body) => {
      const response = await fetch('/wps/member/register', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      localStorage.setItem('isLogin', '1');
      return response.text();
    },
    { ...who, confirmPassword: who.password, terms: true, age: true },
  );
  expect(JSON.parse(answer)).toMatchObject({ success: true });
}

/** The short registration after a social login: accepts the terms and is logged in. */
export async function registerBySocial(page: Page, locale: string): Promise<void> {
  const t = textsOf(locale);
  const dialog = page.getByRole('dialog', { name: t('social.register.title') });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Logs in through the form, with the slider if it appears (in a browser that is new to the account, flag sliderLogin).
 * `done` waits for the result; the default is that no dialog is open. `opened` says that the form is open already.
 */
export async function logIn(
  page: Page,
  locale: string,
  who: Credentials,
  done: () => Promise<unknown> = () => expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 }),
  opened = false,
): Promise<void> {
  const t = textsOf(locale);
  await suppressAnnouncements(page);
  if (!opened) await page.goto(address(locale, '/login'));
  const dialog = page.getByRole('dialog', { name: t('identity.login.title') });
  await dialog.getByRole('textbox', { name: t('identity.fields.username') }).fill(who.username);
  await dialog.locator('input[name=password]').fill(who.password);
  const submit = dialog.getByRole('button', { name: t('identity.login.submit'), exact: true });
  await solveSliderIfShown(page, () => submit.click(), done);
  await done();
}

/** Logs out through the account menu, which asks for confirmation: first cancels, then confirms. */
export async function logOut(page: Page, locale: string): Promise<void> {
  const t = textsOf(locale);
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

/** The balance from the wallet call, as a decimal string. */
export async function balance(page: Page): Promise<string> {
  const response = await page.request.get('/wps/v2/wallets/balance');
  const envelope = (await response.json()) as { value: { sumBalance: string } };
  return envelope.value.sumBalance;
}

/** The headers of a call from the site's own pages. */
export const ownOrigin = (page: Page) => ({ origin: new URL(page.url()).origin });

/** The game inside the frame, once it is ready. */
export async function openedGame(page: Page): Promise<FrameLocator> {
  await page.waitForURL(/\/seamless\?game=\d+/);
  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('studio-spin')).toBeVisible({ timeout: 60_000 });
  return game;
}

/** Opens the page of the first game as a visitor, and tries the game there with play money. */
export async function playForFree(page: Page, locale: string): Promise<FrameLocator> {
  await visit(page, address(locale, '/rng'));
  await page.locator('main button[data-launch]').first().click();
  await page.waitForURL(/\/game\/\d+$/);
  await page.getByRole('button', { name: textsOf(locale)('game-page.try') }).click();
  return openedGame(page);
}
