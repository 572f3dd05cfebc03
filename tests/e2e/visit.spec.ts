import { expect } from '@playwright/test';
import { test } from './support/test';
import { address, words } from './support/texts';
import { localeOf, visit } from './support/player';

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

  test('a script of the page that is lost once is asked for again, and the page wakes', async ({ page }, {
    project,
  }) => {
    const t = words(localeOf(project.name));
    let lost = '';
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const script = route.request().url();
      if (lost && script !== lost) return route.continue();
      const again = lost === script;
      lost = script;
      return again ? route.continue() : route.abort('connectionfailed');
    });
    await visit(page, address(localeOf(project.name), '/rng'));
    const search = page.getByRole('textbox', { name: t('lobby.search') });
    await search.fill('zzzz no such game');
    await expect(page.locator('button[data-launch]')).toHaveCount(0);
    expect(lost).not.toBe('');
  });
});
