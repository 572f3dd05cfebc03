'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_ODDS_STEPS } from '@/lib/studio/lottery/settings/constants';
import { raisesPrizes } from '@/lib/studio/lottery/settings/falling-prizes';
import type { OddsStep } from '@/lib/studio/lottery/settings/types';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { ReasonField } from './reason-field';
import { useSubmitted } from './use-submitted';

interface Step {
  filled: string;
  /** Per cent of the prize. */
  prize: string;
}

/** Prizes that fall where a number is filled: from so many per cent of the ceiling on, so many per cent of the prize. */
export function OddsPlanForm({
  code,
  seen,
  plan,
  mayWrite,
}: {
  code: string;
  seen: string;
  plan: readonly OddsStep[];
  mayWrite: boolean;
}) {
  const t = useTranslations('backoffice-lottery.plan');
  const call = useCall();
  const submitted = useSubmitted();
  const [steps, setSteps] = useState<Step[]>(() =>
    plan.map(({ filled, prize }) => ({ filled: String(filled), prize: String(prize / 10) })),
  );
  const change = (index: number, part: Partial<Step>) =>
    setSteps(steps.map((step, place) => (place === index ? { ...step, ...part } : step)));
  const fields = call.failure?.fields ?? {};
  const wrong = (index: number, name: string) => fields[`change.oddsPlan.${index}.${name}`]?.message;
  const [reason, setReason] = useState('');
  const next = steps.map(({ filled, prize }) => ({
    filled: Number(filled),
    prize: Math.round(Number(prize) * 10),
  }));
  const needsApproval = raisesPrizes(plan, next);
  const save = () =>
    void call.send(
      `/backoffice/api/lottery/games/${code}`,
      { seen, ...(needsApproval && { reason }), change: { oddsPlan: next } },
      submitted(t('saved')),
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
        <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-4">
          <p className="max-w-prose text-sm text-muted">{t('text')}</p>
          {steps.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
          {steps.map((step, index) => (
            // A step has no other name than its place.
            <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
              <Field label={t('filled')} error={wrong(index, 'filled')} required>
                {(control) => (
                  <Input
                    {...control}
                    type="number"
                    min={1}
                    max={99}
                    value={step.filled}
                    onChange={(event) => change(index, { filled: event.target.value })}
                  />
                )}
              </Field>
              <Field label={t('prize')} error={wrong(index, 'prize')} required>
                {(control) => (
                  <Input
                    {...control}
                    type="number"
                    min={0.1}
                    max={99.9}
                    step={0.1}
                    value={step.prize}
                    onChange={(event) => change(index, { prize: event.target.value })}
                  />
                )}
              </Field>
              <Button
                variant="ghost"
                onClick={() => setSteps(steps.filter((_, place) => place !== index))}
                aria-label={t('remove', { number: index + 1 })}
              >
                {t('removeShort')}
              </Button>
            </div>
          ))}
          {needsApproval && (
            <ReasonField
              label={t('reason')}
              hint={t('reasonHint')}
              error={fields.reason?.message}
              value={reason}
              onChange={setReason}
            />
          )}
          <FormAlert
            message={
              call.failure?.message ?? (fields.oddsPlan || fields['change.oddsPlan'] ? t('order') : undefined)
            }
          />
          {mayWrite && (
            <div className="flex flex-wrap gap-2">
              {steps.length < MAX_ODDS_STEPS && (
                <Button onClick={() => setSteps([...steps, { filled: '', prize: '' }])}>{t('add')}</Button>
              )}
              <Button type="submit" variant="amber" busy={call.busy}>
                {t('save')}
              </Button>
            </div>
          )}
        </fieldset>
      </form>
    </Panel>
  );
}
