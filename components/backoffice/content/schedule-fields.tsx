'use client';

import { useTranslations } from 'next-intl';
import { MomentField } from '../moment-field';

interface Props {
  startsAt: string | null;
  endsAt: string | null;
  wrong: (name: 'startsAt' | 'endsAt') => string | undefined;
  onChange: (next: { startsAt?: string | null; endsAt?: string | null }) => void;
  /** Hint of the start, if an empty one means something else than "at once". */
  startHint?: string;
}

/** Fields for the time in which an item is shown. */
export function ScheduleFields({ startsAt, endsAt, wrong, onChange, startHint }: Props) {
  const t = useTranslations('backoffice-content.schedule');
  return (
    <>
      <MomentField
        label={t('startsAt')}
        hint={startHint ?? t('startHint')}
        error={wrong('startsAt')}
        value={startsAt}
        onChange={(value) => onChange({ startsAt: value })}
      />
      <MomentField
        label={t('endsAt')}
        hint={t('endHint')}
        error={wrong('endsAt')}
        value={endsAt}
        onChange={(value) => onChange({ endsAt: value })}
      />
    </>
  );
}
