'use client';

import { useState } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { CheckCheck } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordPager } from '@/components/records/record-pager';
import { RecordState } from '@/components/records/record-state';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { callApi } from '@/lib/platform/http/call';
import { LIVE_NOTICES, NOTICES_KEY } from '../query-keys';
import type { Page } from '@/lib/platform/page';
import type { Notice } from '../types';
import { NoticeRow } from './notice-row';

type NoticePage = Page<Notice> & { unread: number };

/** The member's notices, newest first (MSG-1). Opening one marks it as read; a button marks all as read. */
export function NoticesView() {
  const t = useTranslations('messages');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const [pageNum, setPageNum] = useState(1);
  useLiveQueries(LIVE_NOTICES);
  const notices = useQuery({
    queryKey: [...NOTICES_KEY, locale, pageNum],
    queryFn: ({ signal }) =>
      callApi<NoticePage>(
        'GET',
        pathWithQuery('/wps/member/notices', { pageNum, pageSize: 10, language: locale.toUpperCase() }),
        undefined,
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const markRead = useMutation({
    mutationFn: (ids: string[] | undefined) =>
      callApi('POST', '/wps/member/notices/read', ids ? { ids } : {}),
    onError: (error) => notify(error.message || tErrors('NETWORK'), 'bad'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
  const unread = notices.data?.unread ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted" aria-live="polite">
          {notices.data && t('unread', { count: unread })}
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
      <RecordState
        query={notices}
        empty={notices.data?.list.length === 0}
        emptyTitle={t('empty')}
        emptyHint={t('emptyHint')}
        rowClassName="h-20"
      >
        <ul className="flex flex-col gap-2.5">
          {notices.data?.list.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onRead={() => markRead.mutate([notice.id])} />
          ))}
        </ul>
        <RecordPager page={pageNum} pages={notices.data?.totalPages ?? 1} onPage={setPageNum} />
      </RecordState>
    </div>
  );
}
