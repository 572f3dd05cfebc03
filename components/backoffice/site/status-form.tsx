'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useMounted } from '@/components/ui/use-mounted';
import { parseDateTimeInput, toDateTimeInput } from '../date-time-input';
import { SettingForm } from './setting-form';
import { useSetting, type SettingProps } from './use-setting';

export interface SiteStatusValue {
  maintenance: boolean;
  /** ISO 8601; empty if unknown. */
  maintenanceEnd: string;
}

/** Form that opens and closes the site. Closing needs a confirmation, because it affects every player within seconds. */
export function StatusForm({ setting }: { setting: SettingProps<SiteStatusValue> }) {
  const t = useTranslations('backoffice-site');
  const { maintenance, maintenanceEnd } = setting.value;
  const call = useSetting(setting);
  const mounted = useMounted();
  const [closed, setClosed] = useState(maintenance);
  // Undefined until edited: it is in the operator's time zone, which the server does not know.
  const [localEnd, setLocalEnd] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  const shownEnd = localEnd ?? (mounted ? toDateTimeInput(maintenanceEnd) : '');
  const save = async () => {
    const end = closed ? (parseDateTimeInput(shownEnd) ?? '') : '';
    await call.save({ maintenance: closed, maintenanceEnd: end }, t('status.saved'));
    setConfirming(false);
  };
  return (
    <>
      <SettingForm
        call={call}
        onSave={() => {
          if (closed && !maintenance) setConfirming(true);
          else void save();
        }}
      >
        <p>
          {maintenance ? (
            <Badge tone="vermilion">{t('status.closed')}</Badge>
          ) : (
            <Badge tone="jade">{t('status.open')}</Badge>
          )}
        </p>
        <Checkbox
          label={t('status.maintenance')}
          checked={closed}
          onChange={(event) => setClosed(event.target.checked)}
        />
        {closed && (
          <Field
            label={t('status.end')}
            hint={t('status.endHint')}
            error={call.failure?.fields.maintenanceEnd?.message}
          >
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={shownEnd}
                onChange={(event) => setLocalEnd(event.target.value)}
              />
            )}
          </Field>
        )}
      </SettingForm>
      <ConfirmDialog
        open={confirming}
        title={t('status.askTitle')}
        message={t('status.ask')}
        confirmLabel={t('status.close')}
        cancelLabel={t('cancel')}
        tone="danger"
        busy={call.busy}
        onConfirm={() => void save()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
