import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { operatorSteps, sortSteps } from '@/components/backoffice/case-steps';
import { DataTable } from '@/components/backoffice/data-table';
import { History } from '@/components/backoffice/history';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { FileActions } from '@/components/backoffice/payment-files/file-actions';
import { FileState } from '@/components/backoffice/payment-files/file-rows';
import { TakeOutButton } from '@/components/backoffice/payment-files/take-out-button';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { StatusBadge } from '@/components/backoffice/status-badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { loadPaymentFile } from '@/lib/backoffice/payment-files/loaders';
import { payoutOf } from '@/lib/cashier/withdrawals/rules';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-queues' });
  return { title: t('files.title') };
}

/** One payment file: its withdrawals, and what can be done with it. */
export default async function PaymentFilePage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('cashier.read');
  const [t, tOffice] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-queues' }),
    getTranslations({ locale, namespace: 'backoffice' }),
  ]);
  const id = idParam((await params).id);
  const found = id === undefined ? undefined : await loadPaymentFile(id);
  if (!found) notFound();
  const { file, history } = found;
  const fileId = String(file.id);
  const canDecide = operator.permissions.includes('cashier.decide');
  const open = file.list.filter(({ status }) => status === 'approved');
  const sum = open.reduce((total, withdrawal) => total + payoutOf(withdrawal), 0n);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-queues'])}>
      <EditorHeader
        href="/backoffice/withdrawals/files"
        back={t('files.backToAll')}
        title={t('files.one', { id: fileId })}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel flush title={t('files.withdrawals')} actions={<FileState file={file} />}>
          <DataTable
            label={t('files.withdrawals')}
            rows={file.list}
            rowKey={(row) => String(row.id)}
            rowHref={(row) => `/backoffice/withdrawals?show=all&id=${row.id}`}
            empty={<EmptyState title={t('files.emptyTitle')} />}
            columns={[
              {
                key: 'number',
                head: tOffice('columns.number'),
                leads: true,
                cell: (row) => <bdi className="tabular">{`#${row.id}`}</bdi>,
              },
              { key: 'member', head: tOffice('columns.member'), cell: (row) => <bdi>{row.account}</bdi> },
              {
                key: 'payee',
                head: tOffice('columns.payee'),
                cell: ({ payee }) => (
                  <>
                    {payee.bank} <bdi className="text-muted tabular">{`•••• ${payee.numberTail}`}</bdi>
                  </>
                ),
              },
              {
                key: 'status',
                head: tOffice('columns.status'),
                cell: (row) => <StatusBadge of="withdrawal" status={row.status} />,
              },
              {
                key: 'payout',
                head: tOffice('columns.payout'),
                end: true,
                cell: (row) => (
                  <Money value={formatDecimal(payoutOf(row))} currency={row.currency} locale={locale} />
                ),
              },
              ...(canDecide && open.length > 0
                ? [
                    {
                      key: 'takeOut',
                      head: '',
                      end: true,
                      cell: (row: (typeof open)[number]) =>
                        row.status === 'approved' ? (
                          <TakeOutButton fileId={fileId} withdrawalId={String(row.id)} />
                        ) : null,
                    },
                  ]
                : []),
            ]}
          />
        </Panel>
        <div className="flex flex-col gap-5">
          {canDecide && open.length > 0 && (
            <Panel title={t('files.actions')}>
              <FileActions
                id={fileId}
                open={open.length}
                sum={showAmount(formatDecimal(sum), file.currency, locale)}
              />
            </Panel>
          )}
          <Panel title={tOffice('history.title')}>
            <History steps={sortSteps(operatorSteps(tOffice as never, history))} />
          </Panel>
        </div>
      </div>
    </PageMessages>
  );
}
