import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AgentLanding } from '@/components/agent/agent-landing';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { loadMyApplication } from '@/lib/agents/applications/loaders';
import { loadProgramme } from '@/lib/agents/example/loaders';
import { localePath } from '@/lib/i18n/routing';
import { currentSession } from '@/lib/identity/loaders';
import { brandName } from '@/lib/platform/site-config';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'agent' });
  return {
    title: t('door.meta'),
    description: t('door.text', { brand: brandName(locale) }),
    robots: { index: true },
    alternates: alternates(locale, '/agent'),
  };
}

/** The agents' login page, with a description of the programme. */
export default async function AgentPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const session = await currentSession();
  if (session?.kind === 'agent') redirect(localePath(locale, '/agentHome'));
  const isMember = session?.kind === 'member';
  const [application, programme] = await Promise.all([
    isMember ? loadMyApplication(session.memberId) : null,
    loadProgramme(),
  ]);
  return <AgentLanding locale={locale} isMember={isMember} application={application} programme={programme} />;
}
