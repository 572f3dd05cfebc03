'use client';

import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { parseUserAgent } from '@/components/identity/user-agent';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi } from '@/lib/platform/http/call';

interface PastLogin {
  id: string;
  ip: string;
  country: string | null;
  userAgent: string;
  createdAt: string;
  live: boolean;
}

interface HistoryPage {
  list: PastLogin[];
  totalPages: number;
}

/** The logins of the last 90 days: time, device, address and country. */
export function HistoryCard() {
  const t = useTranslations('account');
  const [page, setPage] = useState(1);
  const history = useQuery({
    queryKey: ['login-history', page],
    queryFn: ({ signal }) =>
      callApi<HistoryPage>('GET', `/wps/member/sessions/history?pageNum=${page}`, undefined, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Card>
      <CardHeader title={t('history.title')} description={t('history.text')} />
      {history.isPending && <Skeleton className="h-40 w-full" />}
      {history.isError && (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void history.refetch()} />
      )}
      {history.data && (
        <>
          <ul className="divide-y divide-hairline" aria-busy={history.isPlaceholderData}>
            {history.data.list.map((login) => (
              <HistoryRow key={login.id} login={login} />
            ))}
          </ul>
          <Pager
            page={page}
            pages={history.data.totalPages}
            onPage={setPage}
            className="mt-4"
            labels={{
              nav: t('history.pages'),
              previous: t('history.previous'),
              next: t('history.next'),
              page: (n) => t('history.page', { n }),
            }}
          />
        </>
      )}
    </Card>
  );
}

function HistoryRow({ login }: { login: PastLogin }) {
  const t = useTranslations('account.history');
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const device = parseUserAgent(login.userAgent);
  const country = login.country && new Intl.DisplayNames([locale], { type: 'region' }).of(login.country);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <span className="flex items-center gap-2 font-medium">
        {device ? `${device.browser} · ${device.system}` : t('unknown')}
        {login.live && <Badge tone="jade">{t('live')}</Badge>}
      </span>
      <span className="tabular text-muted">{time.format(new Date(login.createdAt))}</span>
      <span className="w-full text-faint">
        <bdi dir="ltr">{login.ip}</bdi> · {country || t('place')}
      </span>
    </li>
  );
}
