'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { redirectToLogin } from '../redirect-to-login';

/** Shows the text as readers will see it, after the server has sanitized its HTML. */
export function PreviewButton({ locale, title, body }: { locale: LocaleCode; title: string; body: string }) {
  const t = useTranslations('backoffice-articles.form');
  const tErrors = useTranslations('errors');
  const [html, setHtml] = useState<string>();
  const [busy, setBusy] = useState(false);
  const preview = async () => {
    setBusy(true);
    try {
      setHtml((await callApi<{ html: string }>('POST', '/backoffice/api/articles/preview', { body })).html);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      if (known?.status === 401) redirectToLogin();
      notify(known?.message || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button className="self-start" busy={busy} disabled={!body.trim()} onClick={() => void preview()}>
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
          <div className="prose-content" dangerouslySetInnerHTML={{ __html: html ?? '' }} />
        </article>
      </Dialog>
    </>
  );
}
