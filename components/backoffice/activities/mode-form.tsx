'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { OFFERED_MODES } from '@/lib/rewards/promotions/constants';
import type { PromotionMode, PromotionRule } from '@/lib/rewards/promotions/types';
import { Panel } from '../panel';
import { useCall } from '../use-call';

interface Props {
  id: string;
  mode: PromotionMode;
  rule: PromotionRule;
  version: number;
  groups: readonly { id: string; name: string }[];
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
  const save = () =>
    void call.send<{ version: number }>(
      `/backoffice/api/promotions/${id}/mode`,
      { version: Math.max(version, saved), mode, rule },
      t('saved'),
      (result) => setSaved(result.version),
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
                onChange={(event) => setMode(event.target.value as PromotionMode)}
                options={OFFERED_MODES.map((value) => ({ value, label: t(`modes.${value}.name`) }))}
              />
            )}
          </Field>
          {mode !== 'article' && (
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
            </>
          )}
          <FormAlert message={call.failure?.message} />
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

/** A decimal number as text. */
export function Figure({
  label,
  hint,
  value,
  error,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
