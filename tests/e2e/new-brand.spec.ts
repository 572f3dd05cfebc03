import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilSettled } from '@/lib/cli/screens';
import { codeAt } from '../../lib/identity/totp/rules';
import { fromBase32 } from '../support/base32';
import { BackOffice } from './support/back-office';
import {
  addPayee,
  newestWithdrawal,
  requestDeposit,
  requestWithdrawal,
  setPaymentPassword,
  uploadReceipt,
} from './support/cashier';
import { setupAddress } from './support/empty-site';
import { expectAmount, headerBalance } from './support/money';
import { newCredentials, openedGame, register, visit } from './support/player';
import { playSpins } from './support/slots';
import { test } from './support/test';
import { textsOf } from './support/texts';

const t = textsOf('en');
const BRAND = 'Blue Heron';
const ACCENT = '#7cc4ff';
const PASSWORD = 'nine paper lanterns';
const PAYMENT_PASSWORD = '482915';
const IBAN = 'DE89 3704 0044 0532 0130 00';

const button = (place: Page | Locator, key: string) =>
  place.getByRole('button', { name: t(key), exact: true }).first();

/** Presses the button of a form, and waits for the confirmation. */
async function press(page: Page, key: string, confirmation: string): Promise<void> {
  await button(page.getByRole('main'), key).click();
  // The import of the games takes some seconds, and more on a machine that does something else.
  await expect(page.getByText(t(confirmation)).first()).toBeVisible({ timeout: 60_000 });
}

/** Opens a page of the back office and waits until it is interactive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilSettled(page);
}

/** The owner of a new site, who has set up an authenticator app. */
async function becomeOwner(page: Page): Promise<void> {
  await page.goto(setupAddress());
  const values = { name: 'Ada Reed', account: 'ada', password: PASSWORD, confirmPassword: PASSWORD };
  for (const [name, value] of Object.entries(values))
    await page.getByLabel(t(`backoffice-setup.claim.fields.${name}`), { exact: true }).fill(value);
  await button(page, 'backoffice-setup.claim.submit').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('backoffice-operators.setUp.title'));
  // The other way is offered by the browser, when the page has become interactive.
  await expect(button(page, 'backoffice-operators.setUp.passkey')).toBeVisible();
  await button(page, 'factors.totp.title').click();
  await button(page, 'factors.totp.next').click();
  const secret = fromBase32(await page.getByTestId('totp-secret').innerText());
  await page.getByLabel(t('factors.totp.code')).fill(codeAt(secret, new Date()));
  await button(page, 'factors.totp.confirm').click();
  await button(page, 'factors.totp.kept').click();
}

/** Goes through the steps of the assistant. */
async function followAssistant(page: Page): Promise<void> {
  const step = (name: string) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`backoffice-setup.titles.${name}`));
  const next = () => page.getByRole('link', { name: t('backoffice-setup.next'), exact: true }).click();
  await step('brand');
  await page.getByLabel('English', { exact: true }).fill(BRAND);
  await press(page, 'backoffice-site.save', 'backoffice-site.brand.saved');
  await next();
  await step('money');
  await page.getByLabel(t('backoffice-site.money.currency')).selectOption('EUR');
  await page.getByLabel(t('backoffice-site.money.zone')).selectOption('Europe/Berlin');
  await press(page, 'backoffice-site.save', 'backoffice-site.money.saved');
  await next();
  await step('languages');
  for (const language of ['中文', 'Tiếng Việt', 'العربية'])
    await page.getByRole('checkbox', { name: new RegExp(language) }).uncheck();
  await press(page, 'backoffice-site.save', 'backoffice-site.languages.saved');
  await next();
  await step('games');
  await press(page, 'backoffice-setup.games.load', 'backoffice-setup.games.saved');
  await next();
  await step('channel');
  const account = {
    bank: 'Heron Bank',
    holder: 'Blue Heron Ltd',
    number: IBAN,
    minimum: '10',
    maximum: '2000',
  };
  for (const [name, value] of Object.entries(account))
    await page
      .getByLabel(t(`backoffice-setup.channel.fields.${name}`).replace('{currency}', 'EUR'))
      .fill(value);
  await press(page, 'backoffice-setup.channel.save', 'backoffice-setup.channel.saved');
  await next();
  await step('texts');
  await expect(page.getByText(t('backoffice-setup.texts_step.done'))).toBeVisible();
  await next();
  await step('done');
  await page.getByRole('link', { name: t('backoffice-setup.toOffice') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('backoffice.nav.dashboard'));
}

/** Gives the dark theme another accent; a colour that cannot be read is refused. */
async function chooseColours(page: Page): Promise<void> {
  await open(page, '/backoffice/site/theme');
  const accent = page.getByRole('textbox', { name: t('backoffice-site.theme.colours.accent'), exact: true });
  await accent.first().fill('#101010');
  await expect(button(page.getByRole('main'), 'backoffice-site.save')).toBeDisabled();
  await accent.first().fill(ACCENT);
  await press(page, 'backoffice-site.save', 'backoffice-site.theme.saved');
}

/** Adds a second way to pay in, and switches it on. */
async function addChannel(page: Page): Promise<void> {
  await open(page, '/backoffice/channels/new?kind=deposit');
  const field = (name: string) => page.getByLabel(t(`backoffice-channels.fields.${name}`)).first();
  await field('code').fill('harbour');
  await field('names').fill('Harbour Savings');
  await field('minimum').fill('20');
  await field('maximum').fill('500');
  await button(page, 'backoffice-channels.addAccount').click();
  const account = (name: string) => page.getByLabel(t(`backoffice-channels.accountFields.${name}`)).first();
  await account('bank').fill('Harbour Savings');
  await account('holder').fill('Blue Heron Ltd');
  await account('number').fill(IBAN);
  await press(page, 'backoffice-channels.create', 'backoffice-channels.created');
  await open(page, '/backoffice/channels');
  await page.getByRole('switch', { name: /Harbour Savings/ }).click();
  await expect(
    page.getByText(t('backoffice-channels.isOn').replace('{name}', 'Harbour Savings')),
  ).toBeVisible();
}

/** Writes a promotion in English and publishes it. */
async function publishPromotion(page: Page): Promise<void> {
  await open(page, '/backoffice/promotions/new');
  const field = (name: string) => page.getByLabel(t(`backoffice-promotions.fields.${name}`), { exact: true });
  await field('title').fill('A warm welcome');
  await field('summary').fill('Twenty new games every month.');
  await page
    .getByRole('textbox', { name: t('backoffice-promotions.fields.body') })
    .fill('Open to every member.');
  await field('slug').fill('welcome');
  await page.getByRole('button', { name: t('promotions.types.newbie') }).click();
  await button(page, 'backoffice-content.bar.publish').click();
  await expect(page.getByText(t('backoffice-content.done.published')).first()).toBeVisible();
}

/** Registers, pays in by the second channel, plays, and asks to be paid out. The operator decides in between. */
async function playOn(page: Page, office: BackOffice): Promise<void> {
  const who = newCredentials();
  await visit(page, '/promotions');
  await expect(page).toHaveTitle(new RegExp(BRAND));
  await expect(page.getByRole('main')).toContainText('A warm welcome');
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--background-color-amber'));
  expect((await accent()).trim()).toBe(ACCENT);
  await register(page, 'en', who);
  await page
    .locator('header')
    .getByRole('link', { name: t('site.nav.deposit') })
    .click();
  await requestDeposit(page, 'en', 'harbour', '50');
  await expect(page.getByRole('main')).toContainText('DE89');
  await uploadReceipt(page, 'en');
  await office.open('deposits', who.username);
  await office.decide('approveDeposit');
  await expectAmount(headerBalance(page), '50');

  await visit(page, '/rng');
  await page.locator('main button[data-launch]').first().click();
  const game = await openedGame(page);
  await game.getByRole('button', { name: t('studio.turboOn') }).click();
  const less = game.getByRole('button', { name: t('studio.stakeLess') });
  while (await less.isEnabled()) await less.click();
  await playSpins(game, 'en', 2);

  await visit(page, '/member/withdraw');
  await setPaymentPassword(page, 'en', who.password, PAYMENT_PASSWORD);
  await addPayee(page, 'en', PAYMENT_PASSWORD);
  await requestWithdrawal(page, 'en', '20', PAYMENT_PASSWORD);
  await expect(page.getByText(t('cashier-pages.withdraw.asked'))).toBeVisible();
  await office.open('withdrawals', who.username);
  await office.decide('approveWithdrawal');
  await office.decide('payWithdrawal', 'BH-1');
  await expect(newestWithdrawal(page)).toContainText(t('cashier-pages.withdraw.status.paid'));
}

/** From an empty database to a paid withdrawal, in the browser alone. The site of this test has no demo data. */
test('an operator sets up a brand, and a member deposits, plays and withdraws on it', async ({
  browser,
  page,
}) => {
  test.setTimeout(600_000);
  await becomeOwner(page);
  await followAssistant(page);
  await chooseColours(page);
  await addChannel(page);
  await publishPromotion(page);
  const context = await browser.newContext({ locale: 'en-GB', colorScheme: 'dark' });
  await playOn(await context.newPage(), BackOffice.of(page));
  await context.close();
});
