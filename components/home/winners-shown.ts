import type { LocaleCode } from '@/lib/i18n/locales';
import { showAmount } from '@/lib/money/format';

/** How many of the latest winners stand on the board. */
export const WINNERS_SHOWN = 8;

export interface Winner {
  customerName: string;
  gameName: string;
  iconUrl: string;
  winAmount: string;
}

/** A line of the board, its amount as the page's language writes it. */
export interface WinnerLine extends Winner {
  amount: string;
}

/** A win as the board shows it, in a page of `locale`. */
export const winnerLine = (won: Winner, currency: string, locale: LocaleCode): WinnerLine => ({
  ...won,
  amount: showAmount(won.winAmount, currency, locale),
});
