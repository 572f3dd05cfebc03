'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useMounted } from '@/components/ui/use-mounted';
import { parseDateTimeInput, toDateTimeInput } from '../date-time-input';
import { useCall } from '../use-call';

export interface StatusFormProps {
  maintenance: boolean;
  /** ISO 8601; empty if unknown. */
  end: string;
  countries: string;
  networks: string;
}

/** Form that opens and closes the site. Closing needs a confirmation, because it affects every player within seconds. */
export function StatusForm({ maintenance, end, countries, networks }: StatusFormProps) {
  const t = useTranslations('backoffice-site');
  const call = useCall();
  const mounted = useMounted();
  const [closed, setClosed] = useState(maintenance);
  // Undefined until edited: it is in the operator's time zone, which the server does not know.
  const [localEnd, setLocalEnd] = useState<string>();
  const [blockedCountries, setBlockedCountries] = useState(countries);
  const [blockedNetworks, setBlockedNetworks] = useState(networks);
  const [confirming, setConfirming] = useState(false);
  const shownEnd = localEnd ?? (mounted ? toDateTimeInput(end) : '');
  const error = (field: string) => call.failure?.fields[field]?.message;
  const save = async () => {
    await call.send(
      '/backoffice/api/site/status',
      {
        maintenance: closed,
        maintenanceEnd: closed ? (parseDateTimeInput(shownEnd) ?? '') : '',
        blockedCountries,
        blockedNetworks,
      },
      t('status.saved'),
    );
    setConfirming(false);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
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
      <FormAlert message={call.failure?.message} />
      <Checkbox
        label={t('status.maintenance')}
        checked={closed}
        onChange={(event) => setClosed(event.target.checked)}
      />
      {closed && (
        <Field label={t('status.end')} hint={t('status.endHint')} error={error('maintenanceEnd')}>
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
      <Field label={t('status.countries')} hint={t('status.countriesHint')} error={error('blockedCountries')}>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            value={blockedCountries}
            onChange={(event) => setBlockedCountries(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('status.networks')} hint={t('status.networksHint')} error={error('blockedNetworks')}>
        {(control) => (
          <Textarea
            {...control}
            dir="ltr"
            rows={3}
            value={blockedNetworks}
            onChange={(event) => setBlockedNetworks(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy && !confirming} className="self-start">
        {t('save')}
      </Button>
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
    </form>
  );
}
