'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { REAL_CURRENCIES } from '@/lib/money/currency';
import type { MoneySetting } from '@/lib/platform/site-config';
import { SettingForm } from './setting-form';
import { useSetting, type SettingProps } from './use-setting';

interface Props {
  setting: SettingProps<MoneySetting>;
  /** Money has moved: both are fixed. */
  isFixed: boolean;
  /** The zones of the server, so that browser and server know the same ones. */
  zones: readonly string[];
  onSaved?: () => void;
}

/** Form with the currency and the settlement zone. */
export function MoneyForm({ setting, isFixed, zones, onSaved }: Props) {
  const t = useTranslations('backoffice-site.money');
  const locale = useLocale();
  const call = useSetting(setting);
  const [money, setMoney] = useState(setting.value);
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const error = (field: string) => call.failure?.fields[field]?.message;
  const save = async () => {
    if (await call.save(money, t('saved'))) onSaved?.();
  };
  return (
    <SettingForm call={call} onSave={() => void save()} disabled={isFixed}>
      <p className="text-sm text-muted">{t(isFixed ? 'fixed' : 'text')}</p>
      <Field label={t('currency')} error={error('currency')}>
        {(control) => (
          <Select
            {...control}
            disabled={isFixed}
            value={money.currency}
            options={REAL_CURRENCIES.map((code) => ({
              value: code,
              label: `${code} · ${names.of(code) ?? code}`,
            }))}
            onChange={(event) =>
              setMoney({ ...money, currency: event.target.value as MoneySetting['currency'] })
            }
          />
        )}
      </Field>
      <Field label={t('zone')} hint={t('zoneHint')} error={error('settlementZone')}>
        {(control) => (
          <Select
            {...control}
            dir="ltr"
            disabled={isFixed}
            value={money.settlementZone}
            options={zones.map((zone) => ({ value: zone, label: zone }))}
            onChange={(event) => setMoney({ ...money, settlementZone: event.target.value })}
          />
        )}
      </Field>
    </SettingForm>
  );
}
