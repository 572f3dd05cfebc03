'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Plus, Trash2 } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { MAX_TIERS } from '@/lib/agents/constants';

/** A tier as it is typed; empty texts count as not required, or not paid. */
export interface TypedTier {
  validBet: string;
  netLoss: string;
  activeMembers: string;
  rate: string;
  amount: string;
}
export const EMPTY_TIER: TypedTier = { validBet: '', netLoss: '', activeMembers: '', rate: '', amount: '' };

const FIELDS = ['validBet', 'netLoss', 'activeMembers', 'rate', 'amount'] as const;

interface Props {
  tiers: readonly TypedTier[];
  errors: Record<string, { message: string }>;
  onChange: (tiers: TypedTier[]) => void;
}

/** The tiers of an offer: what each requires and pays. They are added at the end, from the lowest to the highest. */
export function TierEditor({ tiers, errors, onChange }: Props) {
  const t = useTranslations('agent-contracts');
  const errorId = useId();
  const change = (index: number, field: keyof TypedTier, value: string) =>
    onChange(tiers.map((tier, place) => (place === index ? { ...tier, [field]: value } : tier)));
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={errors.tiers ? errorId : undefined}>
      <legend className="mb-1 text-sm font-medium text-muted">{t('form.tiers')}</legend>
      {errors.tiers && <FieldError id={errorId}>{errors.tiers.message}</FieldError>}
      {tiers.map((tier, index) => (
        <div key={index} className="rounded-control border border-hairline p-3">
          <div className="mb-2 flex items-center justify-between">
            <span className="text-sm font-medium">{t('terms.tier', { no: index + 1 })}</span>
            {tiers.length > 1 && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('form.remove', { no: index + 1 })}
                onClick={() => onChange(tiers.filter((_tier, place) => place !== index))}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            )}
          </div>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            {FIELDS.map((field) => (
              <Field
                key={field}
                label={t(`form.${field}`)}
                error={errors[`tiers.${index}.${field}`]?.message}
                className={field === 'amount' ? 'max-sm:col-span-2' : ''}
              >
                {(control) => (
                  <Input
                    {...control}
                    dir="ltr"
                    inputMode={field === 'activeMembers' ? 'numeric' : 'decimal'}
                    autoComplete="off"
                    maxLength={20}
                    placeholder="0"
                    value={tier[field]}
                    onChange={(event) => change(index, field, event.target.value)}
                  />
                )}
              </Field>
            ))}
          </div>
        </div>
      ))}
      {tiers.length < MAX_TIERS && (
        <Button size="sm" variant="surface" onClick={() => onChange([...tiers, tiers.at(-1) ?? EMPTY_TIER])}>
          <Plus aria-hidden className="size-4" />
          {t('form.add')}
        </Button>
      )}
    </fieldset>
  );
}
