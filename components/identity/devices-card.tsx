'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi } from '@/lib/platform/http/call';
import { DeviceRow, type Device } from './device-row';
import { DEVICES_KEY } from './devices-key';

/** The sessions of the member, each with a button that ends it (MEMBER-4). */
export function DevicesCard() {
  const t = useTranslations('identity');
  const devices = useQuery({
    queryKey: DEVICES_KEY,
    queryFn: ({ signal }) => callApi<{ list: Device[] }>('GET', '/wps/member/sessions', undefined, signal),
  });
  const end = useMutation({
    mutationFn: (id: string | undefined) =>
      callApi('DELETE', id ? `/wps/member/sessions/${id}` : '/wps/member/sessions'),
    onSuccess: () => notify(t('devices.ended'), 'good'),
    onError: (error) => notify(error.message || t('networkFailed'), 'bad'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: DEVICES_KEY }),
  });
  const list = devices.data?.list ?? [];
  return (
    <Card>
      <CardHeader
        title={t('devices.title')}
        description={t('devices.hint')}
        actions={
          list.length > 1 && (
            <Button
              size="sm"
              busy={end.isPending && end.variables === undefined}
              onClick={() => end.mutate(undefined)}
            >
              {t('devices.endAll')}
            </Button>
          )
        }
      />
      {devices.isPending && <Skeleton className="h-18 w-full" />}
      {devices.isError && (
        <ErrorState
          title={t('devices.failed')}
          retryLabel={t('retry')}
          onRetry={() => void devices.refetch()}
        />
      )}
      <ul className="divide-y divide-hairline">
        {list.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={end.isPending && end.variables === device.id}
            onEnd={() => end.mutate(device.id)}
          />
        ))}
      </ul>
    </Card>
  );
}
