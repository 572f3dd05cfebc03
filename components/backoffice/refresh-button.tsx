'use client';

import { useTransition } from 'react';
import { RotateCw } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';

/** Reloads the page's data. There is no automatic refresh: it would keep an operator logged in forever. */
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
