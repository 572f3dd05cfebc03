'use client';

import { useTransition } from 'react';
import { RotateCw } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';

/** Reads the page's figures anew. By hand: a page that asked by itself would keep an operator logged in for ever. */
export function RefreshButton() {
  const t = useTranslations('backoffice');
  const router = useRouter();
  const [busy, start] = useTransition();
  return (
    <Button variant="outline" size="sm" busy={busy} onClick={() => start(() => router.refresh())}>
      {!busy && <RotateCw aria-hidden className="size-4" />}
      {t('refresh')}
    </Button>
  );
}
