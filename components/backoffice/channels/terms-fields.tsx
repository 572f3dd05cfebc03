'use client';

import { useTranslations } from 'next-intl';
import { Plus, Trash2 } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { REAL_CURRENCIES } from '@/lib/money/currency';
import type { PaymentKind } from '@/lib/cashier/types';
import { usualTerms, type TermsDraft } from './draft';

interface Props {
  kind: PaymentKind;
  terms: readonly TermsDraft[];
  wrong: (name: string) => string | undefined;
  onChange: (terms: TermsDraft[]) => void;
}

const AMOUNTS = {
  deposit: ['minimum', 'maximum', 'feeFixed', 'feeRate'],
  withdraw: ['minimum', 'maximum', 'feeFixed', 'feeRate', 'dailyAmount', 'dailyCount'],
} as const;

/** Limits and fees of a channel by currency. A new currency begins with what people usually pay in it. */
export function TermsFields({ kind, terms, wrong, onChange }: Props) {
  const t = useTranslations('backoffice-channels');
  const free = REAL_CURRENCIES.filter((code) => !terms.some(({ currency }) => currency === code));
  const change = (index: number, part: Partial<TermsDraft>) =>
    onChange(terms.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <div className="flex flex-col gap-4">
      {terms.map((each, index) => (
        <fieldset
          key={each.currency}
          className="grid grid-cols-2 gap-3 rounded-card border border-hairline p-3 sm:grid-cols-[7rem_1fr_1fr] xl:grid-cols-[7rem_repeat(4,1fr)_auto]"
        >
          <legend className="sr-only">{each.currency}</legend>
          <Field label={t('fields.currency')} className="max-sm:col-span-2">
            {(control) => (
              <Select
                {...control}
                value={each.currency}
                options={[each.currency, ...free].map((code) => ({ value: code, label: code }))}
                onChange={(event) => change(index, usualTerms(event.target.value))}
              />
            )}
          </Field>
          {AMOUNTS[kind].map((name) => (
            <Field
              key={name}
              label={t(`fields.${name}`)}
              error={wrong(`terms.${index}.${name}`)}
              required={name === 'minimum' || name === 'maximum'}
            >
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={24}
                  placeholder={name === 'feeFixed' || name === 'feeRate' ? '0' : undefined}
                  value={each[name]}
                  onChange={(event) => change(index, { [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('remove', { what: each.currency })}
            className="self-end max-xl:col-span-2 max-xl:justify-self-end"
            onClick={() => onChange(terms.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </fieldset>
      ))}
      {wrong('terms') && (
        <p role="alert" className="text-sm text-vermilion">
          {wrong('terms')}
        </p>
      )}
      <p className="text-xs text-faint">{t('feeRule')}</p>
      {kind === 'withdraw' && <p className="text-xs text-faint">{t('dailyRule')}</p>}
      {free[0] && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => onChange([...terms, usualTerms(free[0]!)])}
        >
          <Plus aria-hidden className="size-4" />
          {t('addCurrency')}
        </Button>
      )}
    </div>
  );
}
