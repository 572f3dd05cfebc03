import type { z } from 'zod';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator, type Translate } from '@/lib/i18n/translator';
import { showAmounts } from '@/lib/money/format';
import { plainText } from './rules';
import type { inboxEntryValue } from './schema';
import type { InboxEntry } from './types';

/** The values of notices that are amounts. */
const NOTICE_AMOUNTS = new Set(['amount', 'refund', 'asked', 'credited', 'fee', 'stake', 'payout']);

/** The detail of a notice with its amounts in the format of the reader's language. */
function withShownAmounts(detail: InboxEntry['detail'], locale: string): InboxEntry['detail'] {
  const amounts = Object.entries(detail).filter(([name]) => NOTICE_AMOUNTS.has(name));
  return { ...detail, ...showAmounts(Object.fromEntries(amounts), String(detail.currency), locale) };
}

/** A notice of the lottery has the code of its game in `lottery`; its text shows the name as `game`. */
function withLotteryName(detail: InboxEntry['detail'], locale: string): InboxEntry['detail'] {
  if (typeof detail.lottery !== 'string') return detail;
  const names = translator(locale as LocaleCode, 'lottery-plays');
  return { ...detail, game: names(`games.${detail.lottery}`) };
}

/** `translate` is for the namespace `cashier`: titles and texts of notices are `notices.<kind>.title` and `.text`. */
export function toWireEntry(
  entry: InboxEntry,
  locale: string,
  translate: Translate,
): z.input<typeof inboxEntryValue> {
  const { id, kind, detail, message, ofLine, createdAt, read } = entry;
  const common = { id: String(id), kind, detail, createdAt: createdAt.toISOString(), read };
  if (message)
    return {
      ...common,
      title: message.title,
      text: plainText(message.html),
      html: message.html,
      link: message.link,
    };
  // What a member wrote is shown as it is, as plain text.
  if (ofLine)
    return {
      ...common,
      detail: { from: ofLine.from, above: ofLine.fromAbove ? 1 : 0 },
      title: translate(`notices.lineMessage.${ofLine.fromAbove ? 'above' : 'below'}`, { from: ofLine.from }),
      text: ofLine.text,
      html: null,
      link: null,
    };
  const values = withLotteryName(withShownAmounts(detail, locale), locale);
  return {
    ...common,
    title: translate(`notices.${kind}.title`, values),
    text: translate(`notices.${kind}.text`, values),
    html: null,
    link: null,
  };
}
