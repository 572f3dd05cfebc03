'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Choice } from '@/components/records/choice';
import { RecordPager } from '@/components/records/record-pager';
import { RecordState } from '@/components/records/record-state';
import { MEMBER_PATHS } from '@/components/site/links';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { WireBet } from '@/lib/studio/lottery/wire';
import { BetCard } from './bet-card';
import { allBetsQuery, asWaiting, chasesQuery, openBetsQuery, stateOf } from './bet-queries';
import { ChaseCard } from './chase-card';

interface Props {
  gameCode: string;
  /** A draw of this game whose numbers are just being shown; its bets wait until then. */
  secret?: string | undefined;
}

/** A member's bets: those that wait for their draw first, then running chases, then what was settled or returned. */
export default function MyBetsPanel({ gameCode, secret }: Props) {
  const t = useTranslations('lottery');
  const locale = useLocale() as LocaleCode;
  const [isHere, setHere] = useState(true);
  const [pageNum, setPageNum] = useState(1);
  const open = useQuery(openBetsQuery());
  const chases = useQuery(chasesQuery());
  const all = useQuery({
    ...allBetsQuery(isHere ? gameCode : undefined, pageNum),
    placeholderData: keepPreviousData,
  });
  const belongs = (entry: { gameCode: string }) => !isHere || entry.gameCode === gameCode;
  const isSecret = (bet: WireBet) =>
    bet.status === 'settled' && bet.gameCode === gameCode && bet.period === secret;
  const listed = all.data?.list ?? [];
  const unsettled = (open.data?.list ?? []).filter(belongs);
  const waiting = [
    ...unsettled,
    ...listed.filter((bet) => isSecret(bet) && unsettled.every(({ id }) => id !== bet.id)).map(asWaiting),
  ];
  const running = (chases.data?.list ?? []).filter((chase) => chase.status === 'running' && belongs(chase));
  const past = listed.filter(
    (bet) => !isSecret(bet) && !['open', 'placing', 'returning'].includes(stateOf(bet)),
  );
  const choose = (here: boolean) => {
    setHere(here);
    setPageNum(1);
  };
  return (
    <section aria-label={t('tabs.mine')} className="flex flex-col gap-3">
      <div role="radiogroup" aria-label={t('bets.which')} className="flex flex-wrap gap-2">
        <Choice name="bets-of" label={t('bets.here')} checked={isHere} onChoose={() => choose(true)} />
        <Choice name="bets-of" label={t('bets.all')} checked={!isHere} onChoose={() => choose(false)} />
      </div>
      <RecordState
        query={all}
        empty={waiting.length === 0 && running.length === 0 && past.length === 0 && pageNum === 1}
        emptyTitle={t('bets.empty')}
        emptyHint={t('bets.emptyHint')}
        rowClassName="h-28"
        rows={3}
      >
        {waiting.length > 0 && (
          <>
            <h3 className="text-sm font-bold">{t('bets.waiting', { count: waiting.length })}</h3>
            <ul className="flex flex-col gap-2">
              {waiting.map((bet) => (
                <li key={bet.id}>
                  <BetCard bet={bet} />
                </li>
              ))}
            </ul>
          </>
        )}
        {running.length > 0 && (
          <>
            <h3 className="text-sm font-bold">{t('chases.running')}</h3>
            <ul className="flex flex-col gap-2">
              {running.map((chase) => (
                <li key={chase.slipId}>
                  <ChaseCard chase={chase} />
                </li>
              ))}
            </ul>
          </>
        )}
        {past.length > 0 && <h3 className="text-sm font-bold">{t('bets.past')}</h3>}
        <ul className="flex flex-col gap-2">
          {past.map((bet) => (
            <li key={bet.id}>
              <BetCard bet={bet} />
            </li>
          ))}
        </ul>
        <RecordPager page={pageNum} pages={all.data?.totalPages ?? 1} onPage={setPageNum} />
      </RecordState>
      <PageLink
        href={localePath(locale, MEMBER_PATHS.bets)}
        className="inline-flex min-h-11 items-center self-start text-sm font-semibold text-amber"
      >
        {t('bets.record')}
      </PageLink>
    </section>
  );
}
