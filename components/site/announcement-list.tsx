'use client';

import { ChevronDown } from '@/components/ui/icons';
import { useEffect, useId, useState } from 'react';
import { useSession } from '@/components/session/use-session';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Pager } from '@/components/ui/pager';
import { useMounted } from '@/components/ui/use-mounted';
import type { AnnouncementsWire } from '@/lib/content/wire';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';

export interface AnnouncementStrings {
  empty: string;
  failed: string;
  retry: string;
  /** Kinds of promotions by their codes; an operator's own code is shown as it is. */
  promotions: Readonly<Record<string, string>>;
  pager: { nav: string; previous: string; next: string; page: string };
}

interface Props {
  locale: LocaleCode;
  first: AnnouncementsWire;
  strings: AnnouncementStrings;
  /** The level of its titles under the page's headings. */
  level?: 'h2' | 'h3';
}

/** A page of what whoever asks may read: the server knows by the session. */
const ask = (locale: LocaleCode, pageNum: number, pageSize: number, signal?: AbortSignal) =>
  callApi<AnnouncementsWire>(
    'GET',
    `/wps/announcements?platform=W&pageNum=${pageNum}&pageSize=${pageSize}&language=${locale.toUpperCase()}`,
    undefined,
    signal,
  );

/** Pages that are looked through for an announcement that was linked to. */
const MOST_SEARCHED = 10;

/** Announcements, nine a page, one open at a time (product.md §2, Notice marquee). */
export function AnnouncementList({ locale, first, strings, level: Title = 'h2' }: Props) {
  const [page, setPage] = useState(first);
  const [open, setOpen] = useState<string>();
  const [failed, setFailed] = useState<number>();
  const base = useId();
  const mounted = useMounted();
  const memberId = useSession().member?.id;

  // The page came with what everybody may read; a member is told more. One that was linked to opens, whatever page it is on.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('id');
    if (memberId === undefined && !asked) return;
    const stop = new AbortController();
    const load = (pageNum: number) => ask(locale, pageNum, first.pageSize, stop.signal);
    const find = async () => {
      const start = memberId === undefined ? first : await load(1);
      const has = (page: AnnouncementsWire) => page.list.some((entry) => entry.id === asked);
      let shown = start;
      const last = Math.min(start.totalPages, MOST_SEARCHED);
      for (let n = 2; asked && !has(shown) && n <= last; n++) shown = await load(n);
      if (stop.signal.aborted) return;
      setPage(asked && !has(shown) ? start : shown);
      if (asked && has(shown)) setOpen(asked);
    };
    // What stands there stays where the network is away.
    find().catch(() => {});
    return () => stop.abort();
  }, [memberId, locale, first]);

  const turn = async (pageNum: number) => {
    try {
      setPage(await ask(locale, pageNum, page.pageSize));
      setOpen(undefined);
      setFailed(undefined);
      window.scrollTo({ top: 0 });
    } catch {
      setFailed(pageNum);
    }
  };
  if (failed !== undefined)
    return <ErrorState title={strings.failed} retryLabel={strings.retry} onRetry={() => void turn(failed)} />;
  if (page.list.length === 0) return <EmptyState title={strings.empty} />;
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    // The reader's own day (product.md §2), which the server does not know.
    ...(mounted ? {} : { timeZone: 'UTC' }),
  });
  return (
    <>
      <ul className="flex flex-col gap-3">
        {page.list.map((entry) => {
          const shown = open === entry.id;
          return (
            <li
              key={entry.id}
              className="overflow-hidden rounded-card border border-hairline bg-surface shadow-lift"
            >
              <Title>
                <button
                  type="button"
                  aria-expanded={shown}
                  aria-controls={`${base}-${entry.id}`}
                  onClick={() => setOpen(shown ? undefined : entry.id)}
                  className="flex w-full items-center gap-3 px-4 py-3.5 text-start sm:px-5"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-text text-[0.9375rem] font-semibold tracking-normal wrap-anywhere">
                      {entry.title}
                    </span>
                    <time
                      dateTime={entry.startDate}
                      className="tabular mt-0.5 block font-text text-xs font-normal tracking-normal text-faint"
                    >
                      {date.format(new Date(entry.startDate))}
                    </time>
                  </span>
                  {entry.promotionType && (
                    <Badge tone="amber">
                      {strings.promotions[entry.promotionType] ?? entry.promotionType}
                    </Badge>
                  )}
                  <ChevronDown
                    aria-hidden
                    className={`size-5 shrink-0 text-faint transition ${shown ? 'rotate-180' : ''}`}
                  />
                </button>
              </Title>
              <div
                id={`${base}-${entry.id}`}
                hidden={!shown}
                className="prose-house border-t px-4 py-4 sm:px-5"
                dangerouslySetInnerHTML={{ __html: entry.content }}
              />
            </li>
          );
        })}
      </ul>
      <Pager
        page={page.pageNum}
        pages={page.totalPages}
        onPage={(pageNum) => void turn(pageNum)}
        labels={{ ...strings.pager, page: (n) => strings.pager.page.replace('{n}', String(n)) }}
        range={5}
        margin={1}
        className="mt-6"
      />
    </>
  );
}
