import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CheckRows } from '@/components/backoffice/check-rows';
import { HouseRows } from '@/components/backoffice/house-rows';
import { LedgerState } from '@/components/backoffice/ledger-state';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { VerifyButton } from '@/components/backoffice/verify-button';
import { loadHouseBalances, latestVerification } from '@/lib/backoffice/ledger/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.ledger') };
}

/** The invariants of the ledger, and the balances of the house accounts. */
export default async function LedgerPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('reports.read');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const checked = latestVerification();
  const [last, accounts] = await Promise.all([checked, loadHouseBalances()]);
  return (
    <>
      <PageHeader title={t('nav.ledger')} text={t('ledger.text')} actions={<VerifyButton />} />
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
