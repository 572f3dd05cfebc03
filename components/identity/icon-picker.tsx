'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/notify';
import { ICONS } from '@/lib/identity/constants';
import { callApi } from '@/lib/platform/http/call';
import { Avatar } from './avatar';
import { dispatchSessionChange } from './session-event';

/** Chooses the member's icon. The icons are radio buttons, so the arrow keys move between them. */
export function IconPicker({ icon, onChange }: { icon: number; onChange: (icon: number) => void }) {
  const t = useTranslations('identity');
  const name = useId();
  const [busy, setBusy] = useState(false);
  const choose = async (next: number) => {
    const previous = icon;
    onChange(next);
    setBusy(true);
    try {
      await callApi('PUT', '/wps/member/info/icon', { icon: next });
      notify(t('security.pictureDone'), 'good');
      dispatchSessionChange();
    } catch (error) {
      onChange(previous);
      notify((error as Error).message || t('networkFailed'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset aria-busy={busy}>
      <legend className="text-sm font-medium text-muted">{t('security.picture')}</legend>
      <div className="mt-2 grid grid-cols-6 gap-2 sm:max-w-sm">
        {Array.from({ length: ICONS }, (_, index) => index + 1).map((number) => (
          <label
            key={number}
            className="grid h-13 cursor-pointer place-items-center rounded-control border border-hairline bg-sunken transition hover:border-edge has-checked:border-amber has-checked:bg-amber-wash has-focus-visible:outline-2 has-focus-visible:outline-amber"
          >
            <input
              type="radio"
              name={name}
              value={number}
              checked={icon === number}
              onChange={() => void choose(number)}
              className="sr-only"
              aria-label={t('security.pictureNumber', { number })}
            />
            <Avatar icon={number} className="h-9" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
