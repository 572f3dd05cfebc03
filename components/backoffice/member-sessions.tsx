import { getLocale, getTranslations } from 'next-intl/server';
import { deviceOf } from '@/components/identity/device-name';
import { EmptyState } from '@/components/ui/empty-state';
import type { sessionsOf } from '@/lib/backoffice/members/loaders';
import { DataTable } from './data-table';
import { When } from './when';

/** Where the member is logged in. */
export async function MemberSessions({ sessions }: { sessions: ReturnType<typeof sessionsOf> }) {
  const [t, locale, given] = await Promise.all([
    getTranslations('backoffice.members'),
    getLocale(),
    sessions,
  ]);
  const device = (userAgent: string) => {
    const known = deviceOf(userAgent);
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
          cell: (session) => <When at={session.createdAt} locale={locale} />,
        },
        { key: 'seen', head: t('seen'), cell: (session) => <When at={session.seenAt} locale={locale} /> },
      ]}
    />
  );
}
