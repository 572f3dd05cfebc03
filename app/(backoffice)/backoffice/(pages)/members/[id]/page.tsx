import { ArrowLeft } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { MemberGroups } from '@/components/backoffice/channels/member-groups';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { MemberBadges } from '@/components/backoffice/member-badges';
import { MemberFacts } from '@/components/backoffice/member-facts';
import { MemberRounds } from '@/components/backoffice/member-rounds';
import { MemberSessions } from '@/components/backoffice/member-sessions';
import { MemberStatement } from '@/components/backoffice/member-statement';
import { PageMessages } from '@/components/backoffice/page-messages';
import { MemberRisk } from '@/components/backoffice/risk/member-risk';
import { Panel } from '@/components/backoffice/panel';
import { DecisionButton } from '@/components/backoffice/decision-button';
import { ResetPassword } from '@/components/backoffice/reset-password';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { Skeleton } from '@/components/ui/skeleton';
import { loadMemberGroups } from '@/lib/backoffice/channels/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { findMember, memberRounds, memberSessions, memberSums } from '@/lib/backoffice/members/loaders';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { idParam, pageParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { statementTable } from '@/lib/backoffice/tables/sources/records';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('members.one') };
}

const VIEWS = ['statement', 'rounds', 'sessions'] as const;

/** One member: profile, balance, statement, rounds and sessions. Operators can issue a one-time password and block or unblock the member. */
export default async function MemberPage(props: {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('members.read');
  const t = await getTranslations({ locale, namespace: 'backoffice.members' });
  const id = idParam((await props.params).id);
  const member = id === undefined ? undefined : await findMember(id);
  if (!member) notFound();
  const [tGroups, groups] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-channels.groups' }),
    loadMemberGroups(member.id),
  ]);
  const mayWrite = operator.permissions.includes('members.write');
  const isActive = member.status === 'active';
  const given = await props.searchParams;
  const view = VIEWS.find((name) => name === given.view) ?? 'statement';
  const page = pageParam(given.page);
  const address = (name: string) =>
    `/backoffice/members/${member.id}${name === 'statement' ? '' : `?view=${name}`}`;
  const pageAddress = (number: number) => `/backoffice/members/${member.id}?view=${view}&page=${number}`;
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center gap-2">
        <PageLink
          href="/backoffice/members"
          aria-label={t('back')}
          className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2`}
        >
          <ArrowLeft aria-hidden className="flip-rtl size-5" />
        </PageLink>
        <h1 className="min-w-0 text-2xl font-extrabold break-words">{member.account}</h1>
        <MemberBadges kind={member.kind} status={member.status} />
        {mayWrite && (
          <span className="ms-auto flex flex-wrap gap-2">
            {isActive && member.kind !== 'trial' && (
              <ResetPassword
                memberId={String(member.id)}
                account={member.account}
                maxLength={MAX_REASON_LENGTH}
              />
            )}
            <DecisionButton
              key={member.status}
              action={isActive ? 'disableMember' : 'enableMember'}
              path={`/backoffice/api/members/${member.id}/status`}
              body={{ status: isActive ? 'disabled' : 'active' }}
              values={{ account: member.account }}
              variant={isActive ? 'danger' : 'surface'}
              input={{ name: 'reason', maxLength: MAX_REASON_LENGTH, hint: t('statusHint') }}
            />
          </span>
        )}
      </header>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5 self-start">
          <MemberFacts member={member} />
          <MemberRisk member={member} operator={operator} />
          {member.kind !== 'trial' && (
            <Panel title={tGroups('title')}>
              <PageMessages messages={pickMessages(locale, ['backoffice-channels'])}>
                <MemberGroups
                  key={groups.chosen.join()}
                  memberId={String(member.id)}
                  canChange={mayWrite}
                  {...groups}
                />
              </PageMessages>
            </Panel>
          )}
        </div>
        <Panel
          flush
          className="min-w-0 self-start"
          actions={
            <LinkTabs
              label={t('views.label')}
              tabs={VIEWS.map((name) => ({
                href: address(name),
                label: t(`views.${name}`),
                isCurrent: name === view,
              }))}
            />
          }
        >
          <Suspense key={`${view}:${JSON.stringify(given)}`} fallback={<Skeleton className="m-4 h-64" />}>
            {view === 'statement' && (
              <MemberStatement
                base={`/backoffice/members/${member.id}`}
                operator={operator}
                table={loadTable(
                  statementTable,
                  { ...toQuery(given), member: String(member.id) },
                  operator,
                  locale,
                )}
                sums={memberSums(member, toQuery(given))}
                candidates={loadCandidates(operator, 'statement')}
              />
            )}
            {view === 'rounds' && (
              <MemberRounds rounds={memberRounds(member, locale, page)} href={pageAddress} />
            )}
            {view === 'sessions' && <MemberSessions sessions={memberSessions(member)} />}
          </Suspense>
        </Panel>
      </div>
    </>
  );
}
