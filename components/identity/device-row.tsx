'use client';

import { MonitorSmartphone } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { parseUserAgent } from './user-agent';

/** One entry of GET /wps/member/sessions. */
export interface Device {
  id: string;
  ip: string;
  country: string | null;
  userAgent: string;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
}

interface DeviceRowProps {
  device: Device;
  busy: boolean;
  onEnd: () => void;
}

/** One session: device, address and last use. The browser fetches the list, so times are in the reader's zone. */
export function DeviceRow({ device, busy, onEnd }: DeviceRowProps) {
  const t = useTranslations('identity.devices');
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const parsed = parseUserAgent(device.userAgent);
  const when = time.format(new Date(device.seenAt));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {parsed ? t('on', parsed) : t('unknown')}
          {device.isCurrent && <Badge tone="jade">{t('current')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <span dir="ltr">{device.ip}</span>
          {device.country && ` · ${device.country}`} · {t('lastSeen', { when })}
        </p>
      </div>
      {!device.isCurrent && (
        <Button size="sm" variant="outline" busy={busy} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
