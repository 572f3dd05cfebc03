'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { MomentField } from '../moment-field';
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
  const [closed, setClosed] = useState(maintenance);
  const [end, setEnd] = useState(maintenanceEnd);
  const [confirming, setConfirming] = useState(false);
  const save = async () => {
    await call.save({ maintenance: closed, maintenanceEnd: closed ? end : '' }, t('status.saved'));
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
          <MomentField
            label={t('status.end')}
            hint={t('status.endHint')}
            error={call.failure?.fields.maintenanceEnd?.message}
            value={end || null}
            onChange={(next) => setEnd(next ?? '')}
          />
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
