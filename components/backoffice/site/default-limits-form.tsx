'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LIMIT_KINDS, PERIODS } from '@/lib/protection/constants';
import { SettingForm } from './setting-form';
import { TextField } from './text-field';
import { useSetting, type SettingProps } from './use-setting';

interface Value {
  limits: { kind: string; period: string; amount: string }[];
}

const keyOf = (kind: string, period: string) => `${kind} ${period}`;

/** Form with the limits for every member: an empty field is no limit. */
export function DefaultLimitsForm({ setting }: { setting: SettingProps<Value> }) {
  const t = useTranslations('backoffice-site.protection');
  const call = useSetting(setting);
  const [amounts, setAmounts] = useState<Record<string, string>>(() =>
    Object.fromEntries(setting.value.limits.map(({ kind, period, amount }) => [keyOf(kind, period), amount])),
  );
  const sent = LIMIT_KINDS.flatMap((kind) =>
    PERIODS.flatMap((period) => {
      const amount = amounts[keyOf(kind, period)]?.trim() ?? '';
      return amount ? [{ kind, period, amount }] : [];
    }),
  );
  const error = (kind: string, period: string) => {
    const index = sent.findIndex((each) => each.kind === kind && each.period === period);
    return call.failure?.fields[`limits.${index}.amount`]?.message;
  };
  return (
    <SettingForm call={call} onSave={() => void call.save({ limits: sent }, t('saved'))}>
      <p className="text-sm text-muted">{t('limitsText')}</p>
      {LIMIT_KINDS.map((kind) => (
        <fieldset key={kind} className="grid gap-3 sm:grid-cols-3">
          <legend className="mb-1 text-sm font-semibold">{t(`limitKinds.${kind}`)}</legend>
          {PERIODS.map((period) => (
            <TextField
              key={period}
              label={t(`limitPeriods.${period}`)}
              inputMode="decimal"
              dir="ltr"
              maxLength={24}
              value={amounts[keyOf(kind, period)] ?? ''}
              error={error(kind, period)}
              onChange={(text) => setAmounts({ ...amounts, [keyOf(kind, period)]: text })}
            />
          ))}
        </fieldset>
      ))}
    </SettingForm>
  );
}
