import { devices, expect, type Page } from '@playwright/test';
import { waitUntilSettled } from '@/lib/cli/screens';
import { BackOffice } from './support/back-office';
import { box, requestDeposit } from './support/cashier';
import { expectAmount, headerBalance, units } from './support/money';
import { balance, localeOf, visit } from './support/player';
import { newMember, runTask } from './support/rewards';
import { test } from './support/test';
import { address, textsOf } from './support/texts';
import { VendorProgram } from './support/vendor-program';

const office = textsOf('en');
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const ROUNDS = 3;

interface WireRound {
  vassalage: string;
  gameName: string;
  stake: string;
  payout: string;
  status: string;
}

const button = (page: Page, key: string) =>
  page.getByRole('button', { name: office(`backoffice-vendors.${key}`), exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilSettled(page);
}

/** What the vendor's page tells an operator to enter, by name. */
async function entriesOf(page: Page, vendor: VendorProgram): Promise<ReadonlyMap<string, string>> {
  await page.goto(vendor.address);
  const names = await page.locator('dt').allInnerTexts();
  const values = await page.locator('dd code').allInnerTexts();
  return new Map(names.map((name, place) => [name.trim(), values[place]!.trim()]));
}

/** The name that operators give the vendor, which members read. */
const VENDOR_NAME = 'Harbour Games';

/** Admits the vendor in the back office with what its page says: the wallet too, if it keeps one. */
async function admit(page: Page, vendor: VendorProgram): Promise<void> {
  const entries = await entriesOf(page, vendor);
  await open(page, '/backoffice/vendors/new');
  const field = (name: string) =>
    page.getByRole('main').getByLabel(office(`backoffice-vendors.fields.${name}`), { exact: true });
  await field('code').fill(entries.get('Code')!);
  await field('displayName').fill(VENDOR_NAME);
  await field('hosts').fill(entries.get('Hosts')!);
  await field('launchUrl').fill(entries.get('Launch address')!);
  for (const category of entries.get('Categories')!.split(', '))
    await page
      .getByRole('checkbox', { name: office(`catalogue.categories.${category}`), exact: true })
      .check();
  const wallet = entries.get('Wallet address');
  if (wallet !== undefined) await field('walletKind').selectOption('transfer');
  await button(page, 'admit').click();
  await page.waitForURL(new RegExp(`/backoffice/vendors/${vendor.code}$`));
  if (wallet === undefined) return;
  await waitUntilSettled(page);
  const panel = page.locator('section').filter({
    has: page.getByRole('heading', { name: office('backoffice-vendors.wallet.title'), exact: true }),
  });
  await panel.getByLabel(office('backoffice-vendors.wallet.address'), { exact: true }).fill(wallet);
  await panel.getByRole('button', { name: office('backoffice-vendors.save'), exact: true }).click();
  await expect(page.getByText(office('backoffice-vendors.saved')).first()).toBeVisible();
}

/** Issues the secret, and enters it where the vendor wants it. */
async function giveSecret(page: Page, vendor: VendorProgram): Promise<void> {
  await waitUntilSettled(page);
  await button(page, 'secret.create').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: office('backoffice-vendors.secret.create'), exact: true })
    .click();
  const shown = page.getByRole('dialog', { name: office('backoffice-vendors.secret.title') });
  const secret = await shown.locator('code').innerText();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  await button(page, 'secret.stored').click();
  await page.goto(vendor.address);
  await page.getByLabel('Secret', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Store' }).click();
  await expect(page.getByText('Stored. Calls are signed with it from now on.')).toBeVisible();
}

/** Checks the vendor's list, which changes nothing, and applies it. Returns the names of its games in a language. */
async function importGames(page: Page, vendor: VendorProgram, locale: string): Promise<string[]> {
  const list = await page.request.get(`${vendor.address}/catalogue.json`);
  const { games } = (await list.json()) as { games: Record<string, string>[] };
  await open(page, '/backoffice/games/imports');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'catalogue.json', mimeType: 'application/json', buffer: await list.body() });
  await page.getByRole('button', { name: office('backoffice-games.import.check'), exact: true }).click();
  await page.waitForURL(/\/games\/imports\/\d+$/);
  const apply = office('backoffice-games.import.apply').replace('{count}', String(games.length));
  await page.getByRole('button', { name: apply, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: office('backoffice-games.import.confirm'), exact: true })
    .click();
  await expect(page.getByText(office('backoffice-games.import.status.done')).first()).toBeVisible({
    timeout: 30_000,
  });
  return games.map((game) => game[`name_${locale}`]!);
}

/** Presses a game of the vendor in the lobby. */
async function press(page: Page, locale: string, vendor: VendorProgram, name: string): Promise<void> {
  await visit(page, address(locale, `/rng?vassalage=${vendor.code}`));
  await page.getByRole('main').locator('button[data-launch]').filter({ hasText: name }).click();
}

/** Plays rounds of the game that is open. `money` is what the member has to play with, before and after. */
async function play(page: Page, money: () => Promise<string>): Promise<void> {
  await page.waitForURL(/\/seamless\?game=\d+/);
  const game = page.frameLocator('iframe');
  const shown = game.locator('.balance output');
  await expectAmount(shown, await money());
  const results = game.locator('.strip li');
  for (let round = 1; round <= ROUNDS; round++) {
    await game.locator('.panel button.main').click();
    // The other game is played floor by floor: the first lantern of each. While a choice is on its way, there is none.
    const lanterns = game.locator('#game:not(.busy) .floor[data-state=now] .lantern');
    const choose = async () => {
      if ((await results.count()) < round && (await lanterns.count()) > 0) await lanterns.first().click();
      expect(await results.count()).toBe(round);
    };
    await expect(choose).toPass({ timeout: 60_000 });
  }
  await expectAmount(shown, await money());
}

const resultOf = (rounds: readonly WireRound[]): bigint =>
  rounds.reduce((sum, { stake, payout }) => sum + units(payout) - units(stake), 0n);

/** The member's betting record. */
async function roundsOf(page: Page): Promise<WireRound[]> {
  const response = await page.request.get('/wps/records/bets');
  return ((await response.json()) as { value: { list: WireRound[] } }).value.list;
}

/**
 * An outside vendor, from its start to the reports: docs/vendor-protocol.md, decision 0154. The vendor is another program on a port of its own, which
 * knows of the site what any vendor knows.
 */
test('an operator admits a vendor, and a member plays its games on a phone', async ({ browser }, info) => {
  test.setTimeout(360_000);
  const locale = localeOf(info.project.name);
  const vendor = await VendorProgram.start(info.project.use.baseURL!);
  try {
    const desk = await BackOffice.enter(browser, 'operator');
    await admit(desk.page, vendor);
    await giveSecret(desk.page, vendor);
    const names = await importGames(desk.page, vendor, locale);

    const { page, browser: own } = await newMember(browser, { ...info.project.use, ...PHONE });
    await visit(page, address(locale, '/member/deposit'));
    await requestDeposit(page, locale, 'sandbox', '500');
    await expectAmount(headerBalance(page), '500');
    for (const name of names) {
      await press(page, locale, vendor, name);
      await play(page, () => balance(page));
    }

    const rounds = await roundsOf(page);
    expect(rounds).toHaveLength(names.length * ROUNDS);
    expect(new Set(rounds.map(({ vassalage, status }) => `${vassalage} ${status}`))).toEqual(
      new Set([`${vendor.code} closed`]),
    );
    expect(units(await balance(page))).toBe(units('500') + resultOf(rounds));
    await visit(page, address(locale, '/member/bets'));
    const record = page.getByRole('main').getByText(VENDOR_NAME).filter({ visible: true });
    await expect(record.first()).toBeVisible();
    await own.close();

    await open(desk.page, `/backoffice/reports/rounds?vendor=${vendor.code}`);
    const listed = desk.page.getByRole('table').locator('a[href*="/reports/rounds/"]');
    await expect(listed).toHaveCount(names.length * ROUNDS);
    await open(desk.page, `/backoffice/vendors/${vendor.code}`);
    const health = desk.page.getByRole('table', { name: office('backoffice-vendors.panels.health') });
    await expect(health).toContainText(office('backoffice-vendors.health.hour'));
    const calls = await health.getByRole('row').nth(1).getByRole('cell').nth(1).innerText();
    expect(Number(calls)).toBeGreaterThan(names.length * ROUNDS);
    await desk.leave();
  } finally {
    await vendor.stop();
  }
});

test('a member plays from the wallet of a vendor and brings the money home', async ({ browser }, info) => {
  test.setTimeout(360_000);
  const locale = localeOf(info.project.name);
  const t = textsOf(locale);
  const vendor = await VendorProgram.start(info.project.use.baseURL!, ['--wallet', 'transfer']);
  try {
    const desk = await BackOffice.enter(browser, 'operator');
    await admit(desk.page, vendor);
    await giveSecret(desk.page, vendor);
    const [name] = await importGames(desk.page, vendor, locale);

    const { page, browser: own } = await newMember(browser, { ...info.project.use, ...PHONE });
    await visit(page, address(locale, '/member/deposit'));
    await requestDeposit(page, locale, 'sandbox', '500');
    await expectAmount(headerBalance(page), '500');

    // The wallet is empty, so the game leads to the page that fills it.
    await press(page, locale, vendor, name!);
    await page.waitForURL(/\/member\/wallets\?/);
    await waitUntilSettled(page);
    await box(page, t('cashier-pages.amount', { currency: 'THB' })).fill('200');
    await page.getByRole('button', { name: t('cashier-pages.wallets.submit.out'), exact: true }).click();
    await expectAmount(headerBalance(page), '300');
    await page.getByRole('button', { name: t('cashier-pages.wallets.play'), exact: true }).click();
    const atVendor = async () => {
      const response = await page.request.get(`/wps/wallets/vendor?vendor=${vendor.code}`);
      return ((await response.json()) as { value: { balance: string } }).value.balance;
    };
    await play(page, atVendor);

    await visit(page, address(locale, '/member/wallets'));
    await page.getByRole('button', { name: t('cashier-pages.wallets.recall'), exact: true }).click();
    await expect(page.getByText(t('cashier-pages.wallets.recalled')).first()).toBeVisible();
    // The vendor reports its rounds when it is asked, each minute.
    await runTask(desk.page, 'gateway-wallet-rounds');
    await expect(async () => expect(await roundsOf(page)).toHaveLength(ROUNDS)).toPass({ timeout: 60_000 });
    const rounds = await roundsOf(page);
    expect(units(await balance(page))).toBe(units('500') + resultOf(rounds));
    await own.close();
    await desk.leave();
  } finally {
    await vendor.stop();
  }
});
