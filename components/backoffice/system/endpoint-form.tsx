'use client';

import { useState, type FormEvent } from 'react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { EVENT_TYPES } from '@/lib/webhooks/constants';
import { SecretDialog } from '../secret-dialog';
import { useCall } from '../use-call';
import { eventKey } from './event-key';
import { useSecretTexts } from './use-secret-texts';

export interface EndpointValues {
  id: string;
  version: number;
  url: string;
  description: string;
  events: readonly string[];
}

/** An endpoint: its address and its events. A new one gets a secret, which is shown once. */
export function EndpointForm({ endpoint }: { endpoint?: EndpointValues }) {
  const t = useTranslations('backoffice-system.webhooks');
  const secretTexts = useSecretTexts();
  const router = useRouter();
  const call = useCall();
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [description, setDescription] = useState(endpoint?.description ?? '');
  const [events, setEvents] = useState<readonly string[]>(endpoint?.events ?? []);
  const [made, setMade] = useState<{ id: string; secret: string }>();
  const fields = call.failure?.fields ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = { url, description, events };
    if (endpoint)
      void call.send(
        `/backoffice/api/webhooks/${endpoint.id}`,
        { version: endpoint.version, ...values },
        t('saved'),
      );
    else
      void call.send<{ id: string; secret: string }>(
        '/backoffice/api/webhooks',
        values,
        t('created'),
        setMade,
      );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert message={call.failure?.message} />
      <Field label={t('fields.url')} hint={t('fields.urlHint')} error={fields.url?.message} required>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            value={url}
            maxLength={500}
            placeholder="https://"
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('fields.description')} error={fields.description?.message}>
        {(control) => (
          <Input
            {...control}
            value={description}
            maxLength={100}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <fieldset>
        <legend className="text-sm font-medium text-muted">{t('fields.events')}</legend>
        <div className="grid sm:grid-cols-2">
          {EVENT_TYPES.map((type) => (
            <Checkbox
              key={type}
              label={
                <>
                  {t(`events.${eventKey(type)}`)}
                  <bdi dir="ltr" className="block font-mono text-xs text-faint">
                    {type}
                  </bdi>
                </>
              }
              checked={events.includes(type)}
              onChange={(event) =>
                setEvents(event.target.checked ? [...events, type] : events.filter((other) => other !== type))
              }
            />
          ))}
        </div>
        <div aria-live="polite">
          {fields.events && <FieldError id="events-error">{fields.events.message}</FieldError>}
        </div>
      </fieldset>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t(endpoint ? 'save' : 'create')}
      </Button>
      <SecretDialog
        secret={made?.secret}
        texts={secretTexts}
        onClose={() => router.push(`/backoffice/webhooks/${made!.id}`)}
      />
    </form>
  );
}
