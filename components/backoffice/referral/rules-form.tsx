'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_DAYS, MAX_LEVELS } from '@/lib/rewards/referral/constants';
import type { ReferralRules } from '@/lib/rewards/referral/types';
import { Panel } from '../panel';
import { useCall } from '../use-call';

interface Props {
  rules: ReferralRules;
  version: number;
  currency: string;
  mayWrite: boolean;
}

const LEVELS = Array.from({ length: MAX_LEVELS }, (_, place) => place);

/** Rates up to the last one that is filled in; one that is empty before it counts as zero. */
function trimmed(rates: readonly string[]): string[] {
  const last = rates.findLastIndex((rate) => rate.trim() !== '');
  return rates.slice(0, last + 1).map((rate) => (rate.trim() === '' ? '0' : rate));
}

/** The rules of refer and earn. */
export function ReferralRulesForm({ rules: given, version, currency, mayWrite }: Props) {
  const t = useTranslations('backoffice-referral');
  const call = useCall();
  const [rules, setRules] = useState(given);
  const wrong = (path: string) => call.failure?.fields[`rules.${path}`]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call.send<{ status: string }>(
      '/backoffice/api/referral/rules',
      {
        version,
        rules: {
          ...rules,
          bets: { ...rules.bets, rates: trimmed(rules.bets.rates) },
          deposits: { ...rules.deposits, rates: trimmed(rules.deposits.rates) },
        },
      },
      ({ status }) => t(status === 'requested' ? 'requested' : 'saved'),
    );
  };
  const text = (
    label: string,
    hint: string | undefined,
    path: string,
    value: string,
    set: (value: string) => void,
  ) => (
    <Field label={label} hint={hint} error={wrong(path)}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          dir="ltr"
          maxLength={20}
          value={value}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Field>
  );
  const days = (label: string, path: string, value: number, set: (value: number) => void) => (
    <Field label={label} error={wrong(path)} required>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={1}
          max={MAX_DAYS}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber || 0)}
        />
      )}
    </Field>
  );
  const share = (name: 'bets' | 'deposits') => (
    <Panel title={t(`parts.${name}`)}>
      <p className="mb-4 text-sm text-muted">{t(`texts.${name}`)}</p>
      <div className="grid gap-4 sm:grid-cols-4">
        {LEVELS.map((place) => (
          <div key={place}>
            {text(
              t('rate', { level: place + 1 }),
              undefined,
              `${name}.rates.${place}`,
              rules[name].rates[place] ?? '',
              (value) => {
                const rates = LEVELS.map((each) =>
                  each === place ? value : (rules[name].rates[each] ?? ''),
                );
                setRules({ ...rules, [name]: { ...rules[name], rates } });
              },
            )}
          </div>
        ))}
        {days(t('days'), `${name}.days`, rules[name].days, (value) =>
          setRules({ ...rules, [name]: { ...rules[name], days: value } }),
        )}
      </div>
    </Panel>
  );
  const first = (part: Partial<ReferralRules['first']>) =>
    setRules({ ...rules, first: { ...rules.first, ...part } });
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-5">
        <Panel title={t('parts.first')}>
          <p className="mb-4 text-sm text-muted">{t('texts.first')}</p>
          <div className="grid gap-4 sm:grid-cols-3">
            {text(t('least', { currency }), undefined, 'first.least', rules.first.least, (least) =>
              first({ least }),
            )}
            {text(t('amount', { currency }), t('empty'), 'first.amount', rules.first.amount, (amount) =>
              first({ amount }),
            )}
            {days(t('daysToDeposit'), 'first.days', rules.first.days, (value) => first({ days: value }))}
          </div>
        </Panel>
        {share('bets')}
        {share('deposits')}
        <Panel title={t('parts.caps')}>
          <div className="grid gap-4 sm:grid-cols-3">
            {text(t('capFriend', { currency }), t('noCap'), 'caps.friend', rules.caps.friend, (friend) =>
              setRules({ ...rules, caps: { ...rules.caps, friend } }),
            )}
            {text(t('capDay', { currency }), t('noCap'), 'caps.day', rules.caps.day, (day) =>
              setRules({ ...rules, caps: { ...rules.caps, day } }),
            )}
            {text(t('wagering'), t('wageringHint'), 'wagering', rules.wagering, (wagering) =>
              setRules({ ...rules, wagering }),
            )}
            {days(t('claimDays'), 'claimDays', rules.claimDays, (claimDays) =>
              setRules({ ...rules, claimDays }),
            )}
          </div>
        </Panel>
        <FormAlert message={call.failure?.message} />
        {mayWrite && (
          <Button type="submit" variant="amber" busy={call.busy} className="sm:self-start">
            {t('save')}
          </Button>
        )}
      </fieldset>
    </form>
  );
}
