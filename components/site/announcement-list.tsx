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
  /** Names of promotion types by their codes. A code of the operator's own is shown as it is. */
  promotions: Readonly<Record<string, string>>;
  pager: { nav: string; previous: string; next: string; page: string };
}

interface Props {
  locale: LocaleCode;
  first: AnnouncementsWire;
  strings: AnnouncementStrings;
  /** The heading level of the titles. */
  level?: 'h2' | 'h3';
}

/** Fetches one page of announcements; the server returns those that the session may read. */
const fetchAnnouncements = (locale: LocaleCode, pageNum: number, pageSize: number, signal?: AbortSignal) =>
  callApi<AnnouncementsWire>(
    'GET',
    `/wps/announcements?platform=W&pageNum=${pageNum}&pageSize=${pageSize}&language=${locale.toUpperCase()}`,
    undefined,
    signal,
  );

/** Maximum number of pages searched for an announcement that was linked to. */
const MAX_SEARCHED_PAGES = 10;

/** Announcements, nine per page, one open at a time. */
export function AnnouncementList({ locale, first, strings, level: Title = 'h2' }: Props) {
  const [page, setPage] = useState(first);
  const [open, setOpen] = useState<string>();
  const [failed, setFailed] = useState<number>();
  const base = useId();
  const mounted = useMounted();
  const memberId = useSession().member?.id;

  // The page contains the public announcements. For a member they are fetched again, because members have more. If the
  // address names an announcement, its page is found and it is opened.
  useEffect(() => {
    const linkedId = new URLSearchParams(window.location.search).get('id');
    if (memberId === undefined && !linkedId) return;
    const controller = new AbortController();
    const load = (pageNum: number) => fetchAnnouncements(locale, pageNum, first.pageSize, controller.signal);
    const find = async () => {
      const start = memberId === undefined ? first : await load(1);
      const has = (page: AnnouncementsWire) => page.list.some((entry) => entry.id === linkedId);
      let shown = start;
      const last = Math.min(start.totalPages, MAX_SEARCHED_PAGES);
      for (let n = 2; linkedId && !has(shown) && n <= last; n++) shown = await load(n);
      if (controller.signal.aborted) return;
      setPage(linkedId && !has(shown) ? start : shown);
      if (linkedId && has(shown)) setOpen(linkedId);
    };
    // On a network error the list stays as it is.
    find().catch(() => {});
    return () => controller.abort();
  }, [memberId, locale, first]);

  const loadPage = async (pageNum: number) => {
    try {
      setPage(await fetchAnnouncements(locale, pageNum, page.pageSize));
      setOpen(undefined);
      setFailed(undefined);
      window.scrollTo({ top: 0 });
    } catch {
      setFailed(pageNum);
    }
  };
  if (failed !== undefined)
    return (
      <ErrorState title={strings.failed} retryLabel={strings.retry} onRetry={() => void loadPage(failed)} />
    );
  if (page.list.length === 0) return <EmptyState title={strings.empty} />;
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    // The reader's own day. The server does not know their time zone.
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
                className="prose-content border-t px-4 py-4 sm:px-5"
                dangerouslySetInnerHTML={{ __html: entry.content }}
              />
            </li>
          );
        })}
      </ul>
      <Pager
        page={page.pageNum}
        pages={page.totalPages}
        onPage={(pageNum) => void loadPage(pageNum)}
        labels={{ ...strings.pager, page: (n) => strings.pager.page.replace('{n}', String(n)) }}
        range={5}
        margin={1}
        className="mt-6"
      />
    </>
  );
}
