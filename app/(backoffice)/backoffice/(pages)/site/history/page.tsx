import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { Panel } from '@/components/backoffice/panel';
import { useSettingName } from '@/components/backoffice/site/setting-name';
import { RestoreButton } from '@/components/backoffice/site/restore-button';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { ValueDiff } from '@/components/backoffice/site/value-diff';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { historyPage } from '@/lib/backoffice/site/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.history') };
}

/** Every change of a setting: who, when, before and after. Each can be put back. */
export default async function HistoryPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const query = await searchParams;
  const key = textParam(query.key) || undefined;
  const { list, older } = await historyPage(key, idParam(query.before));
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.history')} />
      <SiteTabs current="history" />
      <Panel
        flush
        title={t('sections.history')}
        actions={
          key && (
            <PageLink
              href="/backoffice/site/history"
              className="text-sm text-amber underline underline-offset-4"
            >
              {t('history.all')}
            </PageLink>
          )
        }
      >
        <HistoryRows list={list} locale={locale} />
      </Panel>
      {older !== undefined && (
        <p className="mt-4 text-center">
          <PageLink
            href={`/backoffice/site/history?${new URLSearchParams({ ...(key && { key }), before: String(older) }).toString()}`}
            className="text-sm font-medium text-amber underline underline-offset-4"
          >
            {t('history.older')}
          </PageLink>
        </p>
      )}
    </>
  );
}

type Changes = Awaited<ReturnType<typeof historyPage>>['list'];

function HistoryRows({ list, locale }: { list: Changes; locale: LocaleCode }) {
  const t = useTranslations('backoffice-site.history');
  const name = useSettingName();
  return (
    <DataTable
      label={t('label')}
      rows={list}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      columns={[
        {
          key: 'setting',
          head: t('setting'),
          leads: true,
          cell: ({ key }) => (
            <PageLink
              href={`/backoffice/site/history?key=${encodeURIComponent(key)}`}
              className="font-medium underline-offset-4 hover:underline"
            >
              {name(key)}
            </PageLink>
          ),
        },
        {
          key: 'change',
          head: t('change'),
          cell: (change) => (
            <>
              <ValueDiff of={change.key} before={change.before} after={change.after} />
              {change.hadSecret !== change.hasSecret && (
                <p className="text-xs text-muted">{t(change.hasSecret ? 'secretSet' : 'secretRemoved')}</p>
              )}
            </>
          ),
        },
        { key: 'how', head: t('how'), cell: ({ how }) => t(`kinds.${how}`) },
        { key: 'operator', head: t('operator'), cell: ({ operator }) => <bdi>{operator ?? '–'}</bdi> },
        { key: 'at', head: t('at'), cell: ({ at }) => <DateTime at={at} locale={locale} /> },
        {
          key: 'restore',
          head: <span className="sr-only">{t('restore')}</span>,
          end: true,
          cell: (change) => (
            <RestoreButton id={String(change.id)} version={change.currentVersion} name={name(change.key)}>
              <ValueDiff of={change.key} before={change.after} after={change.before} />
            </RestoreButton>
          ),
        },
      ]}
    />
  );
}
