import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { codeAt } from '../../lib/identity/totp/rules';
import { fromBase32 } from '../support/base32';
import { addAuthenticator } from './support/authenticator';
import { BackOffice } from './support/back-office';
import { DEMO_PASSWORD } from './support/demo';
import { ownOrigin } from './support/player';
import { test } from './support/test';
import { textsOf } from './support/texts';

const t = textsOf('en');
const o = (key: string) => t(`backoffice-operators.${key}`);
const PASSWORD = 'nine paper lanterns';
const KEY = 'cashier.fourEyesAbove';

/** A desktop browser of another person, with a virtual authenticator for passkeys. */
async function anotherPerson(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await addAuthenticator(page);
  return { context, page };
}

const dashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: t('backoffice.nav.dashboard') })).toBeVisible();
const menu = (page: Page) => page.getByRole('navigation', { name: t('backoffice.nav.label') });

/** Sets up an authenticator app on the page "My account". */
async function addApp(page: Page): Promise<void> {
  await page.goto('/backoffice/account');
  await page.getByRole('button', { name: t('factors.totp.begin') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(o('password.own')).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: t('factors.totp.next') }).click();
  const secret = fromBase32(await dialog.getByTestId('totp-secret').innerText());
  await dialog.getByLabel(t('factors.totp.code')).fill(codeAt(secret, new Date()));
  await dialog.getByRole('button', { name: t('factors.totp.confirm') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: t('factors.totp.kept') }).click();
  await expect(page.getByText(o('factor.set'), { exact: true })).toBeVisible();
}

async function removeApp(page: Page): Promise<void> {
  await page.goto('/backoffice/account');
  await page.getByRole('button', { name: t('factors.totp.off') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(o('password.own')).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: t('factors.totp.off') }).click();
  await expect(page.getByRole('button', { name: t('factors.totp.begin') })).toBeVisible();
}

async function confirmWithReason(page: Page, action: string): Promise<void> {
  const name = t(`backoffice.decide.${action}.button`);
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('A journey');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(t(`backoffice.decide.${action}.done`)).first()).toBeVisible();
}

test('an owner invites an operator, who activates the account with a passkey, works, and is blocked', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const account = `e2e${Date.now().toString(36)}`;
  const owner = await BackOffice.enter(browser, 'supervisor');
  const { page } = owner;
  const rule = page.getByLabel(o('secondFactor.title'));
  try {
    await addApp(page);
    await page.goto('/backoffice/operators');
    await expect(page.getByText(o('secondFactor.demo'))).toBeVisible();
    await rule.selectOption('money');
    await expect(page.getByText(o('secondFactor.demo'))).toBeHidden();

    await page.getByRole('link', { name: o('invite.title') }).click();
    await page.getByLabel(o('account')).fill(account);
    await page.getByRole('checkbox', { name: o('shipped.risk.name'), exact: true }).check();
    await page.getByRole('button', { name: o('invite.submit') }).click();
    const link = await page.getByTestId('activation-link').innerText();
    await page.getByRole('button', { name: o('link.kept') }).click();
    await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible();

    const { context, page: other } = await anotherPerson(browser);
    await other.goto(link);
    await other.getByLabel(o('activation.name')).fill('Ploy Risk');
    await other.getByLabel(o('password.new'), { exact: true }).fill('short');
    await other.getByRole('button', { name: o('activation.submit') }).click();
    await expect(other.getByText('Please use at least 8 characters')).toBeVisible();
    await other.getByLabel(o('password.new'), { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: o('activation.submit') }).click();

    // Nothing else works before the second factor is set up.
    await expect(other.getByRole('heading', { level: 1, name: o('setUp.title') })).toBeVisible();
    await other.goto('/backoffice/members');
    await expect(other.getByRole('heading', { level: 1, name: o('setUp.title') })).toBeVisible();
    await other.getByRole('button', { name: o('setUp.passkey') }).click();
    await other.getByRole('button', { name: t('factors.passkeys.add') }).click();
    await expect(other.getByRole('listitem')).toHaveCount(10);
    await other.getByRole('button', { name: t('factors.totp.kept') }).click();
    await dashboard(other);
    const pages = menu(other);
    await expect(pages.getByRole('link', { name: t('backoffice.nav.members') })).toBeVisible();
    await expect(pages.getByRole('link', { name: t('backoffice.nav.operators') })).toHaveCount(0);
    await other.goto('/backoffice/operators');
    await dashboard(other);

    await other.getByRole('button', { name: t('backoffice.logOut') }).click();
    await other.waitForURL(/\/backoffice\/login$/);
    await other.getByLabel(t('backoffice.login.account')).fill(account);
    await other.getByLabel(t('backoffice.login.password'), { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: t('backoffice.login.submit') }).click();
    await other.getByRole('button', { name: t('backoffice.login.factor.passkey') }).click();
    await dashboard(other);
    await other.goto(link);
    await expect(other.getByText(t('errors-operators.ACTIVATION_GONE'))).toBeVisible();

    await page.reload();
    await page.getByRole('checkbox', { name: o('shipped.risk.name'), exact: true }).uncheck();
    await page.getByRole('checkbox', { name: o('shipped.content.name'), exact: true }).check();
    await page.getByRole('button', { name: o('save'), exact: true }).click();
    await expect(page.getByText(o('rolesSaved')).first()).toBeVisible();
    await other.goto('/backoffice/members');
    await dashboard(other);
    await confirmWithReason(page, 'disableOperator');
    await expect(page.getByText(o('sessions.none'))).toBeVisible();
    await other.goto('/backoffice/articles');
    await expect(other.getByLabel(t('backoffice.login.account'))).toBeVisible();
    await context.close();
    await page.goto('/backoffice/operators');
    await rule.selectOption('off');
    await expect(page.getByText(o('secondFactor.demo'))).toBeVisible();
    await removeApp(page);
  } finally {
    // Also after a failure, the other journeys log in without a second factor.
    for (const [path, data] of [
      ['operators/second-factor', { value: 'off' }],
      ['account/totp/remove', { password: DEMO_PASSWORD }],
    ] as const)
      await page.request.post(`/backoffice/api/${path}`, { headers: ownOrigin(page), data });
  }
  await owner.leave();
});

test('the approval threshold changes when a second operator approves it', async ({ browser }) => {
  const maker = await BackOffice.enter(browser, 'supervisor');
  const checker = await BackOffice.enter(browser, 'operator');
  const [asking, deciding] = [maker.page, checker.page];
  try {
    await asking.goto('/backoffice/approvals/rules');
    const rule = asking.getByRole('region', {
      name: t('backoffice-approvals.rules.names.cashier-fourEyesAbove'),
    });
    // accessibility.spec.ts leaves a request for the same threshold on a site that is used again, and so in its copy.
    const waiting = rule.getByRole('link', { name: t('backoffice-approvals.rules.open') });
    const reason = rule.getByLabel(t('backoffice-approvals.rules.reason'));
    await expect(waiting.or(reason)).toBeVisible();
    if (await waiting.isVisible()) {
      await waiting.click();
      await maker.decide('rejectRequest', 'Not now');
      await asking.goto('/backoffice/approvals/rules');
    }
    await reason.fill('Weekend');
    await rule.getByRole('textbox').first().fill('12000');
    await rule.getByRole('button', { name: t('backoffice-approvals.rules.submit') }).click();
    await expect(rule.getByText(t('backoffice-approvals.rules.waiting'))).toBeVisible();
    await waiting.click();
    await expect(asking.getByText(t('backoffice-approvals.own'))).toBeVisible();
    await expect(maker.button('approveRequest')).toHaveCount(0);

    await deciding.reload();
    await menu(deciding)
      .getByRole('link', { name: t('backoffice.nav.approvals') })
      .click();
    // The name of the link holds the count. Other pages of the menu count requests too.
    const waitsForApproval = menu(deciding).getByRole('link', {
      name: `${t('backoffice.nav.approvals')} 1 request waits`,
    });
    await expect(waitsForApproval).toBeAttached();
    await deciding
      .getByRole('table')
      .getByRole('link', { name: t('backoffice-approvals.actions.settings.threshold.name') })
      .click();
    await expect(checker.case).toContainText('12,000.00');
    await checker.decide('approveRequest');
    await expect(waitsForApproval).toHaveCount(0);
    await asking.goto('/backoffice/approvals/rules');
    await expect(asking.getByText('12,000.00')).toBeVisible();
    await deciding.goto('/backoffice/audit?action=settings.threshold');
    await expect(deciding.getByRole('cell', { name: /10,000\.00.*12,000\.00/ }).first()).toBeVisible();
  } finally {
    const data = { key: KEY, value: '10000', reason: 'As before' };
    const asked = await asking.request.post('/backoffice/api/approvals/thresholds', {
      headers: ownOrigin(asking),
      data,
    });
    const { value } = (await asked.json()) as { value?: { id?: string } };
    if (value?.id) await checker.force(`approvals/${value.id}/approve`, {});
  }
  await maker.leave();
  await checker.leave();
});
