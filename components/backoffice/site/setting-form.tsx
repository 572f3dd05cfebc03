'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SettingAlert } from './setting-alert';
import type { SettingState } from './use-setting';

interface Props {
  call: SettingState;
  /** Sends what the fields contain. */
  onSave: () => void;
  /** Fills the fields with the shipped values; left out if they contain them already. */
  onShipped?: (() => void) | undefined;
  disabled?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

/** A form of one setting: its fields, its failure, and the buttons to save it and to fill in what it ships with. */
export function SettingForm({ call, onSave, onShipped, disabled = false, children, actions }: Props) {
  const t = useTranslations('backoffice-site');
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <SettingAlert call={call} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="amber" busy={call.busy} disabled={disabled}>
          {t('save')}
        </Button>
        {onShipped && (
          <Button variant="ghost" onClick={onShipped}>
            {t('useShipped')}
          </Button>
        )}
        {actions}
      </div>
    </form>
  );
}
