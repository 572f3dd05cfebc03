'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { SettingKind } from '@/lib/content/settings/constants';
import { fits, type SettingValue } from '@/lib/content/settings/rules';

export interface SettingControlProps {
  id: string;
  kind: SettingKind;
  value: SettingValue;
  /** Of its choices in the messages. */
  name: string;
  busy: boolean;
  keep: (value: SettingValue) => void;
}

/** A switch, a list, a number or a password, as the setting is. */
export function SettingControl({ id, kind, value, name, busy, keep }: SettingControlProps) {
  const t = useTranslations('site-office.settings.choices');
  if (kind.kind === 'switch') {
    return (
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={value === true}
        disabled={busy}
        onChange={(event) => keep(event.target.checked)}
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
          onChange={(event) => keep(event.target.value)}
        />
      </div>
    );
  }
  if (kind.kind === 'secret')
    return <SecretControl key={String(value)} id={id} kind={kind} value={value} busy={busy} keep={keep} />;
  return <NumberControl key={String(value)} id={id} kind={kind} value={value} busy={busy} keep={keep} />;
}

/** Kept when it is left or confirmed, not at each digit; what it cannot be goes back to what it was. */
function NumberControl({ id, kind, value, busy, keep }: Omit<SettingControlProps, 'name'>) {
  const [text, setText] = useState(String(value));
  if (kind.kind !== 'number') return null;
  const done = () => {
    const next = Number(text);
    if (text.trim() === '' || !fits(kind, next)) setText(String(value));
    else if (next !== value) keep(next);
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
        onKeyDown={(event) => event.key === 'Enter' && done()}
      />
    </div>
  );
}

/** As NumberControl, for a text that is nobody's own secret: shown as it is, so that it can be told on. */
function SecretControl({ id, kind, value, busy, keep }: Omit<SettingControlProps, 'name'>) {
  const [text, setText] = useState(String(value));
  const done = () => {
    const next = text.trim();
    if (!fits(kind, next)) setText(String(value));
    else if (next !== value) keep(next);
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
        onKeyDown={(event) => event.key === 'Enter' && done()}
      />
    </div>
  );
}
