import { expect, type Locator, type Page } from '@playwright/test';
import { parseAmount } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';

/** An amount of the wire in 1/10,000. */
export const units = (decimal: string): bigint => {
  const amount = parseAmount(decimal);
  if (amount === undefined) throw new Error(`no amount: ${decimal}`);
  return amount;
};

/** Digits and decimal point of a displayed amount, without the marks of the language. */
export const digits = (shown: string): string => shown.replace(/[^\d.]/g, '');

/** The displayed form of an amount without symbol and separators. */
const shownDigits = (decimal: string) => digits(showAmount(decimal, 'USD', 'en', { symbol: false }));

/** Waits until an element shows this amount. */
export async function expectAmount(place: Locator, decimal: string): Promise<void> {
  await expect.poll(async () => digits((await place.textContent()) ?? '')).toBe(shownDigits(decimal));
}

/** The balance in the header. */
export const headerBalance = (page: Page): Locator => page.locator('header [aria-live="polite"] bdi');

/** A figure of a page's summary, by its label. */
export const figure = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');
