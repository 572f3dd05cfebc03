import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from './demo';
import { ownOrigin } from './player';
import { textsOf } from './texts';

const t = textsOf('en');
type Queue = 'deposits' | 'withdrawals';

/** An operator in the back office: a separate browser, on a wide screen, in English. */
export class BackOffice {
  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** The back office in a page whose operator has logged in. */
  static of(page: Page): BackOffice {
    return new BackOffice(page.context(), page);
  }

  /** Logs in to the back office. */
  static async enter(browser: Browser, account: string): Promise<BackOffice> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      isMobile: false,
      hasTouch: false,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.goto('/backoffice');
    await page.getByLabel(t('backoffice.login.account')).fill(account);
    await page.getByLabel(t('backoffice.login.password'), { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: t('backoffice.login.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('backoffice.nav.dashboard') })).toBeVisible();
    return new BackOffice(context, page);
  }

  /** Opens the request of a member that waits in a queue. */
  async open(queue: Queue, account: string): Promise<Locator> {
    await this.page
      .getByRole('navigation', { name: t('backoffice.nav.label') })
      .getByRole('link', { name: t(`backoffice.nav.${queue}`) })
      .click();
    await this.page.waitForURL(new RegExp(`/backoffice/${queue}$`));
    // The link's name has more than the account if risk detection has flagged the member meanwhile.
    const row = this.page.getByRole('table').getByRole('link').filter({ hasText: account });
    // A failed expectation records this page; a click that times out records another page of the test.
    await expect(row).toBeVisible();
    await row.click();
    await expect(this.case).toContainText(account);
    return this.case;
  }

  /** The request that is open. */
  get case(): Locator {
    return this.page.locator('section[aria-labelledby="case-title"]');
  }

  /** Presses a decision's button, fills in the text that it asks for, and waits for the confirmation. */
  async decide(action: string, text?: string): Promise<void> {
    const name = t(`backoffice.decide.${action}.button`);
    await this.case.getByRole('button', { name, exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    if (text !== undefined) await dialog.getByRole('textbox').fill(text);
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(this.page.getByText(t(`backoffice.decide.${action}.done`)).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  }

  /** The button of a decision. */
  button(action: string): Locator {
    return this.case.getByRole('button', { name: t(`backoffice.decide.${action}.button`), exact: true });
  }

  /** Calls a decision's route directly, as an attacker would. */
  async force(path: string, data: object): Promise<{ status: number; code: string }> {
    const response = await this.page.request.post(`/backoffice/api/${path}`, {
      headers: ownOrigin(this.page),
      data,
    });
    return { status: response.status(), code: ((await response.json()) as { code: string }).code };
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
