'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { Download } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { useCall } from '../use-call';

/** Form that uploads a list of members to be checked. */
export function ImportForm() {
  const t = useTranslations('backoffice-members.import');
  const tErrors = useTranslations('errors');
  const call = useCall();
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [tried, setTried] = useState(false);
  const missing = tried && !file ? tErrors('fields.LIST_MISSING') : undefined;
  const send = async () => {
    setTried(true);
    if (!file) return;
    const body = new FormData();
    body.set('list', file);
    await call.send<{ id: string }>('/backoffice/api/members/imports', body, t('checked'), ({ id }) =>
      router.push(`/backoffice/members/imports/${id}`),
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormAlert message={call.failure?.message} />
      <p className="text-sm text-muted">{t('listText')}</p>
      <Field
        label={t('file')}
        hint={t('fileHint')}
        error={missing ?? call.failure?.fields.list?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className="py-2"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="amber" busy={call.busy}>
          {t('check')}
        </Button>
        <a
          href="/backoffice/api/members/imports/example"
          download="members.csv"
          className={buttonStyle({ variant: 'outline' })}
        >
          <Download aria-hidden className="size-4" />
          {t('example')}
        </a>
      </div>
    </form>
  );
}
