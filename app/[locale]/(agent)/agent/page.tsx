import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AgentLanding } from '@/components/agent/agent-landing';
import { alternates } from '@/components/site/alternates';
import { pageLocale, type PageProps } from '@/components/site/page-locale';
import { localePath } from '@/lib/i18n/routing';
import { currentSession } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'agent' });
  return {
    title: t('door.meta'),
    description: t('door.text'),
    robots: { index: true },
    alternates: alternates(locale, '/agent'),
  };
}

/** The agents' door: what the programme is, and the login that takes agents only. */
export default async function AgentPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  if ((await currentSession())?.kind === 'agent') redirect(localePath(locale, '/agentHome'));
  return <AgentLanding locale={locale} />;
}
