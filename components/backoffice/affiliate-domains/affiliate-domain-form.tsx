'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useCall } from '../use-call';

/** Form that adds a domain of an agent. */
export function AffiliateDomainForm() {
  const t = useTranslations('backoffice-apps.domains');
  const call = useCall();
  const [host, setHost] = useState('');
  const [code, setCode] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await call.send('/backoffice/api/affiliate-domains', { host, code }, t('added')))) return;
    setHost('');
    setCode('');
  };
  const wrong = (name: string) => call.failure?.fields[name]?.message;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormAlert message={call.failure?.message} />
      <Field label={t('host')} hint={t('hostHint')} error={wrong('host')} required>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            placeholder="lucky.example"
            value={host}
            onChange={(event) => setHost(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('code')} hint={t('codeHint')} error={wrong('code')} required>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={16}
            value={code}
            onChange={(event) => setCode(event.target.value.toUpperCase())}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t('add')}
      </Button>
    </form>
  );
}
