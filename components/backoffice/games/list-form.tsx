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

const LISTS = '/backoffice/api/games/lists';
const FILES = ['example.csv', 'example.json', 'catalogue.csv', 'catalogue.json'] as const;

/** Form that uploads a list of games to be checked, and the files to begin with. */
export function ListForm() {
  const t = useTranslations('backoffice-games');
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
    await call.send<{ id: string }>('/backoffice/api/games/imports', body, t('import.checked'), ({ id }) =>
      router.push(`/backoffice/games/imports/${id}`),
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
            accept=".csv,.json,text/csv,application/json"
            className="py-2"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy}>
        {t('import.check')}
      </Button>
      <div>
        <p className="mb-2 text-xs text-faint">{t('import.downloads')}</p>
        <ul className="grid grid-cols-2 gap-2">
          {FILES.map((name) => (
            <li key={name}>
              <a
                href={`${LISTS}/${name}`}
                download={name}
                className={buttonStyle({ variant: 'outline', size: 'sm', block: true })}
              >
                <Download aria-hidden className="size-4" />
                {t(`import.files.${name.replace('.', '-') as 'example-csv'}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}
