import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { ruleTexts } from '@/components/backoffice/segments/rule-text';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadSegments } from '@/lib/backoffice/segments/loaders';
import { segmentOptions } from '@/lib/backoffice/segments/options';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-segments' });
  return { title: t('title') };
}

/** The segments of members. */
export default async function SegmentsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('inbox.send');
  const [t, segments, { options }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-segments' }),
    loadSegments(),
    segmentOptions(locale),
  ]);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <PageLink href="/backoffice/segments/new" className={buttonStyle({ variant: 'amber' })}>
            {t('new')}
          </PageLink>
        }
      />
      <Panel flush>
        <DataTable
          label={t('title')}
          rows={segments}
          rowKey={(row) => String(row.id)}
          rowHref={(row) => `/backoffice/segments/${row.id}`}
          empty={<EmptyState title={t('none')} hint={t('noneText')} />}
          columns={[
            { key: 'name', head: t('name'), leads: true, cell: (row) => <bdi>{row.name}</bdi> },
            {
              key: 'rule',
              head: t('rule'),
              cell: ({ rule }) =>
                rule.conditions.length === 0 ? (
                  t('everybody')
                ) : (
                  <>
                    {rule.conditions.length > 1 && (
                      <span className="block text-xs text-faint">
                        {t(rule.match === 'all' ? 'matchAll' : 'matchAny')}
                      </span>
                    )}
                    {ruleTexts(rule, options, locale).map((text) => (
                      <bdi key={text} className="block">
                        {text}
                      </bdi>
                    ))}
                  </>
                ),
            },
            {
              key: 'changed',
              head: t('changed'),
              cell: (row) => <DateTime at={row.changedAt} locale={locale} />,
            },
          ]}
        />
      </Panel>
    </>
  );
}
