'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { MAX_PRIZES } from '@/lib/rewards/promotions/raffles/constants';
import type { RaffleRule } from '@/lib/rewards/promotions/types';
import { MomentField } from '../moment-field';
import { Figure } from '../figure';

interface Props {
  value: RaffleRule;
  currency: string;
  wrong: (path: string) => string | undefined;
  onChange: (value: RaffleRule) => void;
}

/** How tickets of a raffle are earned, when it closes, and its prizes. */
export function RaffleFields({ value, currency, wrong, onChange }: Props) {
  const t = useTranslations('backoffice-activities.form');
  const set = (part: Partial<RaffleRule>) => onChange({ ...value, ...part });
  const setPrize = (index: number, part: Partial<RaffleRule['prizes'][number]>) =>
    set({ prizes: value.prizes.map((prize, place) => (place === index ? { ...prize, ...part } : prize)) });
  const whole = (text: string) => Number(text.replace(/\D/g, '').slice(0, 5));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField
          label={t('closesAt')}
          error={wrong('closesAt')}
          value={value.closesAt || null}
          onChange={(closesAt) => set({ closesAt: closesAt ?? '' })}
        />
        <Figure
          label={t('mostTickets')}
          value={String(value.most)}
          error={wrong('most')}
          onChange={(text) => set({ most: whole(text) })}
        />
        <Figure
          label={t('joining')}
          value={String(value.joining)}
          error={wrong('joining')}
          onChange={(text) => set({ joining: whole(text) })}
        />
        <Figure
          label={t('perDeposit', { currency })}
          hint={t('emptyNone')}
          value={value.perDeposit}
          error={wrong('perDeposit')}
          onChange={(perDeposit) => set({ perDeposit })}
        />
        <Figure
          label={t('perTurnover', { currency })}
          hint={t('emptyNone')}
          value={value.perTurnover}
          error={wrong('perTurnover')}
          onChange={(perTurnover) => set({ perTurnover })}
        />
      </div>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-1.5 text-sm font-medium text-muted">{t('prizes')}</legend>
        {value.prizes.map((prize, index) => (
          // A prize has no other name than its place.
          <div key={index} className="grid gap-3 sm:grid-cols-4 sm:items-end">
            <Field label={t('payout')} error={wrong(`prizes.${index}.kind`)}>
              {(control) => (
                <Select
                  {...control}
                  value={prize.kind}
                  onChange={(event) => setPrize(index, { kind: event.target.value as 'money' | 'points' })}
                  options={(['money', 'points'] as const).map((kind) => ({
                    value: kind,
                    label: t(`payouts.${kind}`),
                  }))}
                />
              )}
            </Field>
            <Figure
              label={prize.kind === 'money' ? t('money', { currency }) : t('points')}
              value={prize.amount}
              error={wrong(`prizes.${index}.amount`)}
              onChange={(amount) => setPrize(index, { amount })}
            />
            <Figure
              label={t('winners')}
              value={String(prize.count)}
              error={wrong(`prizes.${index}.count`)}
              onChange={(text) => setPrize(index, { count: whole(text) })}
            />
            <Button
              variant="ghost"
              onClick={() => set({ prizes: value.prizes.filter((_, place) => place !== index) })}
            >
              {t('removePrize')}
            </Button>
          </div>
        ))}
        <p aria-live="polite" className="text-sm text-vermilion">
          {wrong('prizes')}
        </p>
        {value.prizes.length < MAX_PRIZES && (
          <Button
            className="self-start"
            onClick={() => set({ prizes: [...value.prizes, { kind: 'money', amount: '', count: 1 }] })}
          >
            {t('addPrize')}
          </Button>
        )}
      </fieldset>
    </>
  );
}
