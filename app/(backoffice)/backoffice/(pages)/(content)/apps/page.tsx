import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { AppForm } from '@/components/backoffice/apps/app-form';
import { appPath, PLATFORMS } from '@/lib/content/apps/constants';
import { listAppReleases } from '@/lib/content/apps/loaders';
import { publicUrl } from '@/lib/platform/env';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-apps' });
  return { title: t('title') };
}

/** The apps of the download page. */
export default async function AppsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-apps' });
  const releases = await listAppReleases();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {PLATFORMS.map((platform) => {
          const app = releases.find((release) => release.platform === platform);
          return (
            <Panel key={platform} title={t(`platforms.${platform}`)}>
              <AppForm
                // The key resets the form when another operator has changed the app.
                key={app?.changedAt.toISOString()}
                platform={platform}
                app={
                  app && {
                    version: app.version,
                    url: app.url ?? '',
                    bytes: app.bytes,
                    sha256: app.sha256,
                  }
                }
                address={publicUrl() + appPath(platform)}
              />
            </Panel>
          );
        })}
      </div>
    </>
  );
}
