import { expect } from '@playwright/test';
import { BackOffice } from './support/back-office';
import { localeOf, visit } from './support/player';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

test('an operator closes and reopens the site: visitors see the notice in their language, the operator works on', async ({
  page,
  browser,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const office = await BackOffice.enter(browser, 'operator');
  const rng = address(locale, '/rng');
  await visit(page, rng);
  await office.page.goto('/backoffice/site/access');
  const en = textsOf('en');
  const maintenance = office.page.getByRole('checkbox', { name: en('backoffice-site.status.maintenance') });
  const form = office.page.locator('form').filter({ has: maintenance });
  const save = form.getByRole('button', { name: en('backoffice-site.save') });
  try {
    await maintenance.check();
    await save.click();
    await office.page
      .getByRole('dialog')
      .getByRole('button', { name: en('backoffice-site.status.close') })
      .click();
    await expect(form.getByText(en('backoffice-site.status.closed'), { exact: true })).toBeVisible();

    // The page was cached a moment ago.
    const closed = await page.goto(rng);
    expect(closed?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('closed-site.maintenanceTitle'));
    const call = await page.request.get('/wps/member/info');
    expect([call.status(), await call.json()]).toMatchObject([503, { code: 'MAINTENANCE' }]);
    expect((await page.request.get('/wps/system/ping')).status()).toBe(204);
    expect(await (await page.request.get('/wps/system/status')).json()).toMatchObject({
      value: { status: 1 },
    });
    expect((await office.page.request.get(rng)).status()).toBe(200);
  } finally {
    await maintenance.uncheck();
    await save.click();
    await expect(form.getByText(en('backoffice-site.status.open'), { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: t('closed-site.again') }).click();
  await expect(page.locator('header time')).toContainText(/\d\d:\d\d/);
  await office.leave();
});
