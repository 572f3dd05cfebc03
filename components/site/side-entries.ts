import type { IconName } from '@/components/ui/icon-names';
import { MEMBER_PATHS } from './links';
import type { ShellPart } from './open-shell';

/** An entry of the side menu. Its text is `nav.<key>` of the namespace `site`. */
export interface SideEntry {
  key: string;
  path: string;
  icon: IconName;
  /** Opens a dialog instead of a page (shell-host.tsx). */
  opens?: ShellPart;
  /** Visible only if the operator has set this white-label flag (lib/content, content.flag). */
  flag?: string;
}

/** What the site offers beside its games. The footer contains these entries too. */
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

/** Information about the site. */
const SITE_ENTRIES: readonly SideEntry[] = [
  { key: 'announce', path: '/announce', icon: 'megaphone' },
  { key: 'fairness', path: '/fairness', icon: 'badge-check' },
  { key: 'speed', path: '', opens: 'speed', icon: 'gauge' },
  { key: 'download', path: '/down', icon: 'download' },
  { key: 'service', path: '', opens: 'service', icon: 'headset', flag: 'hasService' },
  { key: 'chat', path: '', opens: 'chat', icon: 'messages-square', flag: 'hasChat' },
  { key: 'protection', path: MEMBER_PATHS.protection, icon: 'heart' },
  { key: 'help', path: '/help', icon: 'circle-question-mark' },
];

/**
 * The side menu below the games (SHELL-3). An entry with a flag stays hidden until the flag is set, which needs the
 * feature behind it.
 */
export const SIDE_GROUPS: readonly (readonly SideEntry[])[] = [OFFER_ENTRIES, SITE_ENTRIES];

/** Returns the entries that these flags allow. */
export function visibleEntries(
  group: readonly SideEntry[],
  flags: Readonly<Record<string, unknown>>,
): SideEntry[] {
  return group.filter(({ flag }) => flag === undefined || flags[flag] === true);
}
