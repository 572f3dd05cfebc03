'use client';

import { useState, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { WireExplainedBill } from '@/lib/agents/bills/wire';
import { BillMembers } from './bill-members';
import { PeriodText } from './period-text';
import { StatusBadge } from './status-badge';

interface Props {
  explained: WireExplainedBill;
  zone: string;
  /** The address of a bill's page without its id. */
  billPath: string;
  /** The call that answers for the bill: `<apiPath>/members` and `<apiPath>/bets`. */
  apiPath: string;
  /** The address of a round's page without its id, for operators who may open it; null for the others. Agents see the record in place. */
  roundPath?: string | null | undefined;
  /** What the reader can do with the bill. */
  actions?: ReactNode;
}

/** A bill explained: the result, the formula with its numbers, tier by tier, then days, members and bets. */
export function BillExplanation({ explained, zone, billPath, apiPath, roundPath, actions }: Props) {
  const t = useTranslations('agent-bills');
  const { bill, corrections, passedOn } = explained;
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-sm text-muted">
              <PeriodText from={bill.from} to={bill.to} zone={zone} />
            </p>
            <p className="mt-1 font-display text-2xl font-bold">
              <Amount value={bill.ownShare ?? bill.allocated} of={explained} />
            </p>
            <p className="mt-0.5 text-xs text-faint">
              {t(bill.ownShare === null ? 'figures.allocated' : 'figures.ownShare')}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <StatusBadge status={bill.status} />
            {actions}
          </div>
        </header>
        <p className="mt-3 text-sm text-muted">
          {t(
            bill.kind === 'realtime' && bill.status === 'notReached'
              ? 'statusText.noBets'
              : `statusText.${bill.status}`,
          )}
        </p>
        <Steps explained={explained} />
      </Card>
      <Card>
        <CardHeader title={t('formula.title')} description={t('formula.text')} />
        <Formula explained={explained} />
        {explained.terms.singleBet !== null && !isZero(explained.terms.singleBet) && (
          <p className="mt-2 text-xs text-muted">
            {t('formula.singleBet')} <Amount value={explained.terms.singleBet} of={explained} />
          </p>
        )}
        {bill.kind === 'dividend' && <NetLoss explained={explained} />}
      </Card>
      {explained.tiers.length > 0 && (
        <Card>
          <CardHeader title={t('tiers.title')} description={t('tiers.text')} />
          <Tiers explained={explained} />
        </Card>
      )}
      {corrections.length > 0 && (
        <Card>
          <CardHeader title={t('corrections.title')} description={t('corrections.text')} />
          <ul className="divide-y divide-hairline">
            {corrections.map((line) => (
              <li
                key={`${line.from} ${line.billId}`}
                className="flex flex-wrap items-center justify-between gap-2 py-2.5 text-sm"
              >
                <span>
                  {line.billId === null ? (
                    <PeriodText from={line.from} to={line.to} zone={zone} />
                  ) : (
                    <PageLink href={`${billPath}/${line.billId}`} className="text-amber hover:underline">
                      <PeriodText from={line.from} to={line.to} zone={zone} />
                    </PageLink>
                  )}
                  <span className="block text-xs text-faint">
                    {t('corrections.now')} <Amount value={line.earned} of={explained} />
                  </span>
                </span>
                <Amount value={line.amount} of={explained} signed />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {passedOn !== null && passedOn.length > 0 && (
        <Card>
          <CardHeader title={t('passed.title')} description={t('passed.text')} />
          <ul className="divide-y divide-hairline">
            {passedOn.map((below) => (
              <li
                key={below.billId}
                className="flex flex-wrap items-center justify-between gap-2 py-2.5 text-sm"
              >
                <PageLink href={`${billPath}/${below.billId}`} className="text-amber hover:underline">
                  <bdi>{below.agent.account}</bdi>
                </PageLink>
                <span className="text-end">
                  <Amount value={below.allocated} of={explained} />
                  {below.allocated !== below.due && (
                    <span className="block text-xs text-faint">
                      {t('passed.of')} <Amount value={below.due} of={explained} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Behind explained={explained} apiPath={apiPath} roundPath={roundPath} />
    </div>
  );
}

function Amount({ value, of, signed = false }: { value: string; of: WireExplainedBill; signed?: boolean }) {
  const locale = useLocale();
  return <Money value={value} currency={of.bill.currency} locale={locale} signed={signed} symbol={false} />;
}

const isZero = (value: string) => /^-?0*(\.0*)?$/.test(value);

/** From what was earned to what is paid. Each line is shown only if it changes the amount. */
function Steps({ explained }: { explained: WireExplainedBill }) {
  const t = useTranslations('agent-bills.steps');
  const { bill, corrections, correctionsBefore, correctionsLeft } = explained;
  const lines: [key: string, value: string, strong?: boolean][] = [
    ['earned', bill.earned],
    ...corrections.map(({ amount }) => ['correction', amount] as [string, string]),
    ...(isZero(correctionsBefore) ? [] : [['before', correctionsBefore] as [string, string]]),
    ...(isZero(correctionsLeft) ? [] : [['left', negated(correctionsLeft)] as [string, string]]),
    ['due', bill.due, true],
    ['allocated', bill.allocated],
    ...(bill.passedOn === null ? [] : [['passedOn', negated(bill.passedOn)] as [string, string]]),
    ...(bill.ownShare === null ? [] : [['ownShare', bill.ownShare, true] as [string, string, boolean]]),
  ];
  return (
    <dl className="mt-4 divide-y divide-hairline border-t border-hairline text-sm" data-testid="steps">
      {lines.map(([key, value, strong], index) => (
        <div
          key={`${key} ${index}`}
          className={`flex justify-between gap-4 py-2 ${strong ? 'font-bold' : ''}`}
        >
          <dt className={strong ? '' : 'text-muted'}>{t(key)}</dt>
          <dd>
            <Amount value={value} of={explained} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const negated = (value: string): string =>
  isZero(value) ? value : value.startsWith('-') ? value.slice(1) : `-${value}`;

/** The formula of the amount with the numbers in it. */
function Formula({ explained }: { explained: WireExplainedBill }) {
  const t = useTranslations('agent-bills');
  const { formula, bill } = explained;
  if (formula.parts.length === 0)
    return (
      <p className="text-sm text-muted">{t(formula.withoutLoss ? 'formula.withoutLoss' : 'formula.none')}</p>
    );
  return (
    <div className="overflow-x-auto rounded-control bg-raised px-4 py-3.5 text-sm" data-testid="formula">
      {formula.parts.map((part, index) => (
        <p key={part.basis} className="tabular flex flex-wrap items-baseline gap-x-1.5 gap-y-1 leading-7">
          {index > 0 && <span>+</span>}
          <Term label={t(`figures.${part.basis}`)}>
            <Amount value={part.amount} of={explained} />
          </Term>
          <span>×</span>
          <Term label={t('formula.rate')}>
            <bdi>{part.rate}%</bdi>
          </Term>
          {part.share && (
            <>
              <span>×</span>
              <Term label={t('figures.netLoss')}>
                <Amount value={part.share.netLoss} of={explained} />
              </Term>
              <span>÷</span>
              <Term label={t('formula.ofTier')}>
                <Amount value={part.share.ofTier} of={explained} />
              </Term>
            </>
          )}
        </p>
      ))}
      {!isZero(formula.fixed) && (
        <p className="tabular flex flex-wrap items-baseline gap-x-1.5 leading-7">
          <span>+</span>
          <Term label={t('formula.fixed')}>
            <Amount value={formula.fixed} of={explained} />
          </Term>
        </p>
      )}
      <p className="tabular mt-1 border-t border-hairline pt-2 leading-7">
        = <bdi>{formula.exact}</bdi>
        {' → '}
        <strong>
          <Amount value={bill.earned} of={explained} />
        </strong>
      </p>
      <p className="mt-1 text-xs text-faint">{t('formula.rounded', { coin: formula.coin })}</p>
    </div>
  );
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="inline-flex flex-col leading-tight">
      <span className="text-2xs text-faint">{label}</span>
      <span className="font-medium">{children}</span>
    </span>
  );
}

const COSTS = ['rebates', 'promotions', 'fees'] as const;

/** How the net loss of a dividend comes about. */
function NetLoss({ explained }: { explained: WireExplainedBill }) {
  const t = useTranslations('agent-bills');
  const { figures, rules } = explained;
  const lines: [label: string, value: string][] = [
    [t('figures.stake'), figures.stake],
    [t('figures.payout'), negated(figures.payout)],
    ...COSTS.filter((cost) => rules.costs[cost]).map(
      (cost) => [t(`figures.${cost}`), negated(figures[cost])] as [string, string],
    ),
    ...(isZero(figures.carriedIn) ? [] : [[t('figures.carriedIn'), figures.carriedIn] as [string, string]]),
    [t('figures.netLoss'), figures.netLoss],
  ];
  return (
    <>
      <h3 className="mt-5 mb-1 text-sm font-bold">{t('netLoss.title')}</h3>
      <dl className="divide-y divide-hairline text-sm" data-testid="net-loss">
        {lines.map(([label, value], index) => (
          <div
            key={label}
            className={`flex justify-between gap-4 py-1.5 ${index === lines.length - 1 ? 'font-bold' : 'text-muted'}`}
          >
            <dt>{label}</dt>
            <dd>
              <Amount value={value} of={explained} />
            </dd>
          </div>
        ))}
      </dl>
      {!isZero(figures.carriedOut) && (
        <p className="mt-2 text-xs text-muted">
          {t('netLoss.carriedOut')} <Amount value={figures.carriedOut} of={explained} />
        </p>
      )}
    </>
  );
}

/** Each tier: what it asks for, what is missing, what it pays. */
function Tiers({ explained }: { explained: WireExplainedBill }) {
  const t = useTranslations('agent-bills');
  const { figures, terms, rules } = explained;
  return (
    <>
      <ol className="grid gap-3 lg:grid-cols-2">
        {explained.tiers.map((tier) => {
          const floats = terms.tierMode === 'floating';
          const asks = [
            !isZero(tier.validBet) &&
              (['validBet', tier.validBet, figures.validBet, tier.missing.validBet] as const),
            !isZero(tier.netLoss) &&
              !floats &&
              (['netLoss', tier.netLoss, figures.netLoss, tier.missing.netLoss] as const),
          ].filter((ask) => ask !== false);
          return (
            <li
              key={tier.no}
              className={`rounded-card border p-4 ${tier.pays ? 'border-amber/50 bg-amber-wash' : 'border-hairline'}`}
            >
              <p className="flex flex-wrap items-center justify-between gap-2">
                <strong>{t('tiers.tier', { no: tier.no })}</strong>
                <Badge tone={tier.pays ? 'amber' : tier.reached ? 'jade' : 'plain'}>
                  {t(tier.pays ? 'tiers.pays' : tier.reached ? 'tiers.reached' : 'tiers.notReached')}
                </Badge>
              </p>
              <ul className="mt-2 flex flex-col gap-1 text-sm">
                {asks.map(([key, least, has, missing]) => (
                  <li key={key}>
                    <span className="text-muted">{t(`figures.${key}`)}</span>{' '}
                    <Amount value={has} of={explained} />
                    {' / '}
                    <Amount value={least} of={explained} />
                    {!isZero(missing) && (
                      <span className="block text-xs text-vermilion">
                        {t('tiers.missing')} <Amount value={missing} of={explained} />
                      </span>
                    )}
                  </li>
                ))}
                {tier.active > 0 && (
                  <li>
                    <span className="text-muted">{t('figures.active')}</span>{' '}
                    <bdi className="tabular">
                      {figures.active} / {tier.active}
                    </bdi>
                    {tier.missing.active > 0 && (
                      <span className="block text-xs text-vermilion">
                        {t('tiers.missingMembers', { count: tier.missing.active })}
                      </span>
                    )}
                  </li>
                )}
                {floats && !isZero(tier.netLoss) && (
                  <li className="text-muted">
                    {t('formula.ofTier')} <Amount value={tier.netLoss} of={explained} />
                  </li>
                )}
                <li>
                  <bdi>{tier.rate}%</bdi>
                  {!isZero(tier.amount) && (
                    <>
                      {' + '}
                      <Amount value={tier.amount} of={explained} />
                    </>
                  )}
                  {tier.exact !== null && (
                    <span className="text-muted">
                      {' = '}
                      <bdi className="tabular">{tier.exact}</bdi>
                    </span>
                  )}
                </li>
              </ul>
            </li>
          );
        })}
      </ol>
      <p className="mt-3 text-xs text-faint">
        {t('tiers.active')} <Amount value={rules.activeValidBet} of={explained} />
      </p>
    </>
  );
}

/** The days behind the figures; a day shows its members, a member the bets. */
function Behind({
  explained,
  apiPath,
  roundPath,
}: {
  explained: WireExplainedBill;
  apiPath: string;
  roundPath: string | null | undefined;
}) {
  const t = useTranslations('agent-bills');
  const locale = useLocale();
  const [day, setDay] = useState<string>();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const isRealtime = explained.bill.kind === 'realtime';
  return (
    <Card>
      <CardHeader title={t('behind.title')} description={t('behind.text')} />
      {explained.days.length === 0 ? (
        <p className="text-sm text-muted">{t('behind.none')}</p>
      ) : (
        <>
          <ul className="flex snap-x gap-2 overflow-x-auto pb-2" aria-label={t('behind.days')}>
            {[undefined, ...explained.days].map((entry) => (
              <li key={entry?.day ?? 'all'} className="shrink-0 snap-start">
                <button
                  type="button"
                  aria-pressed={day === entry?.day}
                  onClick={() => setDay(entry?.day)}
                  className={`min-h-11 rounded-control border px-3.5 py-2 text-start text-sm transition ${
                    day === entry?.day ? 'border-amber/50 bg-amber-wash' : 'border-hairline hover:bg-raised'
                  }`}
                >
                  <span className="block font-medium">
                    {entry ? format.format(new Date(`${entry.day}T00:00:00Z`)) : t('behind.all')}
                  </span>
                  <span className="text-xs text-muted">
                    <Amount value={(entry ?? explained.figures).validBet} of={explained} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <BillMembers
            key={day ?? 'all'}
            apiPath={apiPath}
            day={day}
            isRealtime={isRealtime}
            currency={explained.bill.currency}
            roundPath={roundPath}
          />
        </>
      )}
    </Card>
  );
}
