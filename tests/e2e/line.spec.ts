import { expect, type Page } from '@playwright/test';
import { demoPaymentPassword } from '@/lib/cli/seed/accounts';
import { formatDecimal } from '@/lib/money/amount';
import { box } from './support/cashier';
import { DEMO_PASSWORD } from './support/demo';
import { expectAmount, headerBalance, units } from './support/money';
import { balance, localeOf, visit } from './support/player';
import { pageOfMember } from './support/rewards';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

test.describe.configure({ mode: 'serial' });

/** A member of the demo who has an agent above and has played. Each width has its own, because a rebate is claimed once. */
test.describe('a member in the line of an agent', () => {
  let page: Page;
  let locale: string;
  let t: ReturnType<typeof textsOf>;

  test.beforeAll(async ({ browser }, { project }) => {
    locale = localeOf(project.name);
    t = textsOf(locale);
    const username = project.name.startsWith('phone') ? 'riverfox' : 'lanternleaf';
    page = await pageOfMember(browser, project.use, username);
  });
  test.afterAll(() => page.context().close());

  test('sends money to the agent above, with the payment password alone', async () => {
    await visit(page, address(locale, '/member/transfer'));
    const before = units(await balance(page));
    const form = page.getByRole('form', { name: t('cashier-pages.transfer.to.upline') });
    const password = box(form, t('identity.fields.paymentPassword'));
    const submit = form.getByRole('button', { name: t('cashier-pages.transfer.submit') });
    await form.locator('input[inputmode="decimal"]').fill('15');
    await password.fill('000111');
    await submit.click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    expect(units(await balance(page))).toBe(before);

    await password.fill(demoPaymentPassword(DEMO_PASSWORD));
    await submit.click();
    // The notice of it begins with the same word.
    await expect(page.getByText(t('cashier-pages.transfer.done'), { exact: true })).toBeVisible();
    await expectAmount(headerBalance(page), formatDecimal(before - units('15')));
    const newest = page.getByRole('main').getByRole('listitem').filter({ hasText: /#\d+/ }).first();
    await expectAmount(newest.locator('bdi').last(), '15');
  });

  test('sees the VIP rank, and claims the rebate to the last coin', async () => {
    await visit(page, address(locale, '/vip'));
    await expect(page.locator('[aria-labelledby="own-rank"]').getByRole('progressbar').first()).toBeVisible();

    await visit(page, address(locale, '/member/rebate'));
    const claim = page.getByRole('main').getByRole('button', { name: t('rebate.claim'), exact: true });
    await expect(claim).toBeEnabled();
    const before = units(await balance(page));
    const response = await page.request.get('/wps/rebate');
    const { value } = (await response.json()) as { value: { claimable: string } };
    expect(units(value.claimable)).toBeGreaterThan(0n);
    await claim.click();
    await expectAmount(headerBalance(page), formatDecimal(before + units(value.claimable)));
    await expect(claim).toBeDisabled();
  });
});
