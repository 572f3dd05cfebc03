'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Party, Source } from '@/lib/reporting/reconciliation/types';
import { useCall } from '../use-call';
import { partyName } from './party-name';

interface Props {
  sources: Readonly<Record<Source, readonly Party[]>>;
  /** The last complete settlement day. */
  yesterday: string;
  /** Name of the settlement zone: GMT+8. */
  zone: string;
}

/** Form that uploads a statement with its party and period; the list next to it shows the result. */
export function StatementForm({ sources, yesterday, zone }: Props) {
  const t = useTranslations('backoffice-reconciliation');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const call = useCall();
  const [chosen, choose] = useState('');
  const [day, setDay] = useState(yesterday);
  const [lastDay, setLastDay] = useState(yesterday);
  const [file, setFile] = useState<File>();
  const [tried, setTried] = useState(false);
  const missing = { source: chosen === '', statement: !file };
  const wrong = (name: 'source' | 'day' | 'lastDay' | 'statement') =>
    tried && (name === 'source' || name === 'statement') && missing[name]
      ? tErrors(name === 'source' ? 'fields.REQUIRED' : 'fields.STATEMENT_MISSING')
      : call.failure?.fields[name === 'source' ? 'code' : name]?.message;
  const options = (Object.keys(sources) as Source[]).flatMap((source) =>
    sources[source].map(({ code, names }) => ({
      value: `${source}:${code}`,
      label: partyName(t, { source, names }, locale),
    })),
  );
  const send = async () => {
    setTried(true);
    if (missing.source || !file) return;
    const [source = '', code = ''] = chosen.split(/:(.*)/s);
    const body = new FormData();
    for (const [name, value] of Object.entries({ source, code, day, lastDay })) body.set(name, value);
    body.set('statement', file);
    await call.send('/backoffice/api/reconciliations', body, t('done'));
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
      <Field label={t('source')} error={wrong('source')} required>
        {(control) => (
          <Select
            {...control}
            options={options}
            placeholder={t('sourcePick')}
            value={chosen}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <Field label={t('day')} error={wrong('day')} required>
          {(control) => (
            <Input {...control} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          )}
        </Field>
        <Field label={t('lastDay')} hint={t('dayHint', { zone })} error={wrong('lastDay')} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={lastDay}
              onChange={(event) => setLastDay(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t('statement')} hint={t('statementHint')} error={wrong('statement')} required>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className="block w-full text-sm text-muted file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-edge file:bg-transparent file:px-4 file:font-semibold file:text-ink"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
