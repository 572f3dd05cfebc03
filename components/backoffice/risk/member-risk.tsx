import { getLocale, getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { loadMemberRisk } from '@/lib/backoffice/risk/loaders';
import type { Operator } from '@/lib/backoffice/types';
import { isLocale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { DateTime } from '../date-time';
import { PageMessages } from '../page-messages';
import { Panel } from '../panel';
import { FlagStatusBadge, SeverityBadge } from './badges';
import { OpenCase } from './open-case';

/** The risk flags and cases of a member. Renders nothing for operators without the permission. */
export async function MemberRisk({
  member,
  operator,
}: {
  member: { id: bigint; account: string };
  operator: Operator;
}) {
  if (!operator.permissions.includes('risk.read')) return null;
  const [t, locale, { flags, cases }] = await Promise.all([
    getTranslations('backoffice-risk'),
    getLocale(),
    loadMemberRisk(member.id),
  ]);
  return (
    <PageMessages messages={isLocale(locale) ? (pickMessages(locale, ['backoffice-risk']) as never) : {}}>
      <Panel
        title={t('title')}
        actions={
          operator.permissions.includes('risk.decide') && (
            <OpenCase
              member={member.account}
              buttonClassName={buttonStyle({ variant: 'outline', size: 'sm' })}
            />
          )
        }
      >
        {flags.length === 0 && cases.length === 0 && <p className="text-sm text-muted">{t('member.none')}</p>}
        <ul className="flex flex-col divide-y divide-hairline text-sm">
          {flags.map((flag) => (
            <li key={String(flag.id)} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
              <PageLink
                href={`/backoffice/risk/flags/${flag.id}`}
                className="font-medium text-amber hover:underline"
              >
                {t(`detectors.${flag.detector}.name`)}
              </PageLink>
              <SeverityBadge severity={flag.severity} />
              <FlagStatusBadge status={flag.status} holds={flag.holds} />
              <span className="w-full text-xs text-muted">
                <DateTime at={flag.changedAt} locale={locale} />
              </span>
            </li>
          ))}
          {cases.map((each) => (
            <li key={`case ${each.id}`} className="flex flex-wrap items-center gap-2 py-2">
              <PageLink
                href={`/backoffice/risk/cases/${each.id}`}
                className="font-medium text-amber hover:underline"
              >
                {t('case.number', { id: String(each.id) })}
              </PageLink>
              <span className="min-w-0 break-words">{each.title}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </PageMessages>
  );
}
