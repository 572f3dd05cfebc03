import { getTranslations } from 'next-intl/server';
import { parseUserAgent } from '@/components/identity/user-agent';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { memberLogins, memberSessions } from '@/lib/backoffice/members/loaders';
import type { OpenSession, PastLogin } from '@/lib/identity/sessions/queries';
import { DataTable, type Column } from '../data-table';
import { DateTime } from '../date-time';
import { PageLinks } from '../page-links';
import { ConfirmButton } from '../confirm-button';
import type { SectionProps } from './section';

/** A member's active sessions, which operators can end, and their logins of the last months. */
export async function SessionsSection({ member, operator, locale, page, pageAddress }: SectionProps) {
  const [t, tMembers, sessions, logins] = await Promise.all([
    getTranslations('backoffice.members'),
    getTranslations('backoffice-members'),
    memberSessions(member),
    memberLogins(member, page),
  ]);
  const mayEnd = operator.permissions.includes('members.write');
  const device = (userAgent: string) => {
    const known = parseUserAgent(userAgent);
    return known ? t('device', known) : t('unknownDevice');
  };
  const path = `/backoffice/api/members/${member.id}/sessions`;
  const where: Column<Pick<OpenSession, 'userAgent' | 'ip' | 'country'>>[] = [
    { key: 'device', head: t('deviceHead'), leads: true, cell: (session) => device(session.userAgent) },
    { key: 'ip', head: t('address'), cell: (session) => <bdi className="tabular">{session.ip}</bdi> },
    { key: 'country', head: t('country'), cell: (session) => session.country ?? '—' },
  ];
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 pb-3">
        <h3 className="font-bold">{tMembers('sessions.open')}</h3>
        {mayEnd && sessions.length > 0 && (
          <ConfirmButton
            path={`${path}/end`}
            texts={{
              button: tMembers('sessions.endAll'),
              title: tMembers('sessions.endAllTitle', { account: member.account }),
              text: tMembers('sessions.endAllText'),
              cancel: tMembers('cancel'),
              done: tMembers('sessions.endedAll'),
            }}
          />
        )}
      </header>
      <DataTable<OpenSession>
        label={tMembers('sessions.open')}
        rows={sessions}
        rowKey={(session) => String(session.id)}
        empty={<EmptyState title={t('noSessions')} />}
        columns={[
          ...where,
          {
            key: 'since',
            head: t('since'),
            cell: (session) => <DateTime at={session.createdAt} locale={locale} />,
          },
          {
            key: 'seen',
            head: t('seen'),
            cell: (session) => <DateTime at={session.seenAt} locale={locale} />,
          },
          ...(mayEnd
            ? [
                {
                  key: 'end',
                  head: <span className="sr-only">{tMembers('sessions.end')}</span>,
                  cell: (session: OpenSession) => (
                    <ConfirmButton
                      path={`${path}/${session.id}/end`}
                      texts={{
                        button: tMembers('sessions.end'),
                        title: tMembers('sessions.endTitle'),
                        text: tMembers('sessions.endText', { device: device(session.userAgent) }),
                        cancel: tMembers('cancel'),
                        done: tMembers('sessions.ended'),
                      }}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      <h3 className="px-4 pt-5 pb-3 font-bold">{tMembers('sessions.history')}</h3>
      <DataTable<PastLogin>
        label={tMembers('sessions.history')}
        rows={logins.list}
        rowKey={(login) => String(login.id)}
        empty={<EmptyState title={tMembers('sessions.noLogins')} />}
        columns={[
          ...where,
          {
            key: 'at',
            head: t('when'),
            cell: (login) => (
              <>
                <DateTime at={login.createdAt} locale={locale} />
                {login.live && (
                  <Badge tone="jade" className="ms-2">
                    {tMembers('sessions.live')}
                  </Badge>
                )}
              </>
            ),
          },
        ]}
      />
      <PageLinks page={logins.pageNum} pages={logins.totalPages} href={pageAddress} />
    </>
  );
}
