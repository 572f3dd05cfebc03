import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AgentHome } from '@/components/agent/agent-home';
import { pageLocale, type PageProps } from '@/components/site/page-locale';
import { currentMember, requireAgent } from '@/lib/identity/loaders';
import { lineOverview } from '@/lib/identity/line/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'agent' });
  return { title: t('home.title') };
}

/** The agent centre's first page: agents only, others are sent to the agents' door. */
export default async function AgentHomePage({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const session = await requireAgent(locale);
  const [member, overview] = await Promise.all([currentMember(), lineOverview(session.memberId)]);
  if (!member) return null;
  return <AgentHome locale={locale} member={member} overview={overview} />;
}
