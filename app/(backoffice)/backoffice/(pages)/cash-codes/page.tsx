import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BatchRows } from '@/components/backoffice/cash-codes/batch-rows';
import { PrintCodes } from '@/components/backoffice/cash-codes/print-codes';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { loadBatches, loadCodeChannels } from '@/lib/backoffice/cash-codes/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { adjustmentThreshold } from '@/lib/backoffice/members/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';
import { pickMessages } from '@/lib/i18n/messages';
import { showAmount } from '@/lib/money/format';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-codes' });
  return { title: t('title') };
}

/** The batches of cash codes, newest first. */
export default async function CashCodesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('cashier.adjust');
  const [t, { list, names, next }, channels, threshold] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-codes' }),
    loadBatches(idParam((await searchParams).after)),
    loadCodeChannels(),
    adjustmentThreshold(),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-codes'])}>
      <PageHeader title={t('title')} text={t('text')} />
      <Panel
        flush
        title={t('batches')}
        actions={
          channels.length > 0 && (
            <PrintCodes
              channels={channels.map(({ names: texts, ...channel }) => ({
                ...channel,
                name: textIn(texts, locale),
              }))}
              threshold={showAmount(threshold, siteConfig().money.currency, locale)}
            />
          )
        }
      >
        {channels.length === 0 && (
          <p className="border-t border-hairline px-4 py-3 text-sm text-muted">{t('noChannel')}</p>
        )}
        <BatchRows rows={list} names={names} at={now()} />
        {next !== undefined && (
          <p className="border-t border-hairline px-4 py-3 text-end">
            <PageLink
              href={`/backoffice/cash-codes?after=${next}`}
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
