import type { IconName } from '@/components/ui/icon-names';
import { MEMBER_PATHS } from './links';
import type { ShellPart } from './open-shell';

/** An entry of the side menu; its words are `nav.<key>` of the namespace `site`. */
export interface SideEntry {
  key: string;
  path: string;
  icon: IconName;
  /** A dialog instead of a page (components/site/shell-host.tsx). */
  opens?: ShellPart;
  /** Shown only while the operator has set this white-label flag (lib/content, content.flag). */
  flag?: string;
}

/** What the house offers beside its games; the footer has them too. */
export const OFFER_ENTRIES: readonly SideEntry[] = [
  { key: 'bets', path: MEMBER_PATHS.bets, icon: 'clipboard-list' },
  { key: 'promotions', path: '/promotions', icon: 'gift' },
  { key: 'missions', path: '/member/missions', icon: 'list-checks', flag: 'hasMissions' },
  { key: 'rebate', path: '/member/rebate', icon: 'hand-coins', flag: 'hasManualRebate' },
  { key: 'rewards', path: '/member/rewards', icon: 'package-open', flag: 'hasRewardCentre' },
  { key: 'vip', path: '/vip', icon: 'crown', flag: 'hasVip' },
  { key: 'winners', path: '/winners', icon: 'trophy' },
  { key: 'pointMall', path: '/pointMall', icon: 'store' },
  { key: 'invite', path: '/member/invite', icon: 'user-plus', flag: 'hasReferral' },
];

/** The house itself. */
const HOUSE: readonly SideEntry[] = [
  { key: 'announce', path: '/announce', icon: 'megaphone' },
  { key: 'fairness', path: '/fairness', icon: 'badge-check' },
  { key: 'speed', path: '', opens: 'speed', icon: 'gauge' },
  { key: 'download', path: '/down', icon: 'download' },
  { key: 'service', path: '', opens: 'service', icon: 'headset', flag: 'hasService' },
  { key: 'chat', path: '', opens: 'chat', icon: 'messages-square', flag: 'hasChat' },
  { key: 'help', path: '/help', icon: 'circle-question-mark' },
];

/**
 * The side menu below the games (product.md §2, Side menu). What a later issue builds is here already, behind the flag
 * that opens it; no flag is set before there is something behind it.
 */
export const SIDE_GROUPS: readonly (readonly SideEntry[])[] = [OFFER_ENTRIES, HOUSE];

/** The entries of a group that these flags show. */
export function shownEntries(
  group: readonly SideEntry[],
  flags: Readonly<Record<string, unknown>>,
): SideEntry[] {
  return group.filter(({ flag }) => flag === undefined || flags[flag] === true);
}
