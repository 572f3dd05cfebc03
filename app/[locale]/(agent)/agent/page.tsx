import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AgentLanding } from '@/components/agent/agent-landing';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { localePath } from '@/lib/i18n/routing';
import { currentSession } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'agent' });
  return {
    title: t('door.meta'),
    description: t('door.text'),
    robots: { index: true },
    alternates: alternates(locale, '/agent'),
  };
}

/** The agents' login page, with a description of the programme. */
export default async function AgentPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  if ((await currentSession())?.kind === 'agent') redirect(localePath(locale, '/agentHome'));
  return <AgentLanding locale={locale} />;
}
