import { expect, type Browser, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { logInAs, sessionByCall } from '@/lib/cli/screens';
import { box } from './support/cashier';
import { COPIED_SITE } from './support/copied-site';
import { DEMO_PASSWORD, STORED_SESSIONS } from './support/demo';
import { HOUR_OF_BETS } from './support/hour-of-bets';
import { BrowserAtOwnAddress } from './support/own-address';
import { newCredentials, suppressAnnouncements } from './support/player';
import { call, pageOfOperator } from './support/rewards';
import { solveSliderIfShown } from './support/slider';
import { test } from './support/test';
import { textsOf } from './support/texts';

test.describe.configure({ mode: 'serial' });

const t = textsOf('en');

interface Made {
  accounts: { account: string; password: string }[];
}

/** An agent offers a contract, the downline signs it, its player bets, the hour ends, and everybody reads the same bill. */
test.describe('a contract between two agents', () => {
  let upline: Page;
  let own: BrowserAtOwnAddress;
  let downline: Page;
  let player: string;
  let contractId: string;
  const who = newCredentials();

  const pageOfUpline = async (browser: Browser, baseURL: string) => {
    const page = await browser.newPage({ baseURL });
    await suppressAnnouncements(page);
    await logInAs(page, baseURL, 'agent', DEMO_PASSWORD, STORED_SESSIONS);
    // The offers that wait for this agent are not the subject.
    await page.route('**/wps/member/info/funds/consolidated*', (route) => route.abort());
    await page.goto('/wps/system/keys');
    return page;
  };

  test.beforeAll(async ({ browser }, { project }) => {
    upline = await pageOfUpline(browser, project.use.baseURL!);
    own = await BrowserAtOwnAddress.open(browser, project.use);
    downline = own.page;
    await suppressAnnouncements(downline);
  });
  test.afterAll(async () => {
    await upline.context().close();
    await own.close();
  });

  test('the downline changes the one-time password before the agent centre opens', async () => {
    const { accounts } = await call<Made>(upline, '/wps/agent/accounts', {
      type: 2,
      accounts: [who.username],
      requestId: `journey-${who.username}`,
    });
    // Nobody else reads the agent centre.
    await downline.goto('/agentHome');
    await downline.waitForURL(/\/agent$/);
    await downline.locator('input[name=username]').fill(who.username);
    await downline.locator('input[name=password]').fill(accounts[0]!.password);
    const dialog = downline.getByRole('dialog', { name: t('identity.password.forcedTitle') });
    const submit = downline.getByRole('button', { name: t('identity.login.submit'), exact: true });
    await solveSliderIfShown(
      downline,
      () => submit.click(),
      () => expect(dialog).toBeVisible(),
    );
    await box(dialog, t('identity.fields.newPassword')).fill(who.password);
    await box(dialog, t('identity.fields.confirmNewPassword')).fill(who.password);
    await dialog.locator('button[type=submit]').click();
    await downline.waitForURL(/\/agentHome$/);
    player = `${who.username}p`;
    await call<Made>(downline, '/wps/agent/accounts', {
      type: 0,
      accounts: [player],
      requestId: `journey-${player}`,
    });
  });

  test('the upline offers an hourly salary, and the downline signs it in the modal', async () => {
    await upline.goto('/agentHome/contracts');
    await upline.getByRole('tab', { name: t('agent-contracts.tabs.downlines') }).click();
    await upline.getByRole('searchbox').fill(who.username);
    const row = upline.getByRole('main').getByRole('listitem').filter({ hasText: who.username }).first();
    await row.getByRole('button', { name: t('agent-contracts.offer') }).click();
    const form = upline.getByRole('dialog');
    await form.getByLabel(t('agent-contracts.form.type')).selectOption('hourly');
    await form.getByLabel(t('agent-contracts.form.validBet')).fill('100');
    await form.getByLabel(t('agent-contracts.form.rate')).fill('0.2');
    await form.getByRole('button', { name: t('agent-contracts.form.add') }).click();
    await form.getByLabel(t('agent-contracts.form.validBet')).nth(1).fill('1000');
    await form.getByLabel(t('agent-contracts.form.rate')).nth(1).fill('0.4');
    await form.getByRole('button', { name: t('agent-contracts.simulation.run') }).click();
    await expect(form.getByText(t('agent-contracts.simulation.note'))).toBeVisible();
    await form.getByRole('button', { name: t('agent-contracts.form.send') }).click();
    await expect(upline.getByText(t('agent-contracts.done.offer'))).toBeVisible();

    await downline.goto('/agentHome');
    const modal = downline.getByRole('dialog', { name: t('agent-contracts.modal.title') });
    await expect(modal).toContainText('0.4%');
    const signed = downline.waitForResponse(/\/wps\/agent\/contracts\/hourly\/process/);
    await modal.getByRole('button', { name: t('agent-contracts.actions.accept') }).click();
    await downline
      .getByRole('dialog', { name: t('agent-contracts.actions.accept') })
      .getByRole('button', { name: t('agent-contracts.actions.accept') })
      .click();
    contractId = ((await (await signed).json()) as { value: { id: string } }).value.id;
    await expect(downline.getByText(t('agent-contracts.done.accept'))).toBeVisible();
    await downline.goto('/agentHome/contracts');
    await expect(downline.getByRole('main')).toContainText(t('agent-contracts.states.inForce'));
  });

  test('its player bets, the hour ends, and both sides and the operator read the same bill', async ({
    browser,
  }, { project }) => {
    const helper = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'tests/e2e/support/play-an-hour.ts', player, contractId],
      { encoding: 'utf8', env: { ...process.env, DATA_DIR: COPIED_SITE.folder } },
    );
    expect(helper.stderr + helper.stdout).not.toContain('Error');
    expect(helper.status).toBe(0);
    // Lists end today, and the hour may end in the next settlement day.
    const day = helper.stdout.trim().split('\n').at(-1)!;
    for (const page of [downline, upline])
      await page.route('**/wps/agent/bills?*', (route) => {
        const url = new URL(route.request().url());
        if (url.searchParams.get('to')! < day) url.searchParams.set('to', day);
        return route.continue({ url: url.href });
      });

    // 1,000 in valid bets reach the second tier: 1,000 × 0.4% = 4.
    await downline.goto('/agentHome/hourly-salary');
    await downline.getByRole('main').locator('a[href*="/agentHome/bills/"]').first().click();
    await downline.waitForURL(/\/agentHome\/bills\/\d+$/);
    const path = new URL(downline.url()).pathname;
    const formula = downline.getByTestId('formula');
    await expect(formula).toContainText(/1,000\.00.*×.*0\.4%/);
    await expect(formula).toContainText(/= *4\.00.*4\.00/);
    await expect(downline.getByTestId('steps')).toContainText(/4\.00/);
    await expect(downline.getByRole('main')).toContainText(t('agent-bills.tiers.reached'));
    // From the number down to the member, and on to each bet.
    await downline.getByRole('main').getByRole('button').filter({ hasText: player }).first().click();
    const bets = downline.getByRole('dialog');
    for (const stake of HOUR_OF_BETS) await expect(bets).toContainText(`${stake}.00`);

    await upline.goto('/agentHome/hourly-salary');
    await upline.getByText(t('agent-bills.side.downline'), { exact: true }).click();
    const row = upline.getByRole('main').getByRole('link').filter({ hasText: who.username });
    await expect(row).toContainText('4.00');
    await row.click();
    await upline.waitForURL(new RegExp(`${path}$`));
    await expect(upline.getByTestId('formula')).toContainText(/1,000\.00.*×.*0\.4%/);

    const operator = await pageOfOperator(browser, project.use.baseURL!);
    await operator.goto(`/backoffice/commissions/${path.split('/').at(-1)!}`);
    await expect(operator.getByRole('main')).toContainText(who.username);
    await expect(operator.getByTestId('formula')).toContainText(/1,000\.00.*×.*0\.4%/);
    await operator.context().close();
  });

  test('the logout leads to the landing page, where players and visitors arrive too', async ({ browser }, {
    project,
  }) => {
    await downline.goto('/agentHome');
    await downline.getByRole('button', { name: t('identity.logout.title') }).click();
    await downline
      .getByRole('dialog')
      .or(downline.getByRole('alertdialog'))
      .getByRole('button', { name: t('identity.logout.confirm'), exact: true })
      .click();
    await downline.waitForURL(/\/agent$/);
    // What the worked example pays follows the figures that the reader chooses.
    const example = downline.locator('#example');
    await expect(example).toContainText('125,000.00');
    await example.getByRole('slider').first().fill('0');
    await expect(example).toContainText(t('agent-landing.example.nothing'));

    const member = await browser.newPage({ baseURL: project.use.baseURL! });
    const body = { username: 'lanternplayer', password: DEMO_PASSWORD, type: 'username' };
    const cookies = await sessionByCall(`${project.use.baseURL!}/wps/session/login`, body);
    await member.context().addCookies([...cookies]);
    await member.goto('/agentHome');
    await member.waitForURL(/\/agent$/);
    await expect(member.getByLabel(t('agent-lines.apply.contact'))).toBeVisible();
    await member.context().close();
  });
});
