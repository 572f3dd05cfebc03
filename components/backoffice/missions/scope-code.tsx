'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import type { MissionScope } from '@/lib/rewards/missions/types';

interface Props {
  scope: MissionScope;
  code: string;
  vendors: readonly { code: string; name: string }[];
  /** The names of the categories of games. */
  categories: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** Which category, vendor or game a mission or a competition counts. Nothing if it counts all games. */
export function ScopeCode({ scope, code, vendors, categories, error, onChange }: Props) {
  const t = useTranslations('backoffice-missions');
  if (scope === 'all') return null;
  if (scope === 'game')
    return (
      <Field label={t('fields.game')} hint={t('hints.game')} error={error} required>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            dir="ltr"
            maxLength={18}
            value={code}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    );
  return (
    <Field label={t(`scopes.${scope}`)} error={error} required>
      {(control) => (
        <Select
          {...control}
          value={code}
          placeholder={t('choose')}
          onChange={(event) => onChange(event.target.value)}
          options={
            scope === 'category'
              ? GAME_TYPES.map((type) => ({ value: type, label: categories[type] ?? type }))
              : vendors.map((vendor) => ({ value: vendor.code, label: vendor.name }))
          }
        />
      )}
    </Field>
  );
}
