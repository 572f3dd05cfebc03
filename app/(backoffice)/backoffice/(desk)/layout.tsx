import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OfficeShell } from '@/components/backoffice/office-shell';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { env } from '@/lib/platform/env';
import { zoneName } from '@/lib/platform/zone';

/** Everything behind the door. Each page asks for the operator again; a layout is no boundary. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const locale = await officeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator();
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  return (
    <OfficeShell
      operator={operator}
      texts={{
        title: t('title'),
        theme: t('theme'),
        skip: t('skip'),
        signedInAs: t('signedInAs'),
        zone: t('zone', { zone: zoneName(env().SETTLEMENT_ZONE) }),
      }}
    >
      {children}
    </OfficeShell>
  );
}
