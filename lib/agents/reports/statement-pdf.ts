import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { Sheet, type Column } from '@/lib/platform/pdf/sheet';
import { percentOf } from '../bills/explanation';
import { statusOf } from '../bills/rules';
import type { BillTotals } from '../bills/queries';
import type { Statement, StatementBill } from './statement';

/** Keeps numbers and signs in their order within right-to-left text (LRI and PDI). */
const isolated = (text: string) => `\u2066${text}\u2069`;

/**
 * The statement of a month as a PDF file, in the reader's language: income by kind, the figures of the team, every bill with its formula in one
 * line, shares of downlines, and payments. `brand` is the name of the site. Without `compress` the text can be read in the bytes.
 */
export function statementPdf(
  statement: Statement,
  locale: LocaleCode,
  { brand, compress = true }: { brand: string; compress?: boolean },
): Promise<Buffer> {
  const { currency, zone, agent, days } = statement;
  const t = translator(locale, 'agent-reports.statement');
  const tBills = translator(locale, 'agent-bills');
  const tTeam = translator(locale, 'agent-team');
  const money = (value: bigint) =>
    showAmount(formatDecimal(value), currency, locale, { symbol: false, signed: value < 0n });
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = (text: string) => dayFormat.format(new Date(`${text}T00:00:00Z`));
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone });
  const number = (value: number) => value.toLocaleString(locale);

  const title = t('title', { month: monthFormat.format(new Date(`${statement.month}-01T00:00:00Z`)) });
  const sheet = new Sheet({
    rtl: localeOf(locale).direction === 'rtl',
    title: `${brand} – ${title}`,
    compress,
  });
  sheet.title(title);
  sheet.paragraph(t('agent', { brand, account: agent.account, nickname: agent.nickname }));
  sheet.paragraph(t('days', { from: day(days.from), to: day(days.to), zone, currency }));
  if (!statement.complete) sheet.paragraph(t('running'));

  sheet.heading(t('income'));
  const amounts = ({ bills, due, allocated, passedOn, ownShare, paid }: BillTotals) => [
    number(bills),
    ...[due, allocated, passedOn, ownShare, paid].map(money),
  ];
  sheet.table(
    [
      { head: t('contract'), part: 22 },
      { head: t('bills'), part: 9, align: 'end' },
      ...(['due', 'allocated', 'passedOn', 'ownShare', 'paid'] as const).map((key): Column => ({
        head: tBills(`figures.${key}`),
        part: 15,
        align: 'end',
      })),
    ],
    statement.kinds.map(({ kind, totals }) => [tBills(`kinds.${kind}`), ...amounts(totals)]),
    { sum: [t('total'), ...amounts(statement.totals)] },
  );

  sheet.heading(t('line'));
  const { team } = statement;
  const pair = [
    { head: t('figure'), part: 30 },
    { head: '', part: 15, align: 'end' as const },
  ];
  sheet.table(
    [...pair, { head: '', part: 4 }, ...pair],
    [
      [tTeam('figures.validBet'), money(team.validBet), '', tTeam('figures.netLoss'), money(team.netLoss)],
      [
        tTeam('figures.deposits'),
        money(team.deposits),
        '',
        tTeam('figures.withdrawals'),
        money(team.withdrawals),
      ],
      [
        tTeam('figures.active'),
        number(team.active),
        '',
        tTeam('figures.registrations'),
        number(team.registrations),
      ],
    ],
  );

  if (statement.bills.length > 0) {
    sheet.heading(t('billList'));
    sheet.table(
      [
        { head: t('period'), part: 26 },
        { head: t('contract'), part: 20 },
        { head: t('state'), part: 16 },
        { head: tBills('figures.due'), part: 13, align: 'end' },
        { head: tBills('figures.allocated'), part: 13, align: 'end' },
        { head: tBills('figures.ownShare'), part: 13, align: 'end' },
      ],
      statement.bills.map(({ bill }) => [
        at.formatRange(bill.from, new Date(bill.to.getTime() - 1)),
        tBills(`kinds.${bill.kind}`),
        tBills(`status.${statusOf(bill)}`),
        money(bill.due),
        money(bill.allocated),
        money(bill.ownShare),
      ]),
      { notes: statement.bills.map((each) => formulaOf(each)) },
    );
  }

  if (statement.billDays.length > 0) {
    sheet.heading(t('billDays'));
    sheet.paragraph(t('billDaysText'));
    sheet.table(
      [
        { head: t('day'), part: 16 },
        { head: t('contract'), part: 20 },
        { head: t('bills'), part: 9, align: 'end' },
        { head: tBills('figures.validBet'), part: 15, align: 'end' },
        { head: tBills('figures.due'), part: 13, align: 'end' },
        { head: tBills('figures.allocated'), part: 13, align: 'end' },
        { head: tBills('figures.ownShare'), part: 13, align: 'end' },
      ],
      statement.billDays.map((row) => [
        day(row.day),
        tBills(`kinds.${row.kind}`),
        number(row.bills),
        money(row.validBet),
        money(row.due),
        money(row.allocated),
        money(row.ownShare),
      ]),
    );
  }

  if (statement.downlines.length > 0) {
    sheet.heading(t('downlines'));
    if (statement.downlineCount > statement.downlines.length)
      sheet.paragraph(
        t('downlinesCut', {
          shown: number(statement.downlines.length),
          count: number(statement.downlineCount),
        }),
      );
    sheet.table(
      [
        { head: t('account'), part: 24 },
        { head: t('contract'), part: 22 },
        { head: t('bills'), part: 9, align: 'end' },
        { head: tBills('figures.due'), part: 15, align: 'end' },
        { head: tBills('figures.allocated'), part: 15, align: 'end' },
      ],
      statement.downlines.map((row) => [
        row.account,
        tBills(`kinds.${row.kind}`),
        number(row.bills),
        money(row.due),
        money(row.allocated),
      ]),
    );
  }

  sheet.heading(t('payments'));
  if (statement.payments.length === 0) sheet.paragraph(t('noPayments'));
  else
    sheet.table(
      [
        { head: t('day'), part: 20 },
        { head: t('contract'), part: 24 },
        { head: t('bills'), part: 10, align: 'end' },
        { head: t('amount'), part: 16, align: 'end' },
      ],
      statement.payments.map((row) => [
        day(row.day),
        tBills(`kinds.${row.kind}`),
        number(row.bills),
        money(row.amount),
      ]),
      {
        sum: [
          t('total'),
          '',
          number(statement.payments.reduce((total, { bills }) => total + bills, 0)),
          money(statement.payments.reduce((total, { amount }) => total + amount, 0n)),
        ],
      },
    );

  const made = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(statement.madeAt);
  return sheet.finish((page, pages) => t('foot', { page, pages, made, account: agent.account }));

  /** How the amount of a bill was computed, in one line. */
  function formulaOf({ bill, explanation }: StatementBill): string {
    const tier = bill.tier === null ? '' : `${tBills('row.tier', { no: bill.tier })}: `;
    if (explanation.withoutLoss) return tBills('formula.withoutLoss');
    if (explanation.parts.length === 0 && explanation.fixed === 0n) return tBills('formula.none');
    const parts = explanation.parts.map(({ basis, amount, rate, share }) => {
      const times = share ? ` × ${money(share.netLoss)} ÷ ${money(share.ofTier)}` : '';
      return `${tBills(`figures.${basis}`)} ${isolated(`${money(amount)} × ${percentOf(rate)}%${times}`)}`;
    });
    if (explanation.fixed > 0n)
      parts.push(`${tBills('formula.fixed')} ${isolated(money(explanation.fixed))}`);
    const earned = `${tier}${parts.join(' + ')} = ${isolated(money(bill.earned))}`;
    return bill.corrected === 0n
      ? earned
      : `${earned}; ${t('corrections')} ${isolated(money(bill.corrected - bill.correctionLeft))}`;
  }
}
