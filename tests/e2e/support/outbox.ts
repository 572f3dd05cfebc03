import { expect, type Browser } from '@playwright/test';
import { Office } from './office';
import { words } from './texts';

const t = words('en');

/**
 * The text of the newest message that was kept for somebody, read as an operator reads it: in the Outbox of the back
 * office. `hint` is how the Outbox shows the recipient (+66•••••78, m•••@example.com) or the member's name.
 */
export async function keptText(browser: Browser, template: string, hint: string): Promise<string> {
  const office = await Office.enter(browser, 'operator');
  const row = office.page
    .getByRole('row')
    .filter({ hasText: t(`outbox.templates.${template}`) })
    .filter({ hasText: hint })
    .first();
  // Messages leave the house by a job: the list is asked for until the line is there and kept.
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

/** The six digits of a text; six in a row within a name (e2e123456ab) are none. */
export function codeIn(text: string): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}
