'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

interface Report {
  entered: number;
  refused: number;
  rows: { line: number; game: string; period: string; ok: boolean; message: string | null }[];
}

/** Reads results from a list: first a trial run that says what would become of each row, then the import. */
export function ImportResults() {
  const t = useTranslations('backoffice-lottery.import');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [list, setList] = useState('');
  const [report, setReport] = useState<Report>();
  const close = () => {
    setOpen(false);
    setReport(undefined);
    setList('');
  };
  const change = (text: string) => {
    setList(text);
    setReport(undefined);
  };
  const submit = async () => {
    const dryRun = report === undefined;
    const sent = await call.send<Report>(
      '/backoffice/api/lottery/import',
      { list, dryRun },
      ({ entered }) => (dryRun ? undefined : t('done', { count: entered })),
      setReport,
    );
    if (sent && !dryRun) close();
  };
  return (
    <>
      <Button variant="surface" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <FormDialog
        open={open}
        size="lg"
        title={t('title')}
        description={t('text')}
        confirmLabel={report ? t('confirm', { count: report.entered }) : t('check')}
        disabled={list.trim() === '' || report?.entered === 0}
        call={call}
        onSubmit={submit}
        onClose={close}
      >
        <Field label={t('file')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.json,text/csv,application/json"
              className="text-sm file:me-3 file:rounded-control file:border file:border-edge file:bg-raised file:px-3 file:py-2"
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) void file.text().then(change);
              }}
            />
          )}
        </Field>
        <Field label={t('list')} hint={t('listHint')} error={call.failure?.fields.list?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={7}
              dir="ltr"
              spellCheck={false}
              className="font-mono text-sm"
              value={list}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
        {report && (
          <div role="status" className="flex flex-col gap-2 text-sm">
            <p className="font-medium">{t('report', { entered: report.entered, refused: report.refused })}</p>
            <ul className="max-h-56 overflow-y-auto rounded-control border border-hairline">
              {report.rows.map((row) => (
                <li
                  key={row.line}
                  className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline px-3 py-1.5 last:border-b-0"
                >
                  <span className="text-xs text-faint tabular">{t('line', { line: row.line })}</span>
                  <bdi className="tabular">
                    {row.game} {row.period}
                  </bdi>
                  {row.ok ? (
                    <Badge tone="jade">{t('ok')}</Badge>
                  ) : (
                    <span className="text-vermilion">{row.message}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </FormDialog>
    </>
  );
}
