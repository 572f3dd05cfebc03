'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { parseUserAgent } from '@/components/identity/user-agent';
import { useDateFormat } from '@/components/records/use-date-format';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Trash2 } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { useMounted } from '@/components/ui/use-mounted';
import { callApi } from '@/lib/platform/http/call';

const PUSH_KEY = ['inbox', 'push'] as const;

interface PushState {
  publicKey: string;
  list: { id: string; userAgent: string; createdAt: string }[];
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Push notifications: turned on for this browser by a press, never on load, and the member's devices. */
export function PushCard() {
  const t = useTranslations('messages.push');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const format = useDateFormat();
  const isMounted = useMounted();
  const [busy, setBusy] = useState<string>();
  const push = useQuery({
    queryKey: PUSH_KEY,
    queryFn: ({ signal }) => callApi<PushState>('GET', '/wps/member/push', undefined, signal),
  });
  const run = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      notify((error as Error).message || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(undefined);
      void queryClient.invalidateQueries({ queryKey: PUSH_KEY });
    }
  };
  const turnOn = () =>
    run('on', async () => {
      if ((await Notification.requestPermission()) !== 'granted') {
        notify(t('denied'), 'bad');
        return;
      }
      const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/' });
      await navigator.serviceWorker.ready;
      const subscription = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: push.data!.publicKey,
      });
      await callApi('PUT', `/wps/member/push?language=${locale.toUpperCase()}`, subscription.toJSON());
      notify(t('turnedOn'), 'good');
    });
  const remove = (id: string) =>
    run(id, async () => {
      await callApi('DELETE', `/wps/member/push/${id}`);
      notify(t('removed'), 'good');
    });
  const devices = push.data?.list ?? [];
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      {isMounted &&
        (isSupported() ? (
          <Button busy={busy === 'on'} disabled={!push.data} onClick={() => void turnOn()}>
            {t('turnOn')}
          </Button>
        ) : (
          <p className="text-sm text-muted">{t('unsupported')}</p>
        ))}
      {devices.length > 0 && (
        <ul aria-label={t('devices')} className="mt-4 divide-y divide-hairline">
          {devices.map(({ id, userAgent, createdAt }) => {
            const agent = parseUserAgent(userAgent);
            const name = agent ? `${agent.browser} · ${agent.system}` : t('device');
            return (
              <li key={id} className="flex items-center justify-between gap-3 py-2 text-sm">
                <span>
                  <bdi className="font-medium">{name}</bdi>
                  <span className="block text-xs text-faint">{format.dateTime(createdAt)}</span>
                </span>
                <Button
                  variant="ghost"
                  size="icon"
                  busy={busy === id}
                  aria-label={t('remove', { name })}
                  onClick={() => void remove(id)}
                >
                  <Trash2 aria-hidden className="size-4" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
