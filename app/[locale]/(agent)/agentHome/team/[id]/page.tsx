import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BillFrame } from '@/components/agent/bills/bill-frame';
import { MemberView } from '@/components/agent/team/member-view';
import { requirePageLocale } from '@/components/site/page-locale';
import { loadAccountInTeam } from '@/lib/agents/team/loaders';
import { localePath } from '@/lib/i18n/routing';
import { requireAgent } from '@/lib/identity/loaders';
import { settlementZone } from '@/lib/reporting/settlement';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent-team' });
  return { title: t('nav.team') };
}

/** A member of the agent's team. For anybody else there is no page. */
export default async function TeamMemberPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const session = await requireAgent(locale);
  const { id } = await params;
  const account = await loadAccountInTeam(session.memberId, id);
  if (account === undefined) notFound();
  const t = await getTranslations({ locale, namespace: 'agent-team' });
  return (
    <BillFrame locale={locale} title={account} back={{ href: '/agentHome/team', text: t('nav.team') }}>
      <MemberView id={id} zone={settlementZone()} betsPath={localePath(locale, '/agentHome/bets')} />
    </BillFrame>
  );
}
