'use client';

import { useLocale, useTranslations } from 'next-intl';
import { parseUserAgent } from '@/components/identity/user-agent';
import { Card, CardHeader } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useSecurity } from './use-security';

/** Recent events of the account's security. The browser fetches the list, so times are in the reader's zone. */
export function ActivityCard() {
  const t = useTranslations('factors.activity');
  const tIdentity = useTranslations('identity');
  const security = useSecurity();
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const list = security.data?.activity;
  const deviceName = (userAgent: string) => {
    const device = parseUserAgent(userAgent);
    return device ? tIdentity('devices.on', device) : tIdentity('devices.unknown');
  };
  return (
    <Card>
      <CardHeader title={t('title')} description={t('hint')} />
      {security.isPending && <Skeleton className="h-14 w-full rounded-control" />}
      {security.isError && (
        <ErrorState
          title={t('failed')}
          retryLabel={tIdentity('retry')}
          onRetry={() => void security.refetch()}
        />
      )}
      {list?.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
      <ul className="divide-y divide-hairline">
        {list?.map(({ id, kind, ip, country, userAgent, createdAt }) => (
          <li key={id} className="py-3">
            <p className="font-medium">{t(`kinds.${kind}`)}</p>
            <p className="text-sm text-muted">
              {time.format(new Date(createdAt))}
              {/* An event caused by an operator has no address: the member must not learn it. */}
              {ip && (
                <>
                  {' · '}
                  <bdi dir="ltr">{ip}</bdi>
                  {country && ` · ${country}`} · {deviceName(userAgent)}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
