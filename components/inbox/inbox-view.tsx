'use client';

import { useState } from 'react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordState } from '@/components/records/record-state';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Button } from '@/components/ui/button';
import { CheckCheck } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { NOTICE_VIEWS } from '@/lib/notices/constants';
import type { NoticeView } from '@/lib/notices/types';
import { callApi } from '@/lib/platform/http/call';
import { EntryRow } from './entry-row';
import { INBOX_KEY, LIVE_INBOX } from './query-keys';
import type { InboxPage } from './types';

/** The member's inbox, newest first (MSG-1): notices and messages of the operator, read, unread, deleted, page after page. */
export function InboxView() {
  const t = useTranslations('messages');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const [view, setView] = useState<NoticeView>('all');
  useLiveQueries(LIVE_INBOX);
  const inbox = useInfiniteQuery({
    queryKey: [...INBOX_KEY, locale, view],
    queryFn: ({ signal, pageParam }) =>
      callApi<InboxPage>(
        'GET',
        pathWithQuery('/wps/member/messages', {
          view,
          after: pageParam ?? undefined,
          language: locale.toUpperCase(),
        }),
        undefined,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: INBOX_KEY });
  const onError = (error: Error) => void notify(error.message || tErrors('NETWORK'), 'bad');
  const markRead = useMutation({
    mutationFn: (ids: string[] | undefined) =>
      callApi('POST', '/wps/member/messages/read', ids ? { ids } : {}),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi('POST', '/wps/member/messages/remove', { ids: [id] }),
    onSuccess: () => notify(t('removed'), 'good'),
    onError,
    onSettled,
  });
  const pages = inbox.data?.pages ?? [];
  const list = pages.flatMap((page) => page.list);
  const unread = pages[0]?.unread ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted" aria-live="polite">
          {inbox.data && t('unread', { count: unread })}
        </p>
        {unread > 0 && (
          <Button
            size="sm"
            busy={markRead.isPending && markRead.variables === undefined}
            onClick={() => markRead.mutate(undefined)}
          >
            <CheckCheck aria-hidden className="size-4" />
            {t('readAll')}
          </Button>
        )}
      </div>
      <div role="group" aria-label={t('filter')} className="scrollbar-none flex gap-2 overflow-x-auto pb-1">
        {NOTICE_VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => setView(name)}
            className="inline-flex h-11 shrink-0 items-center rounded-full border border-hairline px-4 text-sm font-medium text-muted transition hover:text-ink aria-pressed:border-amber/40 aria-pressed:bg-amber-wash aria-pressed:text-amber lg:h-9"
          >
            {t(`views.${name}`)}
          </button>
        ))}
      </div>
      <RecordState
        query={inbox}
        empty={inbox.isSuccess && list.length === 0}
        emptyTitle={t(view === 'all' ? 'empty' : 'emptyView')}
        {...(view === 'all' && { emptyHint: t('emptyHint') })}
        rowClassName="h-20"
      >
        <ul className="flex flex-col gap-2.5">
          {list.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              onRead={() => markRead.mutate([entry.id])}
              onRemove={() => remove.mutate(entry.id)}
            />
          ))}
        </ul>
        {inbox.hasNextPage && (
          <Button
            className="self-center"
            busy={inbox.isFetchingNextPage}
            onClick={() => void inbox.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
      </RecordState>
    </div>
  );
}
