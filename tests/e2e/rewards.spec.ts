import { expect } from '@playwright/test';
import { expectAmount, headerBalance } from './support/money';
import { balance, localeOf, visit } from './support/player';
import {
  call,
  claimable,
  newMember,
  pageOfOperator,
  waitForLiveChanges,
  type NewMember,
} from './support/rewards';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

test.describe.configure({ mode: 'serial' });

/** A new member gets something from an operator and by a mission. */
test.describe('a new member', () => {
  let member: NewMember;
  test.beforeAll(async ({ browser }, { project }) => {
    member = await newMember(browser, project.use);
  });
  test.afterAll(() => member.browser.close());

  test('claims what an operator has given, and the balance moves once', async ({ browser }, { project }) => {
    const locale = localeOf(project.name);
    const t = textsOf(locale);
    const { page, who } = member;
    await visit(page, address(locale, '/member/rewards'));
    await expect(page.getByText(t('reward-centre.claimable.none'))).toBeVisible();
    await waitForLiveChanges(page);
    const operator = await pageOfOperator(browser, project.use.baseURL!);
    await call(operator, '/backoffice/api/rewards', {
      account: who.username,
      amount: '75',
      days: '7',
      reason: 'Welcome to the table',
      requestId: `e2e-${who.username}`,
    });
    await operator.context().close();

    // It appears in the open page, without a reload.
    const reward = claimable(page, 'Welcome to the table');
    await expect(reward).toContainText(/75/);
    await expectAmount(headerBalance(page), '0');
    await reward.getByRole('button').click();
    await expect(page.getByText(t('reward-centre.claimable.done'))).toBeVisible();
    await expectAmount(headerBalance(page), '75');
    await expect(reward).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(t('reward-centre.statuses.claimed'));
    expect(Number(await balance(page))).toBe(75);
  });

  test('deposits, which completes a mission, and claims its points', async ({}, { project }) => {
    const locale = localeOf(project.name);
    const t = textsOf(locale);
    const { page } = member;
    await visit(page, address(locale, '/member/missions'));
    await page.getByRole('button', { name: t('missions.periods.newcomer') }).click();
    const mission = page.getByRole('main').getByRole('article').first();
    const claim = mission.getByRole('button', { name: t('missions.claim') });
    await expect(mission).toBeVisible();
    await expect(claim).toHaveCount(0);
    await waitForLiveChanges(page);
    await call(page, '/wps/cashier/deposits', {
      channel: 'sandbox',
      amount: '120',
      requestId: `mission-${Date.now()}`,
    });
    await expectAmount(headerBalance(page), '195');
    await expect(claim).toBeVisible();
    await claim.click();
    await expect(mission).toContainText(t('missions.states.claimed'));
    await visit(page, address(locale, '/pointMall'));
    await expect(page.getByRole('main')).toContainText(/50/);
  });
});
