'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { CONTRACT_KINDS } from '@/lib/agents/constants';
import { MAX_COLLECT_DAYS, MAX_OFFER_DAYS, MAX_PAY_DAYS } from '@/lib/agents/rules/constants';
import type { AgentRules } from '@/lib/agents/rules/types';
import { Panel } from '../panel';
import { useCall } from '../use-call';

interface Props {
  rules: AgentRules;
  version: number;
  currency: string;
  /** The day from which a change is in force, in the operator's language. */
  holdFrom: string;
  mayWrite: boolean;
}

/** The rules as lines of a name and a value, for the preview of a change. */
const linesOf = (rules: AgentRules): Record<string, string | number | boolean> => ({
  activeValidBet: rules.activeValidBet,
  rebates: rules.costs.rebates,
  promotions: rules.costs.promotions,
  fees: rules.costs.fees,
  carryNegative: rules.carryNegative,
  ...rules.payAfterDays,
  byHand: rules.collect.byHand,
  collectDays: rules.collect.days,
  holdAbove: rules.holdAbove,
  offerDays: rules.offerDays,
});

/** The rules of the agent programme, with a preview of what a change alters and from when. */
export function AgentRulesForm({ rules: given, version, currency, holdFrom, mayWrite }: Props) {
  const t = useTranslations('backoffice-agent-contracts.rules');
  const call = useCall();
  const [rules, setRules] = useState(given);
  const wrong = (path: string) => call.failure?.fields[`rules.${path}`]?.message;
  const before = linesOf(given);
  const after = linesOf(rules);
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const shown = (value: string | number | boolean | undefined) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value === '' ? t('nothing') : String(value);
  const text = (name: 'activeValidBet' | 'holdAbove') => (
    <Field label={t(`names.${name}`)} hint={t(`hints.${name}`, { currency })} error={wrong(name)}>
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          inputMode="decimal"
          maxLength={20}
          value={rules[name]}
          onChange={(event) => setRules({ ...rules, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const days = (
    name: string,
    path: string,
    value: number,
    [least, most]: [number, number],
    set: (value: number) => void,
  ) => (
    <Field key={name} label={t(`names.${name}`)} error={wrong(path)}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={least}
          max={most}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber || 0)}
        />
      )}
    </Field>
  );
  const check = (name: string, checked: boolean, set: (checked: boolean) => void) => (
    <Checkbox
      key={name}
      label={t(`names.${name}`)}
      checked={checked}
      onChange={(event) => set(event.target.checked)}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void call.send<{ status: 'performed' | 'requested' }>(
          '/backoffice/api/agent-rules',
          { version, rules },
          ({ status }) => t(status === 'requested' ? 'requested' : 'saved'),
        );
      }}
    >
      <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-5">
        <Panel title={t('parts.figures')}>
          <div className="grid gap-4 sm:grid-cols-2">
            {text('activeValidBet')}
            <div className="flex flex-col gap-2">
              <p className="text-sm font-medium text-muted">{t('costs')}</p>
              {(['rebates', 'promotions', 'fees'] as const).map((cost) =>
                check(cost, rules.costs[cost], (checked) =>
                  setRules({ ...rules, costs: { ...rules.costs, [cost]: checked } }),
                ),
              )}
              {check('carryNegative', rules.carryNegative, (carryNegative) =>
                setRules({ ...rules, carryNegative }),
              )}
            </div>
          </div>
        </Panel>
        <Panel title={t('parts.payment')}>
          <p className="mb-4 text-sm text-muted">{t('paymentText')}</p>
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {CONTRACT_KINDS.map((kind) =>
              days(kind, `payAfterDays.${kind}`, rules.payAfterDays[kind], [0, MAX_PAY_DAYS], (value) =>
                setRules({ ...rules, payAfterDays: { ...rules.payAfterDays, [kind]: value } }),
              ),
            )}
          </div>
          <div className="mt-4 grid items-start gap-4 sm:grid-cols-3">
            {check('byHand', rules.collect.byHand, (byHand) =>
              setRules({ ...rules, collect: { ...rules.collect, byHand } }),
            )}
            {days('collectDays', 'collect.days', rules.collect.days, [1, MAX_COLLECT_DAYS], (value) =>
              setRules({ ...rules, collect: { ...rules.collect, days: value } }),
            )}
            {text('holdAbove')}
          </div>
        </Panel>
        <Panel title={t('parts.offers')}>
          <div className="sm:max-w-xs">
            {days('offerDays', 'offerDays', rules.offerDays, [1, MAX_OFFER_DAYS], (offerDays) =>
              setRules({ ...rules, offerDays }),
            )}
          </div>
        </Panel>
        {changed.length > 0 && (
          <Panel title={t('preview')}>
            <p className="mb-3 text-sm text-muted">{t('previewText', { day: holdFrom })}</p>
            <ul className="flex flex-col divide-y divide-hairline text-sm">
              {changed.map((name) => (
                <li key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <span className="text-muted">{t(`names.${name}`)}</span>
                  <bdi className="tabular">
                    {t('change', { before: shown(before[name]), after: shown(after[name]) })}
                  </bdi>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <FormAlert message={call.failure?.message} />
        {mayWrite && (
          <Button
            type="submit"
            variant="amber"
            busy={call.busy}
            disabled={changed.length === 0}
            className="sm:self-start"
          >
            {t('save')}
          </Button>
        )}
      </fieldset>
    </form>
  );
}
