import { expect, test } from '@playwright/test';
import { address, words } from './support/texts';
import { logIn, newcomer, openedGame, register, visit } from './support/player';
import { playSpins } from './support/slots';

/** The phone speaks Thai, the desktop English: both widths and both scripts are walked. */
const localeOf = (project: string) => (project === 'phone' ? 'th' : 'en');

test.describe('a visit', () => {
  test('finds games by name, by house and by address', async ({ page }, { project }) => {
    const locale = localeOf(project.name);
    const t = words(locale);
    await visit(page, address(locale, '/rng'));
    const tiles = page.locator('button[data-launch]');
    await expect(tiles).toHaveCount(15);
    const name = await tiles.first().getAttribute('data-name');
    await page.getByRole('textbox', { name: t('lobby.search') }).fill(`  ${name!.slice(0, 6)} `);
    await expect(tiles.first()).toContainText(name!.slice(0, 6));
    await expect(page).toHaveURL(/gameName=|q=|search=/);
    const shared = page.url();
    await visit(page, shared);
    await expect(tiles.first()).toContainText(name!.slice(0, 6));
  });

  test('meets a game under maintenance, and is told so', async ({ page }, { project }) => {
    const locale = localeOf(project.name);
    const t = words(locale);
    await visit(page, address(locale, '/live'));
    await page.locator('button[data-launch]').first().click();
    await expect(page.getByRole('dialog')).toContainText(t('site.launch.maintenanceTitle'));
  });

  test('is asked to log in before a game opens, and plays for free without an account', async ({ page }, {
    project,
  }) => {
    const locale = localeOf(project.name);
    const t = words(locale);
    await visit(page, address(locale, '/rng'));
    await page.locator('button[data-launch]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('identity.login.freePlay') }).click();
    await expect(dialog).toBeHidden();
    // The game that was asked for opens by itself once there is a session.
    const game = await openedGame(page);
    await playSpins(game, locale, 2);
  });

  test('registers, logs out after being asked, and logs in again', async ({ page }, { project }) => {
    const locale = localeOf(project.name);
    const t = words(locale);
    const who = newcomer();
    await register(page, locale, who);
    await page.getByRole('button', { name: t('site.header.accountMenu') }).click();
    await page.getByRole('menuitem', { name: t('site.header.signOut') }).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
      t('identity.logout.in_sure_logout'),
    );
    await page.getByRole('button', { name: t('identity.logout.confirm'), exact: true }).click();
    await expect(
      page
        .getByRole('link', { name: t('site.header.login') })
        .or(page.getByRole('button', { name: t('site.header.login') }))
        .first(),
    ).toBeVisible();
    expect((await page.request.get('/wps/member/info')).status()).toBe(401);
    await logIn(page, locale, who);
    expect((await page.request.get('/wps/member/info')).status()).toBe(200);
  });
});
