import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OutboxFilter } from '@/components/backoffice/outbox-filter';
import { OutboxRows } from '@/components/backoffice/outbox-rows';
import { OutboxTabs } from '@/components/backoffice/templates/outbox-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { loadOutboxPage } from '@/lib/inbox/loaders';
import { outboxFilter } from '@/lib/inbox/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'outbox' });
  return { title: t('title') };
}

/** Email and SMS, newest first: sent messages, and messages stored because there is no provider. */
export default async function OutboxPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('outbox.read');
  const t = await getTranslations({ locale, namespace: 'outbox' });
  const given = await searchParams;
  const before = idParam(given.before);
  const filter = outboxFilter(given);
  const { list, older } = await loadOutboxPage({ ...filter, before });
  const address = (changes: Record<string, string>) => {
    const kept = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
    return `/backoffice/outbox?${new URLSearchParams({ ...Object.fromEntries(kept), ...changes }).toString()}`;
  };
  const link = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {operator.permissions.includes('site.write') && <OutboxTabs current="messages" />}
      <Panel flush>
        <OutboxFilter filter={filter} />
        <OutboxRows rows={list} mayRetry={operator.permissions.includes('inbox.send')} />
        {(before !== undefined || older !== undefined) && (
          <nav
            aria-label={t('title')}
            className="flex justify-between gap-3 border-t border-hairline px-4 py-3"
          >
            {before === undefined ? (
              <span />
            ) : (
              <PageLink href={address({})} className={link}>
                {t('newest')}
              </PageLink>
            )}
            {older !== undefined && (
              <PageLink href={address({ before: String(older) })} className={link}>
                {t('older')}
              </PageLink>
            )}
          </nav>
        )}
      </Panel>
    </>
  );
}
