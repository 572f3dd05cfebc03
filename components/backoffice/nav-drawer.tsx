'use client';

import { useState } from 'react';
import { Menu } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { BackOfficeNav, type BackOfficeNavProps } from './nav';

/** The menu on a narrow screen. */
export function NavDrawer({
  permissions,
  approvals,
  applications,
  lottery,
}: Omit<BackOfficeNavProps, 'onNavigate'>) {
  const t = useTranslations('backoffice');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('nav.open')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-ms-2 lg:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
        <BackOfficeNav
          permissions={permissions}
          approvals={approvals}
          applications={applications}
          lottery={lottery}
          onNavigate={() => setOpen(false)}
        />
      </Sheet>
    </>
  );
}
