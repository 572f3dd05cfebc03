'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ACTIONS, SEVERITIES } from '@/lib/risk/constants';
import type { StoredRule, Threshold } from '@/lib/risk/types';
import { useCall } from '../use-call';

export interface RuleFormProps {
  rule: StoredRule;
  thresholds: readonly Threshold[];
  canChange: boolean;
}

interface Found {
  findings: number;
  members: number;
  days: number;
}

/** The rule of one detector: on or off, thresholds with their limits, severity, automatic action, and a trial. */
export function RuleForm({ rule, thresholds, canChange }: RuleFormProps) {
  const t = useTranslations('backoffice-risk');
  const locale = useLocale();
  const call = useCall();
  const trial = useCall();
  const [enabled, setEnabled] = useState(rule.enabled);
  const [severity, setSeverity] = useState<string>(rule.severity);
  const [action, setAction] = useState<string>(rule.action);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(thresholds.map(({ key }) => [key, String(rule.thresholds[key])])),
  );
  const [found, setFound] = useState<Found>();
  const path = `/backoffice/api/risk/rules/${rule.detector}`;
  // An empty or unfinished number is refused by the server with its limits.
  const given = () =>
    Object.fromEntries(
      thresholds.map(({ key }) => [key, values[key]?.trim() ? Number(values[key]) : Number.MIN_SAFE_INTEGER]),
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { version: rule.version, enabled, severity, action, thresholds: given() };
    await call.send(path, body, t('rules.saved'));
  };
  const tryIt = async () => {
    setFound(undefined);
    await trial.send<Found>(`${path}/try`, { thresholds: given() }, t('rules.tried'), setFound);
  };
  const fields = { ...trial.failure?.fields, ...call.failure?.fields };
  const number = new Intl.NumberFormat(locale);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-muted">{t(`detectors.${rule.detector}.text`)}</p>
      <FormAlert message={call.failure?.message ?? trial.failure?.message} />
      <Checkbox
        label={t('rules.enabled')}
        checked={enabled}
        disabled={!canChange}
        onChange={(event) => setEnabled(event.target.checked)}
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {thresholds.map(({ key, unit, minimum, maximum }) => (
          <Field
            key={key}
            label={t(`thresholds.${key}`)}
            hint={t('rules.limits', {
              unit: t(`unitNames.${unit}`),
              minimum: number.format(minimum),
              maximum: number.format(maximum),
            })}
            error={fields[`thresholds.${key}`]?.message}
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                dir="ltr"
                min={minimum}
                max={maximum}
                step={1}
                value={values[key]}
                onChange={(event) => setValues({ ...values, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field label={t('rules.severity')}>
          {(control) => (
            <Select
              {...control}
              value={severity}
              disabled={!canChange}
              onChange={(event) => setSeverity(event.target.value)}
              options={SEVERITIES.map((value) => ({ value, label: t(`severities.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('rules.action')} hint={t(`rules.actionHints.${action}`)}>
          {(control) => (
            <Select
              {...control}
              value={action}
              disabled={!canChange}
              onChange={(event) => setAction(event.target.value)}
              options={ACTIONS.map((value) => ({ value, label: t(`rules.actions.${value}`) }))}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {canChange && (
          <Button type="submit" variant="amber" size="sm" busy={call.busy}>
            {t('rules.save')}
          </Button>
        )}
        <Button size="sm" variant="outline" busy={trial.busy} onClick={() => void tryIt()}>
          {t('rules.try')}
        </Button>
        <p aria-live="polite" className="text-sm">
          {found && t('rules.found', { ...found })}
        </p>
      </div>
    </form>
  );
}
