import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FactorSetup } from '@/components/backoffice/account/factor-setup';
import { EntryFrame } from '@/components/backoffice/entry-frame';
import { LogOutButton } from '@/components/backoffice/log-out-button';
import { PageMessages } from '@/components/backoffice/page-messages';
import { backOfficeLocale, requireOperatorSettingUp } from '@/lib/backoffice/loaders';
import { isFreshLogin } from '@/lib/backoffice/passwords/commands';
import { loadChecks } from '@/lib/backoffice/setup/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-operators' });
  return { title: t('setUp.title') };
}

/** Where operators set up the second factor that the site asks them for, before anything else works. */
export default async function SecondFactorPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const { operator, loggedInAt } = await requireOperatorSettingUp();
  const t = await getTranslations({ locale, namespace: 'backoffice-operators' });
  // The first operator of a new site goes on with the set-up assistant.
  const isNewSite = (await loadChecks())?.some(({ name, isDone }) => name === 'brand' && !isDone);
  return (
    <EntryFrame
      title={t('setUp.title')}
      text={t('setUp.hello', { name: operator.name })}
      action={<LogOutButton />}
    >
      <PageMessages messages={pickMessages(locale, ['backoffice-operators', 'factors']) as never}>
        <FactorSetup
          asksPassword={!isFreshLogin(loggedInAt)}
          next={isNewSite ? '/backoffice/setup' : '/backoffice'}
        />
      </PageMessages>
    </EntryFrame>
  );
}
