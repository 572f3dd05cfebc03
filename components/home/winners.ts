import type { LocaleCode } from '@/lib/i18n/locales';
import { showAmount } from '@/lib/money/format';

/** Number of wins on the board. */
export const WINNERS_SHOWN = 8;

export interface Winner {
  customerName: string;
  gameName: string;
  iconUrl: string;
  winAmount: string;
}

/** A row of the board. The amount is formatted in the language of the page. */
export interface WinnerRow extends Pick<Winner, 'customerName' | 'gameName' | 'iconUrl'> {
  amount: string;
}

/** Formats a win for the board in a page of `locale`. */
export function toWinnerRow(win: Winner, currency: string, locale: LocaleCode): WinnerRow {
  const { customerName, gameName, iconUrl, winAmount } = win;
  return { customerName, gameName, iconUrl, amount: showAmount(winAmount, currency, locale) };
}
