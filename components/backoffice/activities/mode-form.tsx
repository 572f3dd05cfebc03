'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { FREQUENCIES, PROMOTION_MODES, PAYOUT_KINDS } from '@/lib/rewards/promotions/constants';
import type { Frequency, PayoutKind, PromotionMode, PromotionRule } from '@/lib/rewards/promotions/types';
import { Panel } from '../panel';
import { RaffleFields } from './raffle-fields';
import { Figure } from '../figure';
import { useCall } from '../use-call';

interface Props {
  id: string;
  mode: PromotionMode;
  rule: PromotionRule;
  version: number;
  groups: readonly { id: string; name: string }[];
  bonuses: readonly { id: string; name: string }[];
  currency: string;
  mayWrite: boolean;
}

/** How a promotion can be had: its mode and rule. It is saved apart from the texts. */
export function ModeForm({
  id,
  mode: givenMode,
  rule: givenRule,
  version,
  groups,
  bonuses,
  currency,
  mayWrite,
}: Props) {
  const t = useTranslations('backoffice-activities.form');
  const call = useCall();
  const [mode, setMode] = useState<PromotionMode>(givenMode);
  const [rule, setRule] = useState(givenRule);
  const [saved, setSaved] = useState(version);
  const wrong = (path: string) => call.failure?.fields[`rule.${path}`]?.message;
  const set = (part: Partial<PromotionRule>) => setRule({ ...rule, ...part });
  const choose = (next: PromotionMode) => {
    setMode(next);
    // What the other mode does not allow is put right, so that it is not refused for a field that is not shown.
    if (next === 'join') set({ frequency: 'once' });
    if (next === 'claim' && rule.payout.kind === 'none') set({ payout: { ...rule.payout, kind: 'money' } });
  };
  const save = () =>
    void call.send<{ status: string; version?: number }>(
      `/backoffice/api/promotions/${id}/mode`,
      { version: Math.max(version, saved), mode, rule },
      ({ status }) => t(status === 'requested' ? 'requested' : 'saved'),
      ({ version: next }) => next !== undefined && setSaved(next),
    );
  return (
    <Panel title={t('title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-5">
          <Field label={t('mode')} hint={t(`modes.${mode}.hint`)} error={call.failure?.fields.mode?.message}>
            {(control) => (
              <Select
                {...control}
                value={mode}
                onChange={(event) => choose(event.target.value as PromotionMode)}
                options={PROMOTION_MODES.map((value) => ({ value, label: t(`modes.${value}.name`) }))}
              />
            )}
          </Field>
          {mode === 'bonus' && (
            <Field label={t('bonusId')} error={wrong('bonusId')}>
              {(control) => (
                <Select
                  {...control}
                  value={rule.bonusId}
                  onChange={(event) => set({ bonusId: event.target.value })}
                  options={[
                    { value: '', label: t('chooseBonus') },
                    ...bonuses.map(({ id: value, name }) => ({ value, label: name })),
                  ]}
                />
              )}
            </Field>
          )}
          {mode !== 'article' && mode !== 'bonus' && mode !== 'rebate' && (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label={t('group')} error={wrong('groupId')}>
                  {(control) => (
                    <Select
                      {...control}
                      value={rule.groupId}
                      onChange={(event) => set({ groupId: event.target.value })}
                      options={[
                        { value: '', label: t('everybody') },
                        ...groups.map(({ id: value, name }) => ({ value, label: name })),
                      ]}
                    />
                  )}
                </Field>
                <Field label={t('newDays')} hint={t('newDaysHint')} error={wrong('newDays')}>
                  {(control) => (
                    <Input
                      {...control}
                      type="number"
                      inputMode="numeric"
                      min={0}
                      max={3650}
                      value={rule.newDays}
                      onChange={(event) => set({ newDays: event.target.valueAsNumber || 0 })}
                    />
                  )}
                </Field>
                <Figure
                  label={t('deposit', { currency })}
                  hint={t('emptyNone')}
                  value={rule.goal.deposit}
                  error={wrong('goal.deposit')}
                  onChange={(deposit) => set({ goal: { ...rule.goal, deposit } })}
                />
                <Figure
                  label={t('turnover', { currency })}
                  hint={t('emptyNone')}
                  value={rule.goal.turnover}
                  error={wrong('goal.turnover')}
                  onChange={(turnover) => set({ goal: { ...rule.goal, turnover } })}
                />
              </div>
              {mode === 'raffle' && (
                <RaffleFields
                  value={rule.raffle}
                  currency={currency}
                  wrong={(path) => wrong(`raffle.${path}`)}
                  onChange={(raffle) => set({ raffle })}
                />
              )}
              {(mode === 'join' || mode === 'claim') && (
                <div className="grid gap-4 sm:grid-cols-2">
                  <Field label={t('payout')} error={wrong('payout.kind')}>
                    {(control) => (
                      <Select
                        {...control}
                        value={rule.payout.kind}
                        onChange={(event) =>
                          set({ payout: { ...rule.payout, kind: event.target.value as PayoutKind } })
                        }
                        options={PAYOUT_KINDS.filter((kind) => mode === 'join' || kind !== 'none').map(
                          (value) => ({ value, label: t(`payouts.${value}`) }),
                        )}
                      />
                    )}
                  </Field>
                  {rule.payout.kind !== 'none' && (
                    <Figure
                      label={rule.payout.kind === 'money' ? t('money', { currency }) : t('points')}
                      value={rule.payout.amount}
                      error={wrong('payout.amount')}
                      onChange={(amount) => set({ payout: { ...rule.payout, amount } })}
                    />
                  )}
                </div>
              )}
              {mode === 'apply' && (
                <div className="grid gap-4 sm:grid-cols-2">
                  <Figure
                    label={t('least', { currency })}
                    value={rule.application.least}
                    error={wrong('application.least')}
                    onChange={(least) => set({ application: { ...rule.application, least } })}
                  />
                  <Figure
                    label={t('most', { currency })}
                    value={rule.application.most}
                    error={wrong('application.most')}
                    onChange={(most) => set({ application: { ...rule.application, most } })}
                  />
                  <Field label={t('pictures')} error={wrong('application.pictures')}>
                    {(control) => (
                      <Select
                        {...control}
                        value={String(rule.application.pictures)}
                        onChange={(event) =>
                          set({ application: { ...rule.application, pictures: Number(event.target.value) } })
                        }
                        options={[0, 1, 2, 3].map((value) => ({
                          value: String(value),
                          label: t('picturesLeast', { count: value }),
                        }))}
                      />
                    )}
                  </Field>
                  <Figure
                    label={t('days')}
                    hint={t('daysHint')}
                    value={String(rule.payout.days)}
                    error={wrong('payout.days')}
                    onChange={(days) => set({ payout: { ...rule.payout, days: Number(days) || 0 } })}
                  />
                  <Checkbox
                    checked={rule.application.needsRemark}
                    onChange={(event) =>
                      set({ application: { ...rule.application, needsRemark: event.target.checked } })
                    }
                    label={t('needsRemark')}
                  />
                </div>
              )}
              <div className="grid gap-4 sm:grid-cols-3">
                {(mode === 'claim' || mode === 'apply') && (
                  <Field label={t('frequency')} error={wrong('frequency')}>
                    {(control) => (
                      <Select
                        {...control}
                        value={rule.frequency}
                        onChange={(event) => set({ frequency: event.target.value as Frequency })}
                        options={FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
                      />
                    )}
                  </Field>
                )}
                <Figure
                  label={t('mostRewards')}
                  hint={t('emptyNoLimit')}
                  value={rule.mostRewards}
                  error={wrong('mostRewards')}
                  onChange={(mostRewards) => set({ mostRewards })}
                />
                <Figure
                  label={
                    mode !== 'apply' && rule.payout.kind === 'points'
                      ? t('budgetPoints')
                      : t('budget', { currency })
                  }
                  hint={t('emptyNoLimit')}
                  value={rule.budget}
                  error={wrong('budget')}
                  onChange={(budget) => set({ budget })}
                />
              </div>
            </>
          )}
          <FormAlert message={call.failure?.summary} />
          {mayWrite && (
            <Button type="submit" variant="amber" busy={call.busy} className="self-start">
              {t('save')}
            </Button>
          )}
        </fieldset>
      </form>
    </Panel>
  );
}
