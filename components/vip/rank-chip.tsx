import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { WireRank } from '@/lib/rewards/vip/wire';
import { RankMedal } from './rank-medal';

/** A member's rank as a link to the page of ranks. */
export function RankChip({ rank, locale }: { rank: WireRank; locale: LocaleCode }) {
  return (
    <PageLink
      href={localePath(locale, '/vip')}
      className="inline-flex h-11 items-center gap-2 rounded-full border border-hairline bg-raised ps-1.5 pe-4 text-sm font-bold hover:border-edge"
    >
      <RankMedal colour={rank.colour} emblem={rank.emblem} className="size-8" />
      <bdi>{rank.name}</bdi>
    </PageLink>
  );
}
