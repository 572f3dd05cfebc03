import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { LinksList } from '@/components/agent/lines/links-list';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { loadLinks } from '@/lib/agents/links/loaders';
import { requireAgent } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent-lines' });
  return { title: t('links.title') };
}

/** The agent's invitation links with what they brought. Anyone else is redirected to the agents' login. */
export default async function AgentLinksPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const session = await requireAgent(locale);
  const [t, { links, types, ownTerms }] = await Promise.all([
    getTranslations({ locale, namespace: 'agent-lines' }),
    loadLinks(session.memberId),
  ]);
  return (
    <CentrePage title={t('links.title')} lead={t('links.lead')}>
      <LinksList links={links} types={types} ownTerms={ownTerms} />
    </CentrePage>
  );
}
