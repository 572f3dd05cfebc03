import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { OutboxTabs } from '@/components/backoffice/templates/outbox-tabs';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { TEMPLATES_OF } from '@/lib/inbox/templates/constants';
import { loadChangedTemplates } from '@/lib/inbox/templates/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-templates' });
  return { title: t('title') };
}

/** The texts of emails and SMS, and in which languages operators have changed them. */
export default async function TemplatesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('site.write');
  const [t, tOutbox, changed] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-templates' }),
    getTranslations({ locale, namespace: 'outbox' }),
    loadChangedTemplates(),
  ]);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {operator.permissions.includes('outbox.read') && <OutboxTabs current="texts" />}
      <div className="flex flex-col gap-5">
        {(['email', 'sms'] as const).map((channel) => (
          <Panel key={channel} flush title={tOutbox(`channels.${channel}`)}>
            <DataTable
              label={tOutbox(`channels.${channel}`)}
              rows={TEMPLATES_OF[channel]}
              rowKey={(name) => name}
              rowHref={(name) => `/backoffice/outbox/templates/${channel}/${name}`}
              empty={null}
              columns={[
                {
                  key: 'name',
                  head: t('message'),
                  leads: true,
                  cell: (name) => tOutbox(`templates.${name}`),
                },
                {
                  key: 'changed',
                  head: t('changedIn'),
                  cell: (name) => (
                    <bdi dir="ltr" className="text-xs uppercase">
                      {changed.get(`${channel}:${name}`)?.join(' ') ?? '–'}
                    </bdi>
                  ),
                },
              ]}
            />
          </Panel>
        ))}
      </div>
    </>
  );
}
