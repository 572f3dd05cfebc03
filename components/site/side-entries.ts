import {
  BadgeCheck,
  CircleHelp,
  ClipboardList,
  Crown,
  Download,
  Gauge,
  Gift,
  HandCoins,
  Headset,
  ListChecks,
  Megaphone,
  MessagesSquare,
  PackageOpen,
  Store,
  Trophy,
  UserPlus,
  type IconComponent,
} from '@/components/ui/icons';
import { MEMBER_PATHS } from './links';
import type { ShellPart } from './open-shell';

/** An entry of the side menu; its words are `nav.<key>` of the namespace `site`. */
export interface SideEntry {
  key: string;
  path: string;
  icon: IconComponent;
  /** A dialog instead of a page (components/site/shell-host.tsx). */
  opens?: ShellPart;
  /** Shown only while the operator has set this white-label flag (lib/content, content.flag). */
  flag?: string;
}

/** What the house offers beside its games; the footer has them too. */
export const OFFER_ENTRIES: readonly SideEntry[] = [
  { key: 'bets', path: MEMBER_PATHS.bets, icon: ClipboardList },
  { key: 'promotions', path: '/promotions', icon: Gift },
  { key: 'missions', path: '/member/missions', icon: ListChecks, flag: 'hasMissions' },
  { key: 'rebate', path: '/member/rebate', icon: HandCoins, flag: 'hasManualRebate' },
  { key: 'rewards', path: '/member/rewards', icon: PackageOpen, flag: 'hasRewardCentre' },
  { key: 'vip', path: '/vip', icon: Crown, flag: 'hasVip' },
  { key: 'winners', path: '/winners', icon: Trophy },
  { key: 'pointMall', path: '/pointMall', icon: Store },
  { key: 'invite', path: '/member/invite', icon: UserPlus, flag: 'hasReferral' },
];

/** The house itself. */
const HOUSE: readonly SideEntry[] = [
  { key: 'announce', path: '/announce', icon: Megaphone },
  { key: 'fairness', path: '/fairness', icon: BadgeCheck },
  { key: 'speed', path: '', opens: 'speed', icon: Gauge },
  { key: 'download', path: '/down', icon: Download },
  { key: 'service', path: '', opens: 'service', icon: Headset, flag: 'hasService' },
  { key: 'chat', path: '', opens: 'chat', icon: MessagesSquare, flag: 'hasChat' },
  { key: 'help', path: '/help', icon: CircleHelp },
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
