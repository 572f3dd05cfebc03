import { getLocale, getTranslations } from 'next-intl/server';
import { parseUserAgent } from '@/components/identity/user-agent';
import { EmptyState } from '@/components/ui/empty-state';
import type { memberSessions } from '@/lib/backoffice/members/loaders';
import { DataTable } from './data-table';
import { DateTime } from './date-time';

/** A member's active sessions. */
export async function MemberSessions({ sessions }: { sessions: ReturnType<typeof memberSessions> }) {
  const [t, locale, given] = await Promise.all([
    getTranslations('backoffice.members'),
    getLocale(),
    sessions,
  ]);
  const device = (userAgent: string) => {
    const known = parseUserAgent(userAgent);
    return known ? t('device', known) : t('unknownDevice');
  };
  return (
    <DataTable
      label={t('views.sessions')}
      rows={given}
      rowKey={(session) => String(session.id)}
      empty={<EmptyState title={t('noSessions')} />}
      columns={[
        { key: 'device', head: t('deviceHead'), leads: true, cell: (session) => device(session.userAgent) },
        { key: 'ip', head: t('address'), cell: (session) => <bdi className="tabular">{session.ip}</bdi> },
        { key: 'country', head: t('country'), cell: (session) => session.country ?? '—' },
        {
          key: 'since',
          head: t('since'),
          cell: (session) => <DateTime at={session.createdAt} locale={locale} />,
        },
        { key: 'seen', head: t('seen'), cell: (session) => <DateTime at={session.seenAt} locale={locale} /> },
      ]}
    />
  );
}
