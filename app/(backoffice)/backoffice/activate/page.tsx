import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EntryFrame } from '@/components/backoffice/entry-frame';
import { ActivationForm } from '@/components/backoffice/login/activation-form';
import { PageMessages } from '@/components/backoffice/page-messages';
import { backOfficeLocale } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-operators' });
  return { title: t('activation.title') };
}

/** Where an activation link leads: the invited operator chooses a name and a password. */
export default async function ActivationPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'backoffice-operators' });
  return (
    <EntryFrame title={t('activation.title')} text={t('activation.text')}>
      <PageMessages messages={pickMessages(locale, ['backoffice-operators']) as never}>
        <ActivationForm />
      </PageMessages>
    </EntryFrame>
  );
}
