'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { toTheDoor } from '../to-the-door';

/** Shows the text as the server cleans it: what readers will see. */
export function PreviewButton({ locale, title, body }: { locale: LocaleCode; title: string; body: string }) {
  const t = useTranslations('articles-office.form');
  const tErrors = useTranslations('errors');
  const [html, setHtml] = useState<string>();
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    try {
      setHtml((await callApi<{ html: string }>('POST', '/backoffice/api/articles/preview', { body })).html);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      if (known?.status === 401) toTheDoor();
      notify(known?.message || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button className="self-start" busy={busy} disabled={!body.trim()} onClick={() => void look()}>
        {t('preview')}
      </Button>
      <Dialog
        open={html !== undefined}
        onClose={() => setHtml(undefined)}
        title={t('previewTitle')}
        closeLabel={t('cancel')}
        size="lg"
      >
        <article lang={locale} dir={localeOf(locale).direction} className="flex flex-col gap-4">
          <p className="text-xl font-bold">{title}</p>
          <div className="prose-house" dangerouslySetInnerHTML={{ __html: html ?? '' }} />
        </article>
      </Dialog>
    </>
  );
}
