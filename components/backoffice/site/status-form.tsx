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
import { isoMoment, localMoment } from '../moment';
import { useCall } from '../use-call';

export interface StatusFormProps {
  maintenance: boolean;
  /** ISO 8601; empty: not known. */
  end: string;
  countries: string;
  networks: string;
}

/** Opens and closes the site. Closing it is asked for twice, for every player's screen follows within seconds. */
export function StatusForm({ maintenance, end, countries, networks }: StatusFormProps) {
  const t = useTranslations('site-office');
  const call = useCall();
  const mounted = useMounted();
  const [closed, setClosed] = useState(maintenance);
  // Until it is touched: in the operator's own zone, which the server does not know.
  const [localEnd, setLocalEnd] = useState<string>();
  const [blocked, setBlocked] = useState(countries);
  const [shutOut, setShutOut] = useState(networks);
  const [asking, setAsking] = useState(false);
  const shownEnd = localEnd ?? (mounted ? localMoment(end) : '');
  const error = (field: string) => call.failure?.fields[field]?.message;
  const save = async () => {
    await call.send(
      '/backoffice/api/site/status',
      {
        maintenance: closed,
        maintenanceEnd: closed ? (isoMoment(shownEnd) ?? '') : '',
        blockedCountries: blocked,
        blockedNetworks: shutOut,
      },
      t('status.saved'),
    );
    setAsking(false);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (closed && !maintenance) setAsking(true);
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
            value={blocked}
            onChange={(event) => setBlocked(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('status.networks')} hint={t('status.networksHint')} error={error('blockedNetworks')}>
        {(control) => (
          <Textarea
            {...control}
            dir="ltr"
            rows={3}
            value={shutOut}
            onChange={(event) => setShutOut(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy && !asking} className="self-start">
        {t('save')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('status.askTitle')}
        message={t('status.ask')}
        confirmLabel={t('status.close')}
        cancelLabel={t('cancel')}
        tone="danger"
        busy={call.busy}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
