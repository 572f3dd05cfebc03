import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BackHeader } from '@/components/backoffice/reports/back-header';
import { TransactionView } from '@/components/backoffice/transaction-view';
import { loadTransaction } from '@/lib/backoffice/ledger/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('transaction.title') };
}

/** One ledger transaction: its entries with the balances after them, what it belongs to, and its reversal. */
export default async function TransactionPage(props: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('members.read');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const id = idParam((await props.params).id);
  const transaction = id === undefined ? undefined : await loadTransaction(id);
  if (!transaction) notFound();
  const member = transaction.entries.find(({ memberId }) => memberId !== null);
  return (
    <>
      <BackHeader
        title={t('transaction.name', { id: `\u2068${transaction.id}\u2069` })}
        back={member ? `/backoffice/members/${member.memberId}` : '/backoffice'}
        label={t('transaction.back')}
      />
      <TransactionView transaction={transaction} operator={operator} locale={locale} />
    </>
  );
}
