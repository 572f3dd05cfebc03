import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import {
  EmailProviderForm,
  SmsProviderForm,
  SocialProviderForm,
} from '@/components/backoffice/site/provider-forms';
import { loadSection } from '@/lib/backoffice/site/loaders';
import { publicUrl } from '@/lib/platform/env';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.providers') };
}

/** SMS, email and login by others, each with a test. */
export default async function ProvidersPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const settings = await loadSection('providers');
  const {
    'provider.sms': sms,
    'provider.email': email,
    'provider.google': google,
    'provider.facebook': facebook,
  } = settings;
  const redirect = (provider: string) => `${publicUrl()}/wps/session/social/callback/${provider}`;
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.providers')} />
      <SiteTabs current="providers" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('providers.sms.title')}>
          <SmsProviderForm key={sms!.version} setting={sms as never} />
        </Panel>
        <Panel title={t('providers.email.title')}>
          <EmailProviderForm key={email!.version} setting={email as never} />
        </Panel>
        <Panel title="Google">
          <SocialProviderForm key={google!.version} setting={google as never} redirect={redirect('google')} />
        </Panel>
        <Panel title="Facebook">
          <SocialProviderForm
            key={facebook!.version}
            setting={facebook as never}
            redirect={redirect('facebook')}
          />
        </Panel>
      </div>
    </>
  );
}
