import { getTranslations } from 'next-intl/server';
import { RankMedal } from '@/components/vip/rank-medal';
import { PageLink } from '@/components/ui/page-link';
import type { Operator } from '@/lib/backoffice/types';
import { loadMemberRank } from '@/lib/backoffice/vip/loaders';
import { textIn } from '@/lib/content/text';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { PageMessages } from '../page-messages';
import { Panel } from '../panel';
import { AssignRank } from './assign-rank';

/** A member's VIP rank, its history, and a button that sets it; nothing on a site without ranks. */
export async function MemberRank({
  memberId,
  account,
  operator,
  locale,
}: {
  memberId: bigint;
  account: string;
  operator: Operator;
  locale: LocaleCode;
}) {
  if (!operator.permissions.includes('vip.read')) return null;
  const [t, { ranks, rank, since }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-vip' }),
    loadMemberRank(memberId),
  ]);
  if (ranks.length === 0) return null;
  return (
    <Panel title={t('member.title')}>
      <div className="flex flex-wrap items-center gap-3">
        {rank && <RankMedal colour={rank.colour} emblem={rank.emblem} className="size-12 shrink-0" />}
        <div className="min-w-0 flex-1">
          <p className="font-bold">{rank ? textIn(rank.name, locale) : t('member.none')}</p>
          <p className="text-xs text-muted">
            {since &&
              t('member.since', {
                day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
                  new Date(`${since}T00:00:00Z`),
                ),
              })}{' '}
            <PageLink
              className="text-amber hover:underline"
              href={`/backoffice/vip/changes?member=${String(memberId)}`}
            >
              {t('member.history')}
            </PageLink>
          </p>
        </div>
        {operator.permissions.includes('vip.assign') && (
          <PageMessages messages={pickMessages(locale, ['backoffice-vip'])}>
            <AssignRank
              account={account}
              ranks={ranks.map(({ level, name }) => ({ level, name: textIn(name, locale) }))}
            />
          </PageMessages>
        )}
      </div>
    </Panel>
  );
}
