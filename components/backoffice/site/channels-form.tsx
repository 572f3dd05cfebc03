'use client';

import { Plus, Trash2 } from '@/components/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { SERVICE_TYPES, type ServiceType } from '@/lib/content/service/constants';
import { SettingAlert } from './setting-alert';
import { useSetting, type SettingProps } from './use-setting';

interface Channel {
  csType: ServiceType;
  path: string;
}

/** Form with the support channels, in the order in which the site offers them. */
export function ChannelsForm({ setting }: { setting: SettingProps<{ channels: readonly Channel[] }> }) {
  const t = useTranslations('backoffice-site');
  const words = useTranslations('service.types');
  const call = useSetting(setting);
  const [rows, setRows] = useState<readonly Channel[]>(setting.value.channels);
  const change = (index: number, part: Partial<Channel>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const wrong = Object.values(call.failure?.fields ?? {})[0]?.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void call.save({ channels: rows }, t('channels.saved'));
      }}
    >
      <p className="text-sm text-muted">{t('channels.hint')}</p>
      <SettingAlert call={call} message={wrong} />
      <ul className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <li key={index} className="flex flex-wrap items-center gap-2">
            <div className="w-40">
              <Select
                aria-label={t('channels.type')}
                value={row.csType}
                options={SERVICE_TYPES.map((type) => ({ value: type, label: words(type) }))}
                onChange={(event) => change(index, { csType: event.target.value as ServiceType })}
              />
            </div>
            <div className="min-w-0 flex-1 basis-60">
              <Input
                aria-label={t('channels.path')}
                dir="ltr"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                value={row.path}
                onChange={(event) => change(index, { path: event.target.value })}
              />
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('channels.remove')}
              onClick={() => setRows(rows.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setRows([...rows, { csType: 'LIVECHAT', path: '' }])}>
          <Plus aria-hidden className="size-4" />
          {t('channels.add')}
        </Button>
        <Button type="submit" variant="amber" busy={call.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
