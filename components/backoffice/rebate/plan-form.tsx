'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { MAX_RATES, PAYS, SCOPES } from '@/lib/rewards/rebate/constants';
import type { Pay, Scope } from '@/lib/rewards/rebate/types';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import type { EditedPlan, EditedRate, PlanChoices } from './edited-plan';
import { PlanPreview } from './plan-preview';

/** A new plan of rates, filled in with the rates of the present one, and an example of what it gives. */
export function PlanForm({
  plan: given,
  earliest,
  choices,
}: {
  plan: EditedPlan;
  /** The first settlement day from which it can be in force. */
  earliest: string;
  choices: PlanChoices;
}) {
  const t = useTranslations('backoffice-rebate.form');
  const call = useCall();
  const [plan, setPlan] = useState(given);
  const wrong = (path: string) => call.failure?.fields[path]?.message;
  const changeRate = (index: number, part: Partial<EditedRate>) =>
    setPlan({
      ...plan,
      rates: plan.rates.map((one, place) => (place === index ? { ...one, ...part } : one)),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call.send<{ status: string }>('/backoffice/api/rebate/plans', plan, ({ status }) =>
      t(status === 'requested' ? 'requested' : 'saved'),
    );
  };
  const codeField = (rate: EditedRate, index: number) => {
    if (rate.scope === 'all') return <span className="max-sm:hidden" />;
    const options =
      rate.scope === 'category'
        ? GAME_TYPES.map((type) => ({ value: type, label: choices.categories[type] ?? type }))
        : choices.vendors.map(({ code, name }) => ({ value: code, label: name }));
    return (
      <Field label={t(`codes.${rate.scope}`)} error={wrong(`rates.${index}.code`)} required>
        {(control) =>
          rate.scope === 'game' ? (
            <Input
              {...control}
              inputMode="numeric"
              dir="ltr"
              maxLength={18}
              value={rate.code}
              onChange={(event) => changeRate(index, { code: event.target.value.trim() })}
            />
          ) : (
            <Select
              {...control}
              value={rate.code}
              placeholder={t('choose')}
              onChange={(event) => changeRate(index, { code: event.target.value })}
              options={options}
            />
          )
        }
      </Field>
    );
  };
  return (
    <div className="grid gap-5 2xl:grid-cols-[minmax(0,1fr)_24rem]">
      <form noValidate onSubmit={submit} className="min-w-0">
        <Panel title={t('title')}>
          <p className="mb-4 max-w-prose text-sm text-muted">{t('text')}</p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <Field label={t('validFrom')} hint={t('validFromHint')} error={wrong('validFrom')} required>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  min={earliest}
                  value={plan.validFrom}
                  onChange={(event) => setPlan({ ...plan, validFrom: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('pay')} error={wrong('pay')}>
              {(control) => (
                <Select
                  {...control}
                  value={plan.pay}
                  onChange={(event) => setPlan({ ...plan, pay: event.target.value as Pay })}
                  options={PAYS.map((pay) => ({ value: pay, label: t(`pays.${pay}`) }))}
                />
              )}
            </Field>
            {(['minimum', 'maximum', 'wagering'] as const).map((name) => (
              <Field
                key={name}
                label={t(name, { currency: choices.currency })}
                hint={t(`${name}Hint`)}
                error={wrong(name)}
              >
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    dir="ltr"
                    maxLength={20}
                    value={plan[name]}
                    onChange={(event) => setPlan({ ...plan, [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
          <ul className="mt-5 flex flex-col gap-4">
            {plan.rates.map((rate, index) => (
              // A rate has no other name than its place.
              <li
                key={index}
                className="grid grid-cols-2 items-start gap-3 border-t border-hairline pt-4 lg:grid-cols-[1fr_1.4fr_1.2fr_0.8fr_auto]"
              >
                <Field label={t('scope')}>
                  {(control) => (
                    <Select
                      {...control}
                      value={rate.scope}
                      onChange={(event) =>
                        changeRate(index, { scope: event.target.value as Scope, code: '' })
                      }
                      options={SCOPES.map((scope) => ({ value: scope, label: t(`scopes.${scope}`) }))}
                    />
                  )}
                </Field>
                {codeField(rate, index)}
                <Field label={t('level')} error={wrong(`rates.${index}.level`)}>
                  {(control) => (
                    <Select
                      {...control}
                      value={String(rate.level)}
                      onChange={(event) => changeRate(index, { level: Number(event.target.value) })}
                      options={[
                        { value: '0', label: t('everybody') },
                        ...choices.ranks.map(({ level, name }) => ({
                          value: String(level),
                          label: t('from', { level, name }),
                        })),
                      ]}
                    />
                  )}
                </Field>
                <Field label={t('rate')} error={wrong(`rates.${index}.rate`)} required>
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="decimal"
                      dir="ltr"
                      maxLength={12}
                      value={rate.rate}
                      onChange={(event) => changeRate(index, { rate: event.target.value })}
                    />
                  )}
                </Field>
                <Button
                  variant="ghost"
                  className="max-lg:justify-self-end lg:mt-7"
                  onClick={() =>
                    setPlan({ ...plan, rates: plan.rates.filter((_, place) => place !== index) })
                  }
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <FormAlert message={call.failure?.message ?? wrong('rates')} />
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            {plan.rates.length < MAX_RATES && (
              <Button
                onClick={() =>
                  setPlan({
                    ...plan,
                    rates: [...plan.rates, { scope: 'category', code: '', level: 0, rate: '' }],
                  })
                }
              >
                {t('add')}
              </Button>
            )}
            <Button type="submit" variant="amber" busy={call.busy}>
              {t('save')}
            </Button>
          </div>
        </Panel>
      </form>
      <PlanPreview plan={plan} choices={choices} />
    </div>
  );
}
