import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Clock } from '@/components/site/clock';
import { buttonStyle } from '@/components/ui/button-style';
import { Card, CardHeader } from '@/components/ui/card';
import { PageLink } from '@/components/ui/page-link';
import { localePath } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { MemberInfo } from '@/lib/identity/schema';
import type { JoinedOnDay, DownlineMember, DownlineSize } from '@/lib/identity/downline/queries';
import { publicUrl } from '@/lib/platform/env';
import { AgentBalance } from './agent-balance';
import { AgentBar } from './agent-bar';
import { AgentLogout } from './agent-logout';
import { INCOME_PAGE } from './bills/paths';
import { InviteCard } from './invite-card';
import { JoinedChart } from './joined-chart';
import { NewestMembersTable } from './newest-members-table';
import { QrPicture } from '@/components/ui/qr-picture';

interface Props {
  locale: LocaleCode;
  member: MemberInfo;
  /** Whether the agent can send money to the line or the upline. */
  canTransfer: boolean;
  overview: { size: DownlineSize; newest: DownlineMember[]; byDay: JoinedOnDay[] };
}

/** The overview of the agent centre: size of the downline, new members, balance, invitation. */
export async function AgentHome({ locale, member, canTransfer, overview }: Props) {
  const [t, bills, lines, format] = await Promise.all([
    getTranslations({ locale, namespace: 'agent' }),
    getTranslations({ locale, namespace: 'agent-bills' }),
    getTranslations({ locale, namespace: 'agent-lines' }),
    getFormatter({ locale }),
  ]);
  const { size, newest, byDay } = overview;
  const link = `${publicUrl()}/register?referralCode=${member.referralCode}`;
  const number = (value: number) => format.number(value);
  return (
    <>
      <AgentBar locale={locale} home="/agentHome">
        <Clock className="tabular me-1 hidden min-w-[6.9rem] text-end text-xs text-faint md:block" />
        <AgentLogout nickname={member.nickname} locale={locale} />
      </AgentBar>
      <main
        id="content"
        tabIndex={-1}
        className="page-frame flex flex-1 flex-col gap-5 py-6 outline-none md:py-8"
      >
        <header>
          <h1 className="text-2xl font-bold">{t('home.title')}</h1>
          <p className="mt-0.5 text-sm text-muted">{t('home.greeting', { nickname: member.nickname })}</p>
        </header>
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
              <CardHeader
                title={t('home.chart')}
                description={t('home.chartNote', { count: byDay.length })}
              />
              <JoinedChart locale={locale} days={byDay} />
            </Card>
            <Card>
              <CardHeader title={t('home.newest')} />
              <NewestMembersTable locale={locale} members={newest} />
            </Card>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <Card>
              <CardHeader title={t('home.contracts')} description={t('home.contractsText')} />
              <PageLink
                href={localePath(locale, '/agentHome/contracts')}
                className={buttonStyle({ variant: 'surface' })}
              >
                {t('home.contractsButton')}
              </PageLink>
            </Card>
            <Card>
              <CardHeader title={bills('income.title')} description={bills('income.text')} />
              <PageLink
                href={localePath(locale, INCOME_PAGE)}
                className={buttonStyle({ variant: 'surface' })}
              >
                {bills('income.title')}
              </PageLink>
            </Card>
            <Card>
              <CardHeader title={lines('home.title')} description={lines('home.text')} />
              <div className="flex flex-wrap gap-2">
                <PageLink
                  href={localePath(locale, '/agentHome/accounts')}
                  className={buttonStyle({ variant: 'surface' })}
                >
                  {lines('accounts.title')}
                </PageLink>
                <PageLink
                  href={localePath(locale, '/agentHome/links')}
                  className={buttonStyle({ variant: 'surface' })}
                >
                  {lines('links.title')}
                </PageLink>
              </div>
            </Card>
            {canTransfer && (
              <Card>
                <CardHeader title={t('home.transfer')} description={t('home.transferText')} />
                <PageLink
                  href={localePath(locale, '/member/transfer')}
                  className={buttonStyle({ variant: 'amber' })}
                >
                  {t('home.transferButton')}
                </PageLink>
              </Card>
            )}
            <InviteCard
              code={member.referralCode}
              link={link}
              picture={<QrPicture text={link} label={t('invite.picture')} />}
            />
          </div>
        </div>
      </main>
    </>
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
