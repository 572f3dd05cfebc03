import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { FileRows } from '@/components/backoffice/payment-files/file-rows';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { loadPaymentFiles } from '@/lib/backoffice/payment-files/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-queues' });
  return { title: t('files.title') };
}

/** The payment files, newest first. */
export default async function PaymentFilesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('cashier.read');
  const after = idParam((await searchParams).after);
  const [t, { list, names, next }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-queues' }),
    loadPaymentFiles(after),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-queues'])}>
      <EditorHeader href="/backoffice/withdrawals" back={t('files.back')} title={t('files.title')} />
      <p className="mb-4 max-w-prose text-sm text-muted">{t('files.text')}</p>
      <Panel flush>
        <FileRows rows={list} names={names} />
        {next !== undefined && (
          <p className="border-t border-hairline px-4 py-3 text-end">
            <PageLink
              href={`/backoffice/withdrawals/files?after=${next}`}
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
            >
              {t('files.older')}
            </PageLink>
          </p>
        )}
      </Panel>
    </PageMessages>
  );
}
