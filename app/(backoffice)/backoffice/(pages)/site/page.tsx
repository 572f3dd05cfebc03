import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { ChannelsForm } from '@/components/backoffice/site/channels-form';
import { DomainsForm } from '@/components/backoffice/site/domains-form';
import { FieldRows } from '@/components/backoffice/site/field-rows';
import { SettingRows } from '@/components/backoffice/site/setting-rows';
import { StatusForm } from '@/components/backoffice/site/status-form';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadSitePage } from '@/lib/backoffice/site/loaders';
import { registrationSetting } from '@/lib/identity/member-fields';
import { PATTERNS } from '@/lib/identity/registration/patterns';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('title') };
}

/** Site status, settings, registration fields, mirrors and support channels. */
export default async function SitePage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const [tField, tErrors, desk] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-site.register.fields' }),
    getTranslations({ locale, namespace: 'errors.fields' }),
    loadSitePage(),
  ]);
  const { status, settings, mirrors, channels, fields } = desk;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Panel title={t('status.title')}>
            <StatusForm
              // The key resets the form's state if another operator has changed the status.
              key={status.changedAt.toISOString()}
              maintenance={status.maintenance}
              end={status.maintenanceEnd?.toISOString() ?? ''}
              countries={status.blockedCountries.join(', ')}
              networks={status.blockedNetworks.join('\n')}
            />
          </Panel>
          <Panel title={t('channels.title')}>
            <ChannelsForm key={JSON.stringify(channels)} channels={channels} />
          </Panel>
          <Panel title={t('domains.title')}>
            <DomainsForm key={mirrors.join()} domains={mirrors.join('\n')} />
          </Panel>
        </div>
        <div className="flex flex-col gap-5">
          <Panel title={t('settings.title')}>
            <SettingRows values={settings} />
          </Panel>
          <Panel title={t('register.title')}>
            <p className="mb-2 text-sm text-muted">{t('register.text')}</p>
            <FieldRows
              rows={fields
                .filter(({ field }) => registrationSetting(field) !== 'derived')
                .map(({ acceptedPattern: _, ...rule }) => ({ ...rule, name: tField(rule.field) }))}
              patterns={Object.keys(PATTERNS).map((value) => ({
                value,
                label: tErrors(`PATTERN_${value}`, { range: '…' }),
              }))}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}
