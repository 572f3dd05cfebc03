'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { LIFETIMES, MAX_KEY_NAME, SCOPES, type Scope } from '@/lib/backoffice/api-keys/constants';
import { SecretDialog } from '../secret-dialog';
import { useCall } from '../use-call';
import { useSecretTexts } from './use-secret-texts';

/** A form that creates a key: its scopes, expiry and allowed addresses. Its secret is shown once. */
export function ApiKeyForm() {
  const t = useTranslations('backoffice-system.keys');
  const secretTexts = useSecretTexts();
  const call = useCall();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState<string>(String(LIFETIMES[1]));
  const [networks, setNetworks] = useState('');
  const [secret, setSecret] = useState<string>();
  const fields = call.failure?.fields ?? {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await call.send<{ secret: string }>(
      '/backoffice/api/api-keys',
      { name, scopes, days: Number(days), networks },
      t('created'),
      (value) => setSecret(value.secret),
    );
    if (!made) return;
    setName('');
    setScopes([]);
    setNetworks('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormAlert message={call.failure?.message} />
      <Field label={t('fields.name')} hint={t('fields.nameHint')} error={fields.name?.message} required>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={MAX_KEY_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <fieldset>
        <legend className="text-sm font-medium text-muted">{t('fields.scopes')}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`scopes.${scope}`)}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
            }
          />
        ))}
        <div aria-live="polite">
          {fields.scopes && <FieldError id="scopes-error">{fields.scopes.message}</FieldError>}
        </div>
      </fieldset>
      <Field label={t('fields.days')} error={fields.days?.message}>
        {(control) => (
          <Select
            {...control}
            value={days}
            options={LIFETIMES.map((count) => ({
              value: String(count),
              label: count === 0 ? t('neverExpires') : t('days', { count }),
            }))}
            onChange={(event) => setDays(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('fields.networks')} hint={t('fields.networksHint')} error={fields.networks?.message}>
        {(control) => (
          <Textarea
            {...control}
            dir="ltr"
            rows={2}
            value={networks}
            placeholder="203.0.113.0/24"
            onChange={(event) => setNetworks(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t('create')}
      </Button>
      <SecretDialog secret={secret} texts={secretTexts} onClose={() => setSecret(undefined)} />
    </form>
  );
}
