'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { SettingKind } from '@/lib/content/settings/constants';
import { isAllowedValue, type SettingValue } from '@/lib/content/settings/rules';

export interface SettingControlProps {
  id: string;
  kind: SettingKind;
  value: SettingValue;
  /** Message key of its choices. */
  name: string;
  busy: boolean;
  onSave: (value: SettingValue) => void;
}

/** The input of a setting: a switch, a list, a number or a secret. */
export function SettingControl({ id, kind, value, name, busy, onSave }: SettingControlProps) {
  const t = useTranslations('backoffice-site.settings.choices');
  if (kind.kind === 'switch') {
    return (
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox tells its state itself.
        role="switch"
        checked={value === true}
        disabled={busy}
        onChange={(event) => onSave(event.target.checked)}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunken transition before:absolute before:inset-y-0.5 before:start-0.5 before:size-5.5 before:rounded-full before:bg-muted before:transition-all checked:border-transparent checked:bg-amber checked:before:start-[calc(100%-1.5rem)] checked:before:bg-amber-ink disabled:opacity-60"
      />
    );
  }
  if (kind.kind === 'choice') {
    return (
      <div className="w-full sm:w-72">
        <Select
          id={id}
          value={String(value)}
          disabled={busy}
          options={kind.choices.map((choice) => ({ value: choice, label: t(`${name}.${choice}`) }))}
          onChange={(event) => onSave(event.target.value)}
        />
      </div>
    );
  }
  if (kind.kind === 'countries')
    return (
      <CountriesControl key={String(value)} id={id} kind={kind} value={value} busy={busy} onSave={onSave} />
    );
  if (kind.kind === 'secret')
    return (
      <SecretControl key={String(value)} id={id} kind={kind} value={value} busy={busy} onSave={onSave} />
    );
  return <NumberControl key={String(value)} id={id} kind={kind} value={value} busy={busy} onSave={onSave} />;
}

/** Saves when the field loses focus, which Enter does too: once. An invalid value is replaced by the former one. */
function NumberControl({ id, kind, value, busy, onSave }: Omit<SettingControlProps, 'name'>) {
  const [text, setText] = useState(String(value));
  if (kind.kind !== 'number') return null;
  const done = () => {
    const next = Number(text);
    if (text.trim() === '' || !isAllowedValue(kind, next)) setText(String(value));
    else if (next !== value) onSave(next);
  };
  return (
    <div className="w-28">
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={kind.least}
        max={kind.most}
        step={1}
        value={text}
        disabled={busy}
        onChange={(event) => setText(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  );
}

/** Like NumberControl, for a secret that the operator passes on to others and that is therefore readable. */
function SecretControl({ id, kind, value, busy, onSave }: Omit<SettingControlProps, 'name'>) {
  const [text, setText] = useState(String(value));
  const done = () => {
    const next = text.trim();
    if (!isAllowedValue(kind, next)) setText(String(value));
    else if (next !== value) onSave(next);
  };
  return (
    <div className="w-full sm:w-72">
      <Input
        id={id}
        value={text}
        disabled={busy}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={kind.kind === 'secret' ? kind.most : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  );
}

/** As NumberControl, for country codes with their names below. An invalid list stays as typed and is not saved. */
function CountriesControl({ id, kind, value, busy, onSave }: Omit<SettingControlProps, 'name'>) {
  const locale = useLocale();
  const [text, setText] = useState(String(value).replaceAll(',', ', '));
  const codes = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ];
  const next = codes.join(',');
  const isValid = isAllowedValue(kind, next);
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const done = () => {
    if (isValid && next !== value) onSave(next);
  };
  return (
    <div className="w-full sm:w-72">
      <Input
        id={id}
        value={text}
        disabled={busy}
        aria-invalid={!isValid}
        aria-describedby={`${id}-names`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => setText(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <p id={`${id}-names`} className="mt-1 text-xs text-faint">
        {isValid && new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code))}
      </p>
    </div>
  );
}
