import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { MemberInfo } from '@/lib/identity/schema';
import type { JoinedOnDay, DownlineMember, DownlineSize } from '@/lib/identity/downline/queries';
import { publicUrl } from '@/lib/platform/env';
import { AgentBalance } from './agent-balance';
import { CentrePage } from './centre-page';
import { InviteCard } from './invite-card';
import { JoinedChart } from './joined-chart';
import { NewestMembersTable } from './newest-members-table';
import { QrPicture } from '@/components/ui/qr-picture';

interface Props {
  locale: LocaleCode;
  member: MemberInfo;
  overview: { size: DownlineSize; newest: DownlineMember[]; byDay: JoinedOnDay[] };
}

/** The overview of the agent centre: size of the downline, new members, balance, invitation. */
export async function AgentHome({ locale, member, overview }: Props) {
  const [t, format] = await Promise.all([
    getTranslations({ locale, namespace: 'agent' }),
    getFormatter({ locale }),
  ]);
  const { size, newest, byDay } = overview;
  const link = `${publicUrl()}/register?referralCode=${member.referralCode}`;
  const number = (value: number) => format.number(value);
  return (
    <CentrePage title={t('home.title')} lead={t('home.greeting', { nickname: member.nickname })}>
      <section aria-label={t('home.figures')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure
          label={t('home.line')}
          value={number(size.total)}
          note={t('home.direct', { count: size.direct })}
        />
        <Figure label={t('home.agents')} value={number(size.agents)} note={t('home.agentsNote')} />
        <Figure
          label={t('home.joined')}
          value={number(size.joined)}
          note={t('home.days', { count: byDay.length })}
        />
        <Figure label={t('home.balance')} value={<AgentBalance />} note={t('home.balanceNote')} />
      </section>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card>
            <CardHeader title={t('home.chart')} description={t('home.chartNote', { count: byDay.length })} />
            <JoinedChart locale={locale} days={byDay} />
          </Card>
          <Card>
            <CardHeader title={t('home.newest')} />
            <NewestMembersTable locale={locale} members={newest} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <InviteCard
            code={member.referralCode}
            link={link}
            picture={<QrPicture text={link} label={t('invite.picture')} />}
          />
        </div>
      </div>
    </CentrePage>
  );
}

function Figure({ label, value, note }: { label: string; value: ReactNode; note: string }) {
  return (
    <div className="rounded-card border border-hairline bg-surface px-4 py-3.5 shadow-inset-light">
      <p className="text-xs font-medium text-muted">{label}</p>
      <p className="tabular mt-1 font-display text-lg leading-tight font-bold wrap-anywhere xs:text-2xl">
        {value}
      </p>
      <p className="mt-0.5 text-xs text-faint">{note}</p>
    </div>
  );
}
