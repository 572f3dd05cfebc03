'use client';

import { useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useCall } from '../use-call';
import type { ImportActionsProps } from './import-actions';

interface Props {
  /** Where the texts are: `<namespace>.import`. */
  namespace: ImportActionsProps['namespace'];
  /** The page of the imports and their calls, after `/backoffice` and `/backoffice/api`: `/games/imports`. */
  list: string;
  accept: string;
  /** How the submit button and `children` are laid out. */
  actions: 'row' | 'column';
  /** Files to begin with. */
  children: ReactNode;
}

/** Form that uploads a list to be checked, and opens its report. */
export function ListForm({ namespace, list, accept, actions, children }: Props) {
  const t = useTranslations(namespace);
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
    await call.send<{ id: string }>(`/backoffice/api${list}`, body, t('import.checked'), ({ id }) =>
      router.push(`/backoffice${list}/${id}`),
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
      <p className="text-sm text-muted">{t('import.listText')}</p>
      <Field
        label={t('import.file')}
        hint={t('import.fileHint')}
        error={missing ?? call.failure?.fields.list?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept={accept}
            className="py-2"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </Field>
      <div className={actions === 'row' ? 'flex flex-wrap gap-2' : 'flex flex-col gap-4'}>
        <Button type="submit" variant="amber" busy={call.busy}>
          {t('import.check')}
        </Button>
        {children}
      </div>
    </form>
  );
}
