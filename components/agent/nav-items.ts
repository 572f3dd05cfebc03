import type { IconName } from '@/components/ui/icon-names';
import type { ContractKind } from '@/lib/agents/constants';
import type { CentreAccess } from '@/lib/agents/team/loaders';
import { BILL_PAGES, INCOME_PAGE } from './bills/paths';

/** A page of the agent centre. Its text is `agent-team.nav.<key>`. */
export interface CentreEntry {
  key: string;
  icon: IconName;
  group: CentreGroup;
  /** The page, or with `opens` the dialog that it opens (ShellHost). */
  path: string;
  opens?: 'service';
  /** Shown only if this holds for the agent. Without it everybody has the page. */
  when?: (access: CentreAccess) => boolean;
  /** The number beside it: unread messages, or contracts that wait for the agent. */
  count?: 'unread' | 'contracts';
  /** The place in the bottom bar of a phone, which has four entries and a button for all. */
  bottom?: 1 | 2 | 3 | 4;
}

export const CENTRE_GROUPS = ['team', 'growth', 'earnings', 'money', 'more'] as const;
export type CentreGroup = (typeof CENTRE_GROUPS)[number];

/** For pages of one kind of contract. */
const hasKind =
  (kind: ContractKind) =>
  ({ kinds }: CentreAccess) =>
    kinds.includes(kind);

/** The pages of the agent centre in the order of its menu; the first is the default one. A new page is a row here. */
export const CENTRE_ENTRIES: readonly CentreEntry[] = [
  { key: 'overview', path: '/agentHome', icon: 'layout-dashboard', group: 'team', bottom: 1 },
  { key: 'team', path: '/agentHome/team', icon: 'network', group: 'team' },
  { key: 'bets', path: '/agentHome/bets', icon: 'dices', group: 'team' },
  { key: 'losses', path: '/agentHome/losses', icon: 'chart-no-axes-combined', group: 'team' },
  { key: 'register', path: '/agentHome/accounts', icon: 'user-plus', group: 'growth' },
  { key: 'links', path: '/agentHome/links', icon: 'link-2', group: 'growth' },
  { key: 'income', path: INCOME_PAGE, icon: 'hand-coins', group: 'earnings', bottom: 2 },
  {
    key: 'dividends',
    path: BILL_PAGES.dividend,
    icon: 'percent',
    group: 'earnings',
    when: hasKind('dividend'),
  },
  {
    key: 'daily',
    path: BILL_PAGES.daily,
    icon: 'calendar-clock',
    group: 'earnings',
    when: hasKind('daily'),
  },
  {
    key: 'hourly',
    path: BILL_PAGES.hourly,
    icon: 'rotate-cw',
    group: 'earnings',
    when: hasKind('hourly'),
  },
  {
    key: 'realtime',
    path: BILL_PAGES.realtime,
    icon: 'zap',
    group: 'earnings',
    when: hasKind('realtime'),
  },
  {
    key: 'contracts',
    path: '/agentHome/contracts',
    icon: 'book-check',
    group: 'earnings',
    count: 'contracts',
    bottom: 3,
  },
  { key: 'deposit', path: '/agentHome/deposit', icon: 'arrow-down-to-line', group: 'money', bottom: 4 },
  { key: 'withdraw', path: '/agentHome/withdraw', icon: 'arrow-up-from-line', group: 'money' },
  {
    key: 'transfers',
    path: '/agentHome/transfers',
    icon: 'send',
    group: 'money',
    when: ({ hasTransfers }) => hasTransfers,
  },
  { key: 'account', path: '/agentHome/account-details', icon: 'scroll-text', group: 'money' },
  { key: 'messages', path: '/agentHome/messages', icon: 'bell', group: 'more', count: 'unread' },
  { key: 'announcements', path: '/agentHome/announcements', icon: 'megaphone', group: 'more' },
  {
    key: 'service',
    path: '',
    opens: 'service',
    icon: 'headset',
    group: 'more',
    when: ({ hasService }) => hasService,
  },
];

/** The pages that an agent has, in the order of the menu. */
export const centreEntries = (access: CentreAccess): CentreEntry[] =>
  CENTRE_ENTRIES.filter(({ when }) => when?.(access) ?? true);
