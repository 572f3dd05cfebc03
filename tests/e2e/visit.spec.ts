import { expect } from '@playwright/test';
import { logInAs } from '@/lib/cli/screens';
import { DEMO_PASSWORD, STORED_SESSIONS } from './support/demo';
import { test } from './support/test';
import { address, textsOf } from './support/texts';
import { localeOf, visit } from './support/player';

test.describe('a visit', () => {
  test('finds games by name and by address', async ({ page }, { project }) => {
    const locale = localeOf(project.name);
    const t = textsOf(locale);
    await visit(page, address(locale, '/rng'));
    const tiles = page.locator('button[data-launch]');
    await expect(tiles).toHaveCount(15);
    const name = await tiles.first().locator('b').textContent();
    await page.getByRole('textbox', { name: t('lobby.search') }).fill(`  ${name!.slice(0, 6)} `);
    await expect(tiles.first()).toContainText(name!.slice(0, 6));
    await expect(page).toHaveURL(/gameName=|q=|search=/);
    const shared = page.url();
    await visit(page, shared);
    await expect(tiles.first()).toContainText(name!.slice(0, 6));
  });

  test('finds games from home', async ({ page }, { project }) => {
    const locale = localeOf(project.name);
    const t = textsOf(locale);
    await visit(page, address(locale, '/'));
    const name = (await page.locator('main button[data-launch] b').first().textContent())!;
    const box = page.getByRole('textbox', { name: t('home.search') });
    await box.fill(name);
    const found = page.getByRole('search').locator('button[data-launch]');
    await expect(found.filter({ hasText: name }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('home.searchTitle', { query: name }) })).toBeVisible();
    await box.press('Escape');
    await expect(found).toHaveCount(0);
    await expect(box).toBeFocused();
  });

  test('of a member shows favourites on the home page', async ({ page, baseURL }, { project }) => {
    const locale = localeOf(project.name);
    await logInAs(page, baseURL!, 'member', DEMO_PASSWORD, STORED_SESSIONS);
    const answer = (method: string) =>
      page.waitForResponse(
        (response) =>
          response.url().includes('/lgw/games/favorites') && response.request().method() === method,
      );
    await Promise.all([answer('GET'), visit(page, address(locale, '/rng'))]);
    // Both widths share the member: each uses a tile of its own.
    const tile = page
      .locator('main article')
      .filter({ has: page.locator('[aria-pressed="false"]') })
      .nth(project.name === 'phone' ? 5 : 0);
    const game = (await tile.locator('[data-launch]').getAttribute('data-launch'))!;
    const heart = page
      .locator('main article')
      .filter({ has: page.locator(`[data-launch="${game}"]`) })
      .locator('[aria-pressed]');
    // The tile's button style must not apply to the heart, whose round background is in its picture.
    await expect(heart).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await Promise.all([answer('POST'), heart.click()]);
    await visit(page, address(locale, '/'));
    await expect(page.locator(`[data-rail="own-favorites"] [data-launch="${game}"]`)).toBeVisible();
    await Promise.all([answer('GET'), visit(page, address(locale, '/rng'))]);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await Promise.all([answer('DELETE'), heart.click()]);
  });

  test('to a game under maintenance shows a notice', async ({ page }, { project }) => {
    const locale = localeOf(project.name);
    const t = textsOf(locale);
    await visit(page, address(locale, '/live'));
    await page.locator('button[data-launch]').first().click();
    await expect(page.getByRole('dialog')).toContainText(t('site.launch.maintenanceTitle'));
  });

  test('a page whose script failed to load once loads it again and becomes interactive', async ({ page }, {
    project,
  }) => {
    const t = textsOf(localeOf(project.name));
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

  test('what is entered before a page responds is not lost', async ({ page }, { project }) => {
    const locale = localeOf(project.name);
    const t = textsOf(locale);
    let release = () => {};
    const loaded = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await loaded;
      await route.continue();
    });
    await page.goto(address(locale, '/agent'), { waitUntil: 'commit' });
    const example = page.locator('#example');
    await example.getByRole('slider').first().fill('0');
    await expect(example).not.toContainText(t('agent-landing.example.nothing'));
    release();
    await expect(example).toContainText(t('agent-landing.example.nothing'));
  });
});
