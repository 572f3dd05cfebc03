import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { DownlineMember } from '@/lib/identity/downline/queries';
import { kindOf } from '@/lib/identity/policy';

/** The newest members of the downline: a table, on a phone a list of cards. */
export async function NewestMembersTable({
  locale,
  members,
}: {
  locale: LocaleCode;
  members: readonly DownlineMember[];
}) {
  const [t, format] = await Promise.all([
    getTranslations({ locale, namespace: 'agent' }),
    getFormatter({ locale }),
  ]);
  if (members.length === 0) return <p className="text-sm text-muted">{t('home.nobody')}</p>;
  return (
    <table className="w-full text-start text-sm">
      <thead className="hidden text-xs text-faint sm:table-header-group">
        <tr>
          <th className="pb-2 text-start font-medium">{t('table.member')}</th>
          <th className="pb-2 text-start font-medium">{t('table.upline')}</th>
          <th className="pb-2 text-start font-medium">{t('table.level')}</th>
          <th className="pb-2 text-end font-medium">{t('table.joined')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {members.map((member) => (
          <tr key={String(member.id)} className="flex flex-wrap gap-x-4 py-3 sm:table-row">
            <td className="flex w-full items-center gap-2 sm:table-cell sm:w-auto sm:py-2.5">
              <span className="font-medium wrap-anywhere">{member.nickname}</span>{' '}
              <span dir="ltr" className="text-xs text-faint">
                {member.account}
              </span>{' '}
              {kindOf(member.type) === 'agent' && <Badge tone="amber">{t('table.agent')}</Badge>}
            </td>
            <td dir="ltr" className="text-muted rtl:text-end">
              {member.upline}
            </td>
            <td className="tabular text-muted">{t('table.depth', { depth: member.depth })}</td>
            <td className="tabular ms-auto text-end whitespace-nowrap text-muted">
              {format.dateTime(member.joinedAt, { dateStyle: 'medium' })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
