import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AgentHome } from '@/components/agent/agent-home';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { currentMember, requireAgent } from '@/lib/identity/loaders';
import { newestOfDownline } from '@/lib/identity/downline/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent' });
  return { title: t('home.title') };
}

/** The overview of the agent centre. Anyone else is redirected to the agents' login. */
export default async function AgentHomePage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const session = await requireAgent(locale);
  const [member, newest] = await Promise.all([currentMember(), newestOfDownline(session.memberId)]);
  if (!member) return null;
  return <AgentHome locale={locale} member={member} newest={newest} />;
}
