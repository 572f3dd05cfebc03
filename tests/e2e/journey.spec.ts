import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { address, words } from './support/texts';
import { balance, newcomer, openedGame, register, visit } from './support/player';
import { playSpins } from './support/slots';

const localeOf = (project: string) => (project === 'phone' ? 'th' : 'en');

/** From a stranger at the door to a settled game, and a ledger that adds up. */
test('a visitor registers, deposits, plays and finds the round on the record', async ({ page }, {
  project,
}) => {
  test.setTimeout(240_000);
  const locale = localeOf(project.name);
  const t = words(locale);
  await register(page, locale, newcomer());
  expect(await balance(page)).toBe(0);

  const deposited = await page.request.post('/wps/cashier/deposits', {
    headers: { origin: new URL(page.url()).origin },
    data: { channel: 'sandbox', amount: '500', requestId: `e2e-${Date.now()}` },
  });
  expect(deposited.ok()).toBe(true);
  expect(await balance(page)).toBe(500);

  await visit(page, address(locale, '/rng'));
  await page.locator('button[data-launch]').first().click();
  const game = await openedGame(page);
  await playSpins(game, locale, 3);

  const after = await balance(page);
  await page.goto(address(locale, '/member/bets'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('identity.member.bettingRecord'));
  const records = (await (await page.request.get('/wps/records/bets')).json()) as {
    value: { total: number; summary: { stake: string; payout: string } };
  };
  expect(records.value.total).toBe(3);
  const { stake, payout } = records.value.summary;
  expect(Math.round((500 - Number(stake) + Number(payout)) * 10_000)).toBe(Math.round(after * 10_000));
});

test('the ledger sums to zero after all of it', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'once, after the last journey');
  test.skip(Boolean(process.env.E2E_PORT), 'a site that stands elsewhere has its own `npm run verify`');
  await page.goto('/');
  const verify = spawnSync(process.execPath, ['lib/cli/run.mjs', 'verify'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: '.data/e2e' },
  });
  expect(verify.stdout + verify.stderr).toContain('Every invariant of the ledger holds.');
  expect(verify.status).toBe(0);
});
