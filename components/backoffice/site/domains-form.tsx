'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useCall } from '../use-call';

/** Form with the mirror hosts of the server-speed picker, one per line. */
export function DomainsForm({ domains }: { domains: string }) {
  const t = useTranslations('backoffice-site');
  const call = useCall();
  const [text, setText] = useState(domains);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void call.send('/backoffice/api/site/domains', { domains: text }, t('domains.saved'));
      }}
    >
      <FormAlert message={call.failure?.message} />
      <Field
        label={t('domains.label')}
        hint={t('domains.hint')}
        error={call.failure?.fields.domains?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="ltr"
            rows={5}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
