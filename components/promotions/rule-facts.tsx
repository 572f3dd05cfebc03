import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { siteConfig } from '@/lib/platform/site-config';
import { linkedTerms, type LinkedTerms } from '@/lib/rewards/promotions/loaders';
import type { RaffleRule, StoredRule } from '@/lib/rewards/promotions/types';

type Translate = (key: string, values: Record<string, string | number>) => string;

/** How tickets are earned, and the prizes. */
function raffleFacts(
  raffle: RaffleRule,
  t: Translate,
  money: (text: string) => string,
  points: (text: string) => string,
): string[] {
  return [
    ...(raffle.joining > 0 ? [t('rule.ticketsJoining', { count: raffle.joining })] : []),
    ...(raffle.perDeposit === '' ? [] : [t('rule.ticketsDeposit', { amount: money(raffle.perDeposit) })]),
    ...(raffle.perTurnover === '' ? [] : [t('rule.ticketsTurnover', { amount: money(raffle.perTurnover) })]),
    t('rule.ticketsMost', { count: raffle.most }),
    ...raffle.prizes.map(({ kind, amount, count }) =>
      t('rule.prize', {
        count,
        prize: kind === 'money' ? money(amount) : t('rule.prizePoints', { points: points(amount) }),
      }),
    ),
  ];
}

/** The terms of the bonus, or the rates of the rebate, that are in force now. */
async function linkedFacts(
  locale: LocaleCode,
  terms: LinkedTerms | undefined,
  t: Translate,
  money: (text: string) => string,
): Promise<string[]> {
  if (!terms) return [t('rule.nothingNow', {})];
  if (terms.kind === 'bonus') return [terms.title, terms.terms];
  const [c, r] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'rebate' }),
  ]);
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  return [
    t(`rule.rebate.${terms.pay}`, { minimum: money(terms.minimum) }),
    ...terms.rates.map(({ scope, code, name, rate }) =>
      t('rule.rate', {
        games: scope === 'all' ? r('rates.all') : scope === 'category' ? c(`categories.${code}`) : name,
        // Intl formats a decimal string exactly, without a conversion to a float (ECMA-402).
        rate: r('percent', { rate: percent.format(rate as unknown as number) }),
      }),
    ),
    t('rule.ranks', {}),
  ];
}

/** What the rule of a promotion says, in words: whom it addresses, what to do, what it gives. Nothing for an article. */
export async function RuleFacts({ locale, stored }: { locale: LocaleCode; stored: StoredRule }) {
  const t = await getTranslations({ locale, namespace: 'promotions' });
  const { mode } = stored;
  if (mode === 'article') return null;
  const { currency } = siteConfig().money;
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const money = (text: string) => showAmount(formatDecimal(parseAmount(text) ?? 0n), currency, locale);
  const linked =
    mode === 'bonus' || mode === 'rebate'
      ? await linkedFacts(locale, await linkedTerms(stored, locale), t, money)
      : undefined;
  const facts = linked ? [t(`rule.how.${mode}`), ...linked] : ownFacts(stored, t, money, figure);
  return (
    <section aria-labelledby="rule" className="border-t border-hairline pt-4">
      <h2 id="rule" className="mb-2 text-sm font-bold">
        {t('rule.title')}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

/** The facts of a rule that the promotion has itself. */
function ownFacts(
  { mode, rule }: StoredRule,
  t: Translate,
  money: (text: string) => string,
  figure: Intl.NumberFormat,
): string[] {
  return [
    t(`rule.how.${mode}`, {}),
    ...(rule.payout.kind === 'money' && (mode === 'join' || mode === 'claim')
      ? [t('rule.money', { amount: money(rule.payout.amount) })]
      : []),
    ...(rule.payout.kind === 'points' && (mode === 'join' || mode === 'claim')
      ? // Intl formats a decimal string exactly, without a conversion to a float (ECMA-402).
        [t('rule.points', { points: figure.format(rule.payout.amount as unknown as number) })]
      : []),
    ...(mode === 'apply'
      ? [t('rule.award', { least: money(rule.application.least), most: money(rule.application.most) })]
      : []),
    ...(rule.goal.deposit === '' ? [] : [t('rule.deposit', { amount: money(rule.goal.deposit) })]),
    ...(rule.goal.turnover === '' ? [] : [t('rule.turnover', { amount: money(rule.goal.turnover) })]),
    ...(mode === 'raffle' || (mode === 'join' && (rule.goal.deposit !== '' || rule.goal.turnover !== ''))
      ? [t('rule.counts', {})]
      : []),
    ...(mode === 'raffle'
      ? raffleFacts(rule.raffle, t, money, (text) => figure.format(text as unknown as number))
      : []),
    ...(mode === 'claim' || mode === 'apply' ? [t(`rule.frequency.${rule.frequency}`, {})] : []),
    ...(rule.newDays === 0 ? [] : [t('rule.newDays', { days: rule.newDays })]),
    ...(rule.groupId === '' ? [] : [t('rule.group', {})]),
  ];
}
