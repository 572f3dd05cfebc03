'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { registrationSetting } from '@/lib/identity/member-fields';
import { SettingAlert } from './setting-alert';
import { useSetting } from './use-setting';

export interface FieldRow {
  field: string;
  /** The field's name in the operator's language. */
  name: string;
  version: number;
  enabled: boolean;
  required: boolean;
  patternId: string;
  minLength: number;
  maxLength: number;
  /** The rule that a new site has. */
  shipped: Omit<FieldRow, 'field' | 'name' | 'version' | 'shipped'>;
}

export interface FieldRowsProps {
  rows: readonly FieldRow[];
  /** The kinds of pattern, with their labels. */
  patterns: readonly { value: string; label: string }[];
  /** Called with each rule as it is edited, before it is saved. */
  onEdit: (row: FieldRow) => void;
}

/** The rules of the registration fields; each is saved separately. */
export function FieldRows({ rows, patterns, onEdit }: FieldRowsProps) {
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {rows.map((row) => (
        // The key resets the row's state if another operator has changed the rule.
        <Row key={JSON.stringify(row)} row={row} patterns={patterns} onEdit={onEdit} />
      ))}
    </ul>
  );
}

function Row({ row, patterns, onEdit }: { row: FieldRow } & Omit<FieldRowsProps, 'rows'>) {
  const t = useTranslations('backoffice-site');
  const call = useSetting({ key: `field.${row.field}`, version: row.version });
  const [now, setNow] = useState(row);
  const change = (part: Partial<FieldRow>) => {
    const next = { ...now, ...part };
    setNow(next);
    onEdit(next);
  };
  const setting = registrationSetting(row.field);
  const always = setting === 'always';
  const fixed = setting === 'fixed';
  const isChanged = JSON.stringify(now) !== JSON.stringify(row);
  const isShipped = Object.entries(row.shipped).every(([name, value]) => now[name as 'required'] === value);
  const errorOf = (part: string) => call.failure?.fields[part]?.message;
  const save = () => {
    const { enabled, required, patternId, minLength, maxLength } = now;
    void call.save({ enabled, required, patternId, minLength, maxLength }, t('register.saved'));
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
        <div className="flex flex-wrap items-center justify-between gap-x-5">
          <p className="min-w-0 text-sm font-medium max-sm:basis-full">{row.name}</p>
          <div className="flex flex-wrap gap-x-5">
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
        <SettingAlert
          call={call}
          message={call.failure?.message ?? errorOf('enabled') ?? errorOf('required')}
        />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {isChanged && (
            <Button type="submit" size="sm" variant="amber" busy={call.busy}>
              {t('save')}
            </Button>
          )}
          {!isShipped && (
            <Button size="sm" variant="ghost" onClick={() => change(row.shipped)}>
              {t('useShipped')}
            </Button>
          )}
        </div>
      </form>
    </li>
  );
}
