'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { registrationSetting } from '@/lib/identity/member-fields';
import { useCall } from '../use-call';

export interface FieldRow {
  field: string;
  /** The field's name in the operator's language. */
  name: string;
  enabled: boolean;
  required: boolean;
  patternId: string;
  minLength: number;
  maxLength: number;
}

export interface FieldRowsProps {
  rows: readonly FieldRow[];
  /** The kinds of pattern, with their labels. */
  patterns: readonly { value: string; label: string }[];
}

/** The rules of the registration fields; each is saved separately. */
export function FieldRows({ rows, patterns }: FieldRowsProps) {
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {rows.map((row) => (
        // The key resets the row's state if another operator has changed the rule.
        <Row key={JSON.stringify(row)} row={row} patterns={patterns} />
      ))}
    </ul>
  );
}

function Row({ row, patterns }: { row: FieldRow; patterns: FieldRowsProps['patterns'] }) {
  const t = useTranslations('backoffice-site');
  const call = useCall();
  const [now, setNow] = useState(row);
  const change = (part: Partial<FieldRow>) => setNow((last) => ({ ...last, ...part }));
  const setting = registrationSetting(row.field);
  const always = setting === 'always';
  const fixed = setting === 'fixed';
  const isChanged = JSON.stringify(now) !== JSON.stringify(row);
  const errorOf = (part: string) => call.failure?.fields[part]?.message;
  const save = () => {
    const { name: _, ...rule } = now;
    void call.send('/backoffice/api/site/registration', rule, t('register.saved'));
  };
  return (
    <li className="py-3">
      <form
        noValidate
        aria-label={row.name}
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="flex flex-wrap items-center gap-x-5">
          <p className="min-w-0 flex-1 basis-40 text-sm font-medium">{row.name}</p>
          <Checkbox
            label={t('register.shown')}
            checked={now.enabled}
            disabled={always}
            onChange={(event) => change({ enabled: event.target.checked })}
          />
          <Checkbox
            label={t('register.required')}
            checked={now.required}
            disabled={always || fixed}
            onChange={(event) => change({ required: event.target.checked })}
          />
        </div>
        {now.enabled && !fixed && (
          <div className="grid gap-3 sm:grid-cols-[1fr_6rem_6rem]">
            <Field label={t('register.pattern')} error={errorOf('patternId')}>
              {(control) => (
                <Select
                  {...control}
                  value={now.patternId}
                  options={[...patterns]}
                  onChange={(event) => change({ patternId: event.target.value })}
                />
              )}
            </Field>
            {(['minLength', 'maxLength'] as const).map((part) => (
              <Field key={part} label={t(`register.${part}`)} error={errorOf(part)}>
                {(control) => (
                  <Input
                    {...control}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={255}
                    value={now[part]}
                    onChange={(event) => change({ [part]: Number(event.target.value) })}
                  />
                )}
              </Field>
            ))}
          </div>
        )}
        <FormAlert message={call.failure?.message ?? errorOf('enabled') ?? errorOf('required')} />
        {isChanged && (
          <Button type="submit" size="sm" variant="amber" busy={call.busy} className="self-start">
            {t('save')}
          </Button>
        )}
      </form>
    </li>
  );
}
