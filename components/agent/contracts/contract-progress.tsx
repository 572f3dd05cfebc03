'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { pathWithQuery } from '@/components/records/path-with-query';
import { useDateFormat } from '@/components/records/use-date-format';
import { classes } from '@/components/ui/classes';
import { Check } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import type { WireContract, WireProgress } from '@/lib/agents/contracts/wire';
import { callApi } from '@/lib/platform/http/call';
import { CONTRACTS_KEY } from './queries';
import { RequirementBar } from './requirement-bar';
import { isZero, TermsView } from './terms-view';

/** Bets are counted every five minutes. */
const REFRESH_MS = 60_000;

/** The running period of a contract in force: its figures, what it would earn now, and a bar for what each tier requires. */
export function ContractProgress({ contract }: { contract: WireContract }) {
  const query = useQuery({
    queryKey: [...CONTRACTS_KEY, 'progress', contract.id],
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) =>
      callApi<WireProgress>(
        'GET',
        pathWithQuery('/wps/agent/contracts/progress', { contractId: contract.id }),
        undefined,
        signal,
      ),
  });
  if (query.isPending) return <Skeleton className="h-48 w-full" />;
  if (!query.data) return <TermsView terms={contract} currency={contract.currency} />;
  return (
    <>
      <Running progress={query.data} at={query.dataUpdatedAt} isRealtime={contract.realtime !== null} />
      {contract.realtime ? (
        <TermsView terms={contract} currency={contract.currency} />
      ) : (
        <Tiers progress={query.data} contract={contract} />
      )}
    </>
  );
}

interface RunningProps {
  progress: WireProgress;
  /** When it was read. */
  at: number;
  isRealtime: boolean;
}

function Running({ progress, at, isRealtime }: RunningProps) {
  const t = useTranslations('agent-contracts');
  const locale = useLocale();
  const format = useDateFormat();
  const { figures, currency, zone } = progress;
  const money = (value: string) => <Money value={value} currency={currency} locale={locale} />;
  const [from, to] = [Date.parse(progress.from), Date.parse(progress.to)];
  const passed = Math.max(0, Math.min(1, (at - from) / (to - from)));
  // The end in the zone in which it is decided; the reader's own time is beside it if it is another one.
  const inZone = (iso: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortOffset',
    }).format(new Date(iso));
  const shown = isRealtime
    ? ([
        ['wonBets', money(figures.wonBets)],
        ['lostBets', money(figures.lostBets)],
        ['activeMembers', figures.activeMembers.toLocaleString(locale)],
      ] as const)
    : ([
        ['validBet', money(figures.validBet)],
        ['netLoss', money(figures.netLoss)],
        ['activeMembers', figures.activeMembers.toLocaleString(locale)],
      ] as const);
  return (
    <div className="rounded-control border border-hairline bg-sunken p-3.5">
      <p className="text-xs text-muted">{t(isRealtime ? 'progress.today' : 'progress.title')}</p>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-2xl font-extrabold text-amber">{money(progress.amount)}</span>
        {!isRealtime && (
          <span className="text-xs text-muted">
            {progress.tier === null ? t('progress.noTier') : t('terms.tier', { no: progress.tier })}
          </span>
        )}
      </p>
      <span aria-hidden className="mt-2.5 block h-1 overflow-hidden rounded-full bg-raised">
        <span className="block h-full bg-faint" style={{ width: `${passed * 100}%` }} />
      </span>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-2xs text-faint">
        <span>
          {t(isRealtime ? 'progress.dayEnds' : 'progress.ends', { when: remaining(to - at, locale) })}
        </span>
        <span>
          <bdi>{inZone(progress.to)}</bdi>
          {!isSameZone(zone, new Date(to)) && (
            <> · {t('progress.yours', { at: format.dateTime(progress.to) })}</>
          )}
        </span>
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 border-t pt-3 text-xs sm:grid-cols-3">
        {shown.map(([key, value]) => (
          <div key={key} className="min-w-0">
            <dt className="text-faint">{t(`progress.${key}`)}</dt>
            <dd className="tabular font-display text-sm font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {[
        !isZero(progress.carriedIn) && (['carried', progress.carriedIn] as const),
        !isZero(progress.correctionLeft) && (['correction', progress.correctionLeft] as const),
      ].map(
        (note) =>
          note && (
            <p key={note[0]} className="mt-2 text-xs text-muted">
              {t(`progress.${note[0]}`)} <Money value={note[1]} currency={currency} locale={locale} signed />
            </p>
          ),
      )}
      {progress.countedUntil && (
        <p className="mt-2 text-2xs text-faint">
          {t('progress.counted', { at: format.time(progress.countedUntil) })}
        </p>
      )}
    </div>
  );
}

/** The tiers with a bar for each figure that they require. The tier that pays is marked. */
function Tiers({ progress, contract }: { progress: WireProgress; contract: WireContract }) {
  const t = useTranslations('agent-contracts');
  const locale = useLocale();
  const money = (value: string) => <Money value={value} currency={progress.currency} locale={locale} />;
  const isFloating = contract.tierMode === 'floating';
  const part = (reached: string | number, least: string | number) => Number(reached) / Number(least);
  return (
    <ol className="flex flex-col gap-2">
      {progress.tiers.map((tier) => {
        const amounts = (['validBet', 'netLoss'] as const).filter((key) => !isZero(tier[key].least));
        const isNext = progress.next?.tier === tier.no;
        return (
          <li
            key={tier.no}
            className={classes(
              'rounded-control border px-3 py-2.5',
              tier.pays ? 'border-jade bg-jade-wash' : isNext ? 'border-amber/50' : 'border-hairline',
            )}
          >
            <p className="flex items-baseline justify-between gap-3">
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-xs text-faint">
                {t('terms.tier', { no: tier.no })}
                {tier.pays ? (
                  <span className="inline-flex items-center gap-1 font-medium text-jade">
                    <Check aria-hidden className="size-3.5" />
                    {t('progress.pays')}
                  </span>
                ) : (
                  isNext && <span className="font-medium text-amber">{t('progress.next')}</span>
                )}
              </span>
              <span className="shrink-0 text-end">
                <bdi className="tabular font-display text-lg font-bold text-amber">
                  {t('percent', { rate: tier.rate })}
                </bdi>
                {!isZero(tier.amount) && (
                  <span className="ms-1.5 text-xs text-muted">+ {money(tier.amount)}</span>
                )}
              </span>
            </p>
            <div className="mt-1 flex flex-col gap-2">
              {amounts.map((key) => (
                <RequirementBar
                  key={key}
                  label={key === 'netLoss' && isFloating ? t('progress.inProportion') : t(`terms.${key}`)}
                  reached={money(tier[key].reached)}
                  least={money(tier[key].least)}
                  part={part(tier[key].reached, tier[key].least)}
                />
              ))}
              {tier.activeMembers.least > 0 && (
                <RequirementBar
                  label={t('terms.activeMembers')}
                  reached={tier.activeMembers.reached.toLocaleString(locale)}
                  least={tier.activeMembers.least.toLocaleString(locale)}
                  part={part(tier.activeMembers.reached, tier.activeMembers.least)}
                />
              )}
              {amounts.length === 0 && tier.activeMembers.least === 0 && (
                <p className="text-xs text-muted">{t('terms.always')}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** How long until a moment, in the largest unit that fits: "in 3 days". */
function remaining(ms: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  if (minutes >= 2 * 1_440) return format.format(Math.floor(minutes / 1_440), 'day');
  if (minutes >= 120) return format.format(Math.floor(minutes / 60), 'hour');
  return format.format(minutes, 'minute');
}

/** Whether the reader's clock shows the same time as that of a zone at a moment. */
function isSameZone(zone: string, at: Date): boolean {
  const clock = (timeZone?: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return clock(zone) === clock();
}
