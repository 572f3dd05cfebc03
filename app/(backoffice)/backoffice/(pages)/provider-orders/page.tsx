import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { OrderRows } from '@/components/backoffice/provider-orders/order-rows';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { loadOrders } from '@/lib/backoffice/provider-orders/loaders';
import { pickMessages } from '@/lib/i18n/messages';

const FILTERS = ['attention', 'open', 'all'] as const;
const BASE = '/backoffice/provider-orders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-providers' });
  return { title: t('title') };
}

/** Payments and payouts at providers: those that need attention, those under way, or all, newest first. */
export default async function ProviderOrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('cashier.decide');
  const given = await searchParams;
  const filter = FILTERS.find((each) => each === given.show) ?? 'attention';
  const [t, { list, next }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-providers' }),
    loadOrders(filter, idParam(given.after)),
  ]);
  const address = (show: string) => (show === 'attention' ? BASE : `${BASE}?show=${show}`);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-providers'])}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="mb-5 flex">
        <LinkTabs
          label={t('filter')}
          tabs={FILTERS.map((each) => ({
            href: address(each),
            label: t(`filters.${each}`),
            isCurrent: each === filter,
          }))}
        />
      </div>
      <Panel flush>
        <OrderRows rows={list} />
        {next !== undefined && (
          <p className="border-t border-hairline px-4 py-3 text-end">
            <PageLink
              href={`${BASE}?show=${filter}&after=${next}`}
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
            >
              {t('older')}
            </PageLink>
          </p>
        )}
      </Panel>
    </PageMessages>
  );
}
