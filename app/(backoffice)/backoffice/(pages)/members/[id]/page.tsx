import { ArrowLeft } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { MemberGroups } from '@/components/backoffice/channels/member-groups';
import { DecisionButton } from '@/components/backoffice/decision-button';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { MemberBadges } from '@/components/backoffice/member-badges';
import { MemberFacts } from '@/components/backoffice/member-facts';
import { AdjustBalance } from '@/components/backoffice/members/adjust-balance';
import { Duplicates } from '@/components/backoffice/members/duplicates';
import { MemberTags } from '@/components/backoffice/members/member-tags';
import { MEMBER_SECTIONS } from '@/components/backoffice/members/sections';
import { TagBadges } from '@/components/backoffice/members/tag-badges';
import { WriteMessage } from '@/components/backoffice/members/write-message';
import { PageMessages } from '@/components/backoffice/page-messages';
import { MemberRisk } from '@/components/backoffice/risk/member-risk';
import { Panel } from '@/components/backoffice/panel';
import { MemberRank } from '@/components/backoffice/vip/member-rank';
import { ResetPassword } from '@/components/backoffice/reset-password';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { Skeleton } from '@/components/ui/skeleton';
import { loadMemberGroups } from '@/lib/backoffice/channels/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import {
  adjustmentThreshold,
  findMember,
  memberDuplicates,
  memberTags,
} from '@/lib/backoffice/members/loaders';
import { idParam, pageParam, type SearchParams } from '@/lib/backoffice/page-params';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { toQuery } from '@/lib/backoffice/tables/params';
import { pickMessages } from '@/lib/i18n/messages';
import { showAmount } from '@/lib/money/format';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('members.one') };
}

/** One member: who they are, what operators can do with the account, and the sections of MEMBER_SECTIONS as tabs. */
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
  const [tGroups, tMembers, groups, tags, duplicates, threshold] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-channels.groups' }),
    getTranslations({ locale, namespace: 'backoffice-members' }),
    loadMemberGroups(member.id),
    memberTags(member),
    memberDuplicates(member),
    adjustmentThreshold(),
  ]);
  const may = (permission: (typeof operator.permissions)[number]) =>
    operator.permissions.includes(permission);
  const mayWrite = may('members.write');
  const isActive = member.status === 'active';
  const isTrial = member.kind === 'trial';
  const given = await props.searchParams;
  const sections = MEMBER_SECTIONS.filter(({ permission }) => may(permission));
  const section = sections.find(({ key }) => key === given.view) ?? sections[0]!;
  const base = `/backoffice/members/${member.id}`;
  const { Content } = section;
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-channels', 'backoffice-members'])}>
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
        {duplicates.length > 0 && <Badge tone="vermilion">{tMembers('duplicates.badge')}</Badge>}
        <TagBadges tags={tags.tags.filter((tag) => tags.chosen.includes(tag.id))} />
        <span className="ms-auto flex flex-wrap gap-2">
          {may('cashier.adjust') && !isTrial && (
            <AdjustBalance
              memberId={String(member.id)}
              account={member.account}
              currency={member.currency}
              maxReason={MAX_REASON_LENGTH}
              threshold={showAmount(threshold, siteConfig().money.currency, locale)}
            />
          )}
          {may('inbox.send') && !isTrial && <WriteMessage account={member.account} />}
          {mayWrite && isActive && !isTrial && (
            <ResetPassword
              memberId={String(member.id)}
              account={member.account}
              maxLength={MAX_REASON_LENGTH}
            />
          )}
          {mayWrite && (
            <DecisionButton
              key={member.status}
              action={isActive ? 'disableMember' : 'enableMember'}
              path={`/backoffice/api/members/${member.id}/status`}
              body={{ status: isActive ? 'disabled' : 'active' }}
              values={{ account: member.account }}
              variant={isActive ? 'danger' : 'surface'}
              input={{ name: 'reason', maxLength: MAX_REASON_LENGTH, hint: t('statusHint') }}
            />
          )}
        </span>
      </header>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5 self-start max-xl:order-last">
          <MemberFacts member={member} />
          <MemberRisk member={member} operator={operator} />
          {!isTrial && (
            <MemberRank memberId={member.id} account={member.account} operator={operator} locale={locale} />
          )}
          {!isTrial && (
            <Panel title={tGroups('title')}>
              <MemberGroups
                key={groups.chosen.join()}
                memberId={String(member.id)}
                canChange={mayWrite}
                {...groups}
              />
            </Panel>
          )}
          <Panel title={tMembers('tags.title')}>
            <MemberTags
              key={tags.chosen.join()}
              memberId={String(member.id)}
              canChange={mayWrite}
              {...tags}
            />
          </Panel>
          <Panel title={tMembers('duplicates.title')}>
            <Duplicates
              memberId={String(member.id)}
              canChange={mayWrite}
              maxReason={MAX_REASON_LENGTH}
              duplicates={duplicates.map(({ id: other, account, reason, operator: by }) => ({
                id: String(other),
                account,
                reason,
                operator: by,
              }))}
            />
          </Panel>
        </div>
        <Panel
          flush
          className="min-w-0 self-start"
          actions={
            <LinkTabs
              label={t('views.label')}
              tabs={sections.map(({ key }) => ({
                href: key === sections[0]!.key ? base : `${base}?view=${key}`,
                label: tMembers(`sections.${key}` as 'sections.overview'),
                isCurrent: key === section.key,
              }))}
            />
          }
        >
          <Suspense
            key={`${section.key}:${JSON.stringify(given)}`}
            fallback={<Skeleton className="m-4 h-64" />}
          >
            <Content
              member={member}
              operator={operator}
              locale={locale}
              query={toQuery(given)}
              page={pageParam(given.page)}
              pageAddress={(page) => `${base}?view=${section.key}&page=${page}`}
            />
          </Suspense>
        </Panel>
      </div>
    </PageMessages>
  );
}
