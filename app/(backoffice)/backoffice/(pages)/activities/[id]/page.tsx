import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ModeForm } from '@/components/backoffice/activities/mode-form';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { buttonStyle } from '@/components/ui/button-style';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { findActivity, loadMode } from '@/lib/backoffice/activities/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-activities' });
  return { title: t('title') };
}

/** One promotion: who takes part, and the form of its mode and rule. */
export default async function ActivityPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('promotions.read');
  const id = idParam((await params).id);
  const row = id === undefined ? undefined : await findActivity(id, locale);
  if (!row) notFound();
  const [t, { groups, bonuses }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-activities' }),
    loadMode(row.id, locale),
  ]);
  const { currency } = siteConfig().money;
  const moment = (at: Date | null) => (at ? <DateTime at={at} locale={locale} /> : t('noDate'));
  return (
    <>
      <EditorHeader href="/backoffice/activities" back={t('back')} title={row.title} />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PageMessages messages={pickMessages(locale, ['backoffice-activities'])}>
          <ModeForm
            id={String(row.id)}
            mode={row.stored.mode}
            rule={row.stored.rule}
            version={row.stored.version}
            groups={groups}
            bonuses={bonuses}
            currency={currency}
            mayWrite={operator.permissions.includes('promotions.write')}
          />
        </PageMessages>
        <Panel title={t('figures')} className="self-start max-xl:order-first">
          <Facts
            facts={[
              { key: 'joined', name: t('columns.joined'), value: String(row.joined) },
              { key: 'waiting', name: t('columns.waiting'), value: String(row.waiting) },
              { key: 'given', name: t('columns.given'), value: String(row.stored.given.count) },
              ...(row.stored.given.money > 0n
                ? [
                    {
                      key: 'money',
                      name: t('columns.money'),
                      value: (
                        <Money
                          value={formatDecimal(row.stored.given.money)}
                          currency={currency}
                          locale={locale}
                        />
                      ),
                    },
                  ]
                : []),
              ...(row.stored.given.points > 0n
                ? [
                    {
                      key: 'points',
                      name: t('columns.points'),
                      value: formatDecimal(row.stored.given.points),
                    },
                  ]
                : []),
              { key: 'starts', name: t('starts'), value: moment(row.startsAt) },
              { key: 'ends', name: t('ends'), value: moment(row.endsAt) },
            ]}
          />
          {operator.permissions.includes('content.write') && (
            <PageLink
              href={`/backoffice/promotions/${row.id}`}
              className={`${buttonStyle({ variant: 'outline', size: 'sm', block: true })} mt-4`}
            >
              {t('texts')}
            </PageLink>
          )}
        </Panel>
      </div>
    </>
  );
}
