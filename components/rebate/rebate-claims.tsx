'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { useCursorList } from '@/components/records/use-cursor-list';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { showAmount } from '@/lib/money/format';
import type { WireClaim } from '@/lib/rewards/rebate/wire';
import { REBATE_CLAIMS_KEY } from './queries';

/** The member's payments of rebate, newest first. */
export function RebateClaims() {
  const t = useTranslations('rebate');
  const locale = useLocale();
  const format = useFormatter();
  const { query: history, list: claims } = useCursorList<WireClaim>(REBATE_CLAIMS_KEY, '/wps/rebate/claims');
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
