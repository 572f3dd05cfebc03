import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OutboxRows } from '@/components/backoffice/outbox-rows';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { loadOutboxPage } from '@/lib/inbox/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'outbox' });
  return { title: t('title') };
}

/** E-mail and SMS, newest first: sent messages, and messages stored because there is no provider. */
export default async function OutboxPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('outbox.read');
  const t = await getTranslations({ locale, namespace: 'outbox' });
  const before = idParam((await searchParams).before);
  const { list, older } = await loadOutboxPage(before);
  const link = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Panel flush>
        <OutboxRows rows={list} />
        {(before !== undefined || older !== undefined) && (
          <nav
            aria-label={t('title')}
            className="flex justify-between gap-3 border-t border-hairline px-4 py-3"
          >
            {before === undefined ? (
              <span />
            ) : (
              <PageLink href="/backoffice/outbox" className={link}>
                {t('newest')}
              </PageLink>
            )}
            {older !== undefined && (
              <PageLink href={`/backoffice/outbox?before=${older}`} className={link}>
                {t('older')}
              </PageLink>
            )}
          </nav>
        )}
      </Panel>
    </>
  );
}
