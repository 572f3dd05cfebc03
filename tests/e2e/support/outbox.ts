import { expect, type Browser } from '@playwright/test';
import { BackOffice } from './back-office';
import { textsOf } from './texts';

const t = textsOf('en');

/**
 * The text of the newest stored message for a recipient, read in the back office's outbox. `hint` is how the outbox shows the
 * recipient (+66•••••78, m•••@example.com) or the member's name.
 */
export async function storedText(browser: Browser, template: string, hint: string): Promise<string> {
  const office = await BackOffice.enter(browser, 'operator');
  const row = office.page
    .getByRole('row')
    .filter({ hasText: t(`outbox.templates.${template}`) })
    .filter({ hasText: hint })
    .first();
  // A job sends messages: reload the list until the message is there.
  await expect(async () => {
    await office.page.goto('/backoffice/outbox');
    await expect(row.getByRole('button', { name: t('outbox.read') })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await row.getByRole('button', { name: t('outbox.read') }).click();
  const text = row.locator('[aria-live=polite]');
  await expect(text).not.toHaveText(t('outbox.read'));
  const kept = await text.innerText();
  await office.leave();
  return kept;
}

/** The six-digit code in a text; digits inside a name (e2e123456ab) do not count. */
export function codeIn(text: string): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}
