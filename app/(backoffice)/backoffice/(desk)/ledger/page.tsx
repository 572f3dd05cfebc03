import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CheckRows } from '@/components/backoffice/check-rows';
import { HouseRows } from '@/components/backoffice/house-rows';
import { LedgerState } from '@/components/backoffice/ledger-state';
import { PageHead } from '@/components/backoffice/page-head';
import { Panel } from '@/components/backoffice/panel';
import { VerifyButton } from '@/components/backoffice/verify-button';
import { house, lastChecked } from '@/lib/backoffice/ledger/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'backoffice' });
  return { title: t('nav.ledger') };
}

/** Whether the books hold their invariants, and what the house's accounts have. */
export default async function LedgerPage() {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('reports.read');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const checked = lastChecked();
  const [last, accounts] = await Promise.all([checked, house()]);
  return (
    <>
      <PageHead title={t('nav.ledger')} text={t('ledger.text')} actions={<VerifyButton />} />
      <div className="flex flex-col gap-5">
        <LedgerState checked={checked} />
        {last && (
          <Panel title={t('ledger.checksTitle')} flush>
            <CheckRows checks={last.checks} />
          </Panel>
        )}
        <Panel title={t('ledger.house')} flush>
          <HouseRows rows={accounts} />
        </Panel>
      </div>
    </>
  );
}
