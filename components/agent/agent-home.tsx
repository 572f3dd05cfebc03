import { getTranslations } from 'next-intl/server';
import { Card, CardHeader } from '@/components/ui/card';
import { QrPicture } from '@/components/ui/qr-picture';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { DownlineMember } from '@/lib/identity/downline/queries';
import type { MemberInfo } from '@/lib/identity/schema';
import { publicUrl } from '@/lib/platform/env';
import { settlementZone } from '@/lib/reporting/settlement';
import { AgentBalance } from './agent-balance';
import { CentrePage } from './centre-page';
import { InviteCard } from './invite-card';
import { NewestMembersTable } from './newest-members-table';
import { OverviewView } from './team/overview-view';

interface Props {
  locale: LocaleCode;
  member: MemberInfo;
  newest: readonly DownlineMember[];
}

/** The overview of the agent centre: figures and charts of the team, new members, balance, invitation. */
export async function AgentHome({ locale, member, newest }: Props) {
  const t = await getTranslations({ locale, namespace: 'agent' });
  const link = `${publicUrl()}/register?referralCode=${member.referralCode}`;
  return (
    <CentrePage
      title={t('home.title')}
      lead={t('home.greeting', { nickname: member.nickname })}
      actions={
        <p className="text-sm text-muted">
          {t('home.balance')}{' '}
          <span className="font-display text-lg font-bold text-ink">
            <AgentBalance />
          </span>
        </p>
      }
    >
      <OverviewView zone={settlementZone()} />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <CardHeader title={t('home.newest')} />
          <NewestMembersTable locale={locale} members={newest} />
        </Card>
        <InviteCard
          code={member.referralCode}
          link={link}
          picture={<QrPicture text={link} label={t('invite.picture')} />}
        />
      </div>
    </CentrePage>
  );
}
