'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { Headset } from '@/components/ui/icons';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { PageLink } from '@/components/ui/page-link';
import { Skeleton } from '@/components/ui/skeleton';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { showAmount } from '@/lib/money/format';
import { callApi } from '@/lib/platform/http/call';
import type { WireVip } from '@/lib/rewards/vip/wire';
import { ProgressLine } from './progress-line';
import { RankMedal } from './rank-medal';
import { VIP_KEY } from './vip-key';

const LIVE = [VIP_KEY];

export default function OwnRankCard({ locale }: { locale: LocaleCode }) {
  return (
    <MessagesBoundary
      locale={locale}
      namespaces={['vip', 'records']}
      fallback={<Skeleton className="mb-6 h-44 w-full" />}
    >
      <OwnRankContent locale={locale} />
    </MessagesBoundary>
  );
}

/** A member's rank, the way to the next one, and what keeps it this month. */
function OwnRankContent({ locale }: { locale: LocaleCode }) {
  const t = useTranslations('vip');
  useLiveQueries(LIVE);
  const query = useQuery({
    queryKey: VIP_KEY,
    queryFn: ({ signal }) => callApi<WireVip>('GET', '/wps/vip', undefined, signal),
  });
  return (
    <Card aria-labelledby="own-rank" className="mb-8">
      <h2 id="own-rank" className="sr-only">
        {t('own.title')}
      </h2>
      <RecordState query={query} empty={query.data?.ranks.length === 0} emptyTitle={t('none')} rows={2}>
        {query.data && <Standing vip={query.data} locale={locale} />}
      </RecordState>
    </Card>
  );
}

function Standing({ vip, locale }: { vip: WireVip; locale: LocaleCode }) {
  const t = useTranslations('vip');
  const format = useFormatter();
  const { rank, progress, ranks, currency } = vip;
  const next = ranks.find(({ level }) => level === progress.next);
  const money = (value: string) => showAmount(value, currency, locale);
  const line = (
    kind: 'turnover' | 'deposits',
    value: string,
    goal: string,
    percent: number,
    colour: string | undefined,
  ) =>
    Number(goal) > 0 && (
      <ProgressLine
        label={t(`own.${kind}`)}
        text={t('own.of', { value: money(value), goal: money(goal) })}
        percent={percent}
        colour={colour}
      />
    );
  return (
    <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8">
      <div className="flex items-center gap-4 md:w-44 md:flex-col md:text-center">
        {rank && (
          <RankMedal colour={rank.colour} emblem={rank.emblem} className="size-20 shrink-0 md:size-28" />
        )}
        <div>
          <p className="text-xs text-muted">{t('own.title')}</p>
          <p className="font-display text-2xl font-extrabold">{rank?.name ?? t('own.no')}</p>
          {rank?.since && (
            <p className="text-xs text-faint">
              {t('own.since', {
                day: format.dateTime(new Date(`${rank.since}T12:00:00Z`), {
                  dateStyle: 'medium',
                  timeZone: 'UTC',
                }),
              })}
            </p>
          )}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {next ? (
          <section aria-label={t('own.next', { rank: next.name })} className="flex flex-col gap-3">
            <h3 className="font-bold">{t('own.next', { rank: next.name })}</h3>
            {line('turnover', progress.turnover, next.turnover, progress.turnoverPercent, next.colour)}
            {line('deposits', progress.deposits, next.deposits, progress.depositsPercent, next.colour)}
          </section>
        ) : (
          rank && <p className="font-bold">{t('own.highest')}</p>
        )}
        {rank && progress.month && (
          <section aria-label={t('own.keep', { rank: rank.name })} className="flex flex-col gap-3">
            <h3 className="font-bold">{t('own.keep', { rank: rank.name })}</h3>
            {line(
              'turnover',
              progress.month.turnover,
              rank.keepTurnover,
              progress.month.turnoverPercent,
              rank.colour,
            )}
            {line(
              'deposits',
              progress.month.deposits,
              rank.keepDeposits,
              progress.month.depositsPercent,
              rank.colour,
            )}
            <p className="text-xs text-faint">
              {progress.month.missed > 0
                ? t('own.missed', { missed: progress.month.missed, grace: progress.month.grace })
                : t('own.grace', { grace: progress.month.grace })}
            </p>
          </section>
        )}
        <div className="flex flex-wrap gap-2">
          <PageLink
            href={localePath(locale, '/member/rewards')}
            className={buttonStyle({ variant: 'amber' })}
          >
            {t('own.rewards')}
          </PageLink>
          {rank?.host &&
            (rank.host.contact ? (
              <a
                href={rank.host.contact}
                rel="noopener noreferrer"
                target="_blank"
                className={buttonStyle({ variant: 'surface' })}
              >
                <Headset aria-hidden className="size-4" />
                <span>{t('own.host', { name: rank.host.name })}</span>
              </a>
            ) : (
              <p className="flex items-center gap-2 text-sm text-muted">
                <Headset aria-hidden className="size-4" />
                {t('own.host', { name: rank.host.name })}
              </p>
            ))}
        </div>
      </div>
    </div>
  );
}
