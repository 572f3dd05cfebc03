'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordPager } from '@/components/records/record-pager';
import { RecordState } from '@/components/records/record-state';
import { Badge } from '@/components/ui/badge';
import { ChevronDown } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';
import { zoneName } from '@/lib/platform/zone';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import type { WireDraw } from '@/lib/studio/lottery/wire';
import { serverNow } from '../clock/server-clock';
import { pictureOf } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';
import { isPrizeTable } from '../pictures/result-words';
import { momentText } from '../results/moments';
import { usePictureNames } from '../use-picture-names';
import { DrawProof, SUMMARY } from './draw-proof';

const PAGE_SIZE = 20;

interface Page {
  list: WireDraw[];
  totalPages: number;
}

/** A moment's day in a zone, as a date of the API. */
const dayIn = (zone: string, moment: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);

interface Props {
  game: LotteryGame;
  /** A draw whose numbers are just being shown above; it is left out until then. */
  secret?: string | undefined;
}

/** The draws of a game with their results, the newest first, of one day or of all. */
export function HistoryPanel({ game, secret }: Props) {
  const t = useTranslations('lottery');
  const names = usePictureNames();
  const locale = useLocale() as LocaleCode;
  const [day, setDay] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const kind = pictureOf(game);
  const hasTable = isPrizeTable(kind.source);
  const { zone } = game.schedule;
  const query = useQuery({
    queryKey: ['lottery', 'draws', game.code, day, pageNum],
    queryFn: ({ signal }) =>
      callApi<Page>(
        'GET',
        pathWithQuery(`/lotto/lgw/draws/${game.code}`, {
          day: day || undefined,
          pageNum,
          pageSize: PAGE_SIZE,
        }),
        undefined,
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const list = (query.data?.list ?? []).filter(({ period }) => period !== secret);
  return (
    <section aria-label={t('tabs.results')} className="flex flex-col gap-3">
      <label className="flex items-center justify-between gap-3 text-sm text-muted">
        {t('history.day')}
        <Input
          type="date"
          value={day}
          max={dayIn(zone, serverNow())}
          onChange={(event) => {
            setDay(event.target.value);
            setPageNum(1);
          }}
          className="w-44"
        />
      </label>
      <p className="text-xs text-faint">{t('history.zone', { zone: zoneName(zone) })}</p>
      <RecordState
        query={query}
        empty={list.length === 0}
        emptyTitle={day ? t('history.emptyDay') : t('noResult')}
        rowClassName="h-20"
      >
        <ol className="flex flex-col gap-2">
          {list.map((draw) => (
            <li
              key={draw.period}
              className="flex flex-col gap-2 rounded-card border border-hairline bg-surface px-3.5 py-3"
            >
              <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-muted">
                <span className="tabular font-semibold text-ink">{draw.period}</span>
                <span className="flex items-center gap-2">
                  {draw.corrected && <Badge tone="amber">{t('corrected')}</Badge>}
                  {draw.status === 'voided' && <Badge tone="vermilion">{t('voidedShort')}</Badge>}
                  <time dateTime={draw.drawsAt}>{momentText(locale, draw.drawsAt, zone)}</time>
                </span>
              </p>
              <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-3">
                {draw.result && (
                  <ResultPicture
                    kind={kind}
                    result={draw.result}
                    names={names}
                    brief
                    {...(hasTable && { className: 'py-1' })}
                  />
                )}
                {draw.result && hasTable && (
                  <details className="group text-xs open:basis-full">
                    <summary className={SUMMARY}>
                      {t('history.prizes')}
                      <ChevronDown aria-hidden className="size-4 shrink-0 transition group-open:rotate-180" />
                    </summary>
                    <ResultPicture kind={kind} result={draw.result} names={names} className="my-1" />
                  </details>
                )}
                {draw.ownDraw && <DrawProof gameCode={game.code} draw={draw} />}
              </div>
            </li>
          ))}
        </ol>
        <RecordPager page={pageNum} pages={query.data?.totalPages ?? 1} onPage={setPageNum} />
      </RecordState>
    </section>
  );
}
