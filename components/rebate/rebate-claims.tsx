'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordState } from '@/components/records/record-state';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { showAmount } from '@/lib/money/format';
import { callApi } from '@/lib/platform/http/call';
import type { WireClaim } from '@/lib/rewards/rebate/wire';
import { REBATE_CLAIMS_KEY } from './queries';

interface Page {
  list: WireClaim[];
  next: string | null;
}

/** The member's payments of rebate, newest first. */
export function RebateClaims() {
  const t = useTranslations('rebate');
  const locale = useLocale();
  const format = useFormatter();
  const history = useInfiniteQuery({
    queryKey: REBATE_CLAIMS_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callApi<Page>(
        'GET',
        pathWithQuery('/wps/rebate/claims', pageParam ? { cursor: pageParam } : {}),
        undefined,
        signal,
      ),
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const claims = history.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Card>
      <CardHeader title={t('history.title')} />
      <RecordState
        query={history}
        empty={claims.length === 0}
        emptyTitle={t('history.none')}
        emptyHint={t('history.noneHint')}
        rows={2}
      >
        <ul className="divide-y divide-hairline">
          {claims.map((claim) => (
            <li key={claim.id} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="font-medium">{t(claim.bySchedule ? 'history.schedule' : 'history.claim')}</p>
                <p className="text-xs text-faint">
                  {format.dateTime(new Date(claim.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
                </p>
              </div>
              <div className="text-end">
                <Money
                  value={claim.amount}
                  currency={claim.currency}
                  locale={locale}
                  signed
                  className="font-semibold"
                />
                <p className="text-xs text-faint">
                  {t('history.bets', { bets: showAmount(claim.validBet, claim.currency, locale) })}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {history.hasNextPage && (
          <Button
            block
            className="mt-3"
            busy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </RecordState>
    </Card>
  );
}
