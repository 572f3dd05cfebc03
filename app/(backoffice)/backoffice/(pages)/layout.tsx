import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BackOfficeShell } from '@/components/backoffice/shell';
import { approvalsInMenu } from '@/lib/backoffice/approvals/loaders';
import { applicationsInMenu } from '@/lib/backoffice/agent-lines/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { lotteryInMenu } from '@/lib/backoffice/lottery/loaders';
import { siteConfig } from '@/lib/platform/site-config';
import { zoneName } from '@/lib/platform/zone';

/** Layout of the pages behind the login. Each page checks its permission itself: a layout is not a security boundary. */
export default async function PagesLayout({ children }: { children: ReactNode }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator();
  const [t, approvals, applications, lottery] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice' }),
    approvalsInMenu(operator),
    applicationsInMenu(operator),
    lotteryInMenu(operator),
  ]);
  return (
    <BackOfficeShell
      operator={operator}
      approvals={approvals}
      applications={applications}
      lottery={lottery}
      locale={locale}
      texts={{
        title: t('title'),
        theme: t('theme'),
        skip: t('skip'),
        loggedInAs: t('loggedInAs'),
        zone: t('zone', { zone: zoneName(siteConfig().money.settlementZone) }),
      }}
    >
      {children}
    </BackOfficeShell>
  );
}
