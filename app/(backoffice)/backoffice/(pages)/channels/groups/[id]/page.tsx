import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AddMembersForm, GroupMembers } from '@/components/backoffice/channels/group-members';
import { GroupNameForm } from '@/components/backoffice/channels/group-rows';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { loadGroup } from '@/lib/backoffice/channels/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-channels' });
  return { title: t('groups.title') };
}

/** One member group: its name and its members. */
export default async function GroupPage(props: {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('cashier.channels');
  const t = await getTranslations({ locale, namespace: 'backoffice-channels' });
  const id = idParam((await props.params).id);
  const found = id === undefined ? undefined : await loadGroup(id, idParam((await props.searchParams).after));
  if (!found) notFound();
  const { group, list, next } = found;
  const groupId = String(group.id);
  const canChange = operator.permissions.includes('members.write');
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-channels'])}>
      <EditorHeader href="/backoffice/channels/groups" back={t('groups.back')} title={group.name} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel flush title={t('groups.membersTitle')}>
          <GroupMembers
            groupId={groupId}
            members={list.map((member) => ({ id: String(member.id), account: member.account }))}
            canChange={canChange}
          />
          {next !== undefined && (
            <p className="border-t border-hairline px-4 py-3 text-end">
              <PageLink
                href={`/backoffice/channels/groups/${groupId}?after=${next}`}
                className={buttonStyle({ variant: 'outline', size: 'sm' })}
              >
                {t('groups.more')}
              </PageLink>
            </p>
          )}
        </Panel>
        <div className="flex flex-col gap-5">
          {canChange && (
            <Panel title={t('groups.addTitle')}>
              <AddMembersForm groupId={groupId} />
            </Panel>
          )}
          <Panel title={t('groups.renameTitle')}>
            <GroupNameForm key={group.name} id={groupId} name={group.name} />
          </Panel>
        </div>
      </div>
    </PageMessages>
  );
}
