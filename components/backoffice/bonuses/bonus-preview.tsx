'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Points } from '@/components/points/points';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Check, X } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { BIRTHDAY_WAIT_DAYS } from '@/lib/rewards/bonuses/constants';
import type { ConditionName } from '@/lib/rewards/bonuses/types';
import { useCall } from '../use-call';

interface Explained {
  amount: string;
  isGiven: boolean;
  conditions: { name: ConditionName; holds: boolean }[];
}

interface Props {
  id: string;
  /** The site's currency; undefined if the bonus is in points. */
  currency: string | undefined;
  /** Whether the bonus depends on a deposit, a loss or a turnover. */
  hasBase: boolean;
}

/** What a member would get of the saved bonus, and which conditions fail. */
export function BonusPreview({ id, currency, hasBase }: Props) {
  const t = useTranslations('backoffice-bonuses');
  const locale = useLocale();
  const call = useCall();
  const [given, setGiven] = useState({ account: '', base: '' });
  const [result, setResult] = useState<Explained>();
  const errors = call.failure?.fields ?? {};
  const ask = async () => {
    setResult(undefined);
    await call.send<Explained>(`/backoffice/api/bonuses/${id}/preview`, given, () => undefined, setResult);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <FormAlert message={call.failure?.message} />
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <Field label={t('preview.account')} error={errors.account?.message} required>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={given.account}
              onChange={(event) => setGiven({ ...given, account: event.target.value })}
            />
          )}
        </Field>
        {hasBase && (
          <Field label={t('preview.base')} error={errors.base?.message}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                dir="ltr"
                autoComplete="off"
                maxLength={20}
                value={given.base}
                onChange={(event) => setGiven({ ...given, base: event.target.value })}
              />
            )}
          </Field>
        )}
        <Button type="submit" busy={call.busy}>
          {t('preview.button')}
        </Button>
      </div>
      {result && (
        <div aria-live="polite" className="flex flex-col gap-3">
          <p className="text-sm font-medium">
            {t(result.isGiven ? 'preview.gets' : 'preview.getsNothing')}{' '}
            <span className="font-display text-lg text-amber">
              {currency === undefined ? (
                <Points value={result.amount} locale={locale} />
              ) : (
                <Money value={result.amount} currency={currency} locale={locale} />
              )}
            </span>
          </p>
          <ul className="grid gap-1.5 text-sm sm:grid-cols-2">
            {result.conditions.map(({ name, holds }) => (
              <li key={name} className="flex items-start gap-2">
                {holds ? (
                  <Check aria-label={t('preview.holds')} className="mt-0.5 size-4 shrink-0 text-jade" />
                ) : (
                  <X aria-label={t('preview.fails')} className="mt-0.5 size-4 shrink-0 text-vermilion" />
                )}
                <span className={holds ? 'text-muted' : 'font-medium'}>
                  {t(`conditions.${name}`, { days: BIRTHDAY_WAIT_DAYS })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}
