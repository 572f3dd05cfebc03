'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Copy } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';

/** Copies a text and says so. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('backoffice.payee');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('copied'), 'good');
    } catch {
      notify(t('notCopied'), 'bad');
    }
  };
  return (
    <Button size="sm" variant="outline" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4" />
      {t('copy')}
    </Button>
  );
}
