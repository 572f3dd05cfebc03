'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { CONTRACT_KINDS, PERIOD_TYPES, TIER_MODES, type ContractKind } from '@/lib/agents/constants';
import type { WireTerms } from '@/lib/agents/contracts/wire';
import { EMPTY_TIER, TierEditor, type TypedTier } from './tier-editor';

/** The terms as they are typed. */
export interface Typed {
  type: ContractKind;
  period: string;
  tierMode: string;
  tiers: TypedTier[];
  profitRate: string;
  lossRate: string;
  singleBet: string;
}

export const START: Typed = {
  type: 'daily',
  period: 'M',
  tierMode: 'fixed',
  tiers: [EMPTY_TIER],
  profitRate: '',
  lossRate: '',
  singleBet: '',
};

/** "1000.00" is typed as "1000", and nothing for zero. */
const trimmed = (decimal: string) => (Number(decimal) === 0 ? '' : decimal.replace(/\.?0+$/, ''));

/** Terms to begin the form with. */
export const fromTerms = (terms: WireTerms): Typed => ({
  ...START,
  type: terms.type,
  ...(terms.type === 'dividend' && { period: terms.period!, tierMode: terms.tierMode! }),
  tiers: terms.tiers.map((tier) => ({
    validBet: trimmed(tier.validBet),
    netLoss: trimmed(tier.netLoss),
    activeMembers: tier.activeMembers === 0 ? '' : String(tier.activeMembers),
    rate: tier.rate === '0' ? '' : tier.rate,
    amount: trimmed(tier.amount),
  })),
  ...(terms.realtime && {
    profitRate: terms.realtime.profitRate,
    lossRate: terms.realtime.lossRate,
    singleBet: trimmed(terms.realtime.singleBet),
  }),
});

const orZero = (text: string) => text.trim() || '0';

/** The terms as the calls take them. A text that is no number is sent as it is, so that the site names the mistake. */
export function toWire({ type, period, tierMode, tiers, ...rest }: Typed) {
  if (type === 'realtime')
    return {
      type,
      realtime: {
        profitRate: orZero(rest.profitRate),
        lossRate: orZero(rest.lossRate),
        singleBet: orZero(rest.singleBet),
      },
    };
  return {
    type,
    ...(type === 'dividend' && { period, tierMode }),
    tiers: tiers.map((tier) => ({
      validBet: orZero(tier.validBet),
      netLoss: orZero(tier.netLoss),
      activeMembers: /^\d+$/.test(orZero(tier.activeMembers)) ? Number(orZero(tier.activeMembers)) : -1,
      rate: orZero(tier.rate),
      amount: orZero(tier.amount),
    })),
  };
}

interface Props {
  typed: Typed;
  errors: Record<string, { message: string }>;
  /** The kind is that of the contract that is answered or changed. */
  fixedKind: boolean;
  onChange: (change: Partial<Typed>) => void;
}

/** The fields of terms: kind, period and tiers, or the rates of a real-time salary. */
export function TermsFields({ typed, errors, fixedKind, onChange: change }: Props) {
  const t = useTranslations('agent-contracts');
  const rate = (field: 'profitRate' | 'lossRate' | 'singleBet') => (
    <Field key={field} label={t(`form.${field}`)} error={errors[`realtime.${field}`]?.message}>
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          maxLength={20}
          value={typed[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t('form.type')}>
          {(control) => (
            <Select
              {...control}
              value={typed.type}
              disabled={fixedKind}
              options={CONTRACT_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
              onChange={(event) => change({ type: event.target.value as ContractKind })}
            />
          )}
        </Field>
        {typed.type === 'dividend' && (
          <>
            <Field label={t('form.period')} error={errors.period?.message}>
              {(control) => (
                <Select
                  {...control}
                  value={typed.period}
                  options={PERIOD_TYPES.map((one) => ({ value: one, label: t(`periods.${one}`) }))}
                  onChange={(event) => change({ period: event.target.value })}
                />
              )}
            </Field>
            <Field
              label={t('form.tierMode')}
              error={errors.tierMode?.message}
              hint={t(`form.modeHints.${typed.tierMode}`)}
            >
              {(control) => (
                <Select
                  {...control}
                  value={typed.tierMode}
                  options={TIER_MODES.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
                  onChange={(event) => change({ tierMode: event.target.value })}
                />
              )}
            </Field>
          </>
        )}
      </div>
      {typed.type === 'realtime' ? (
        <div className="grid gap-3 sm:grid-cols-3">
          {(['profitRate', 'lossRate', 'singleBet'] as const).map(rate)}
        </div>
      ) : (
        <TierEditor tiers={typed.tiers} errors={errors} onChange={(tiers) => change({ tiers })} />
      )}
    </>
  );
}
