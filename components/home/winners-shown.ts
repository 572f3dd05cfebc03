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

/** A line of the board, and no more of the win: the amount is as the page's language writes it. */
export interface WinnerLine extends Pick<Winner, 'customerName' | 'gameName' | 'iconUrl'> {
  amount: string;
}

/** A win as the board shows it, in a page of `locale`. */
export function winnerLine(won: Winner, currency: string, locale: LocaleCode): WinnerLine {
  const { customerName, gameName, iconUrl, winAmount } = won;
  return { customerName, gameName, iconUrl, amount: showAmount(winAmount, currency, locale) };
}
