import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgeCheck,
  BookCheck,
  Braces,
  ChartNoAxesCombined,
  CheckCheck,
  CircleHelp,
  Download,
  Gamepad2,
  Gauge,
  Globe,
  Gift,
  HandCoins,
  LayoutDashboard,
  Link2,
  Megaphone,
  MessageSquareText,
  Newspaper,
  Scale,
  ScrollText,
  Send,
  ShieldCheck,
  Store,
  TicketPercent,
  UserRound,
  UsersRound,
} from '@/components/ui/icons';
import type { Permission } from '@/lib/backoffice/constants';

/** The groups of the menu of the back office, in order. Labels: backoffice.nav.groups.<group>. */
export const NAV_GROUPS = ['overview', 'cashier', 'members', 'games', 'content', 'site', 'system'] as const;

/**
 * The menu of the back office, in the order of each group. An item is shown to operators with its permission. Labels:
 * backoffice.nav.<key>.
 */
export const NAV_ITEMS = [
  { group: 'overview', key: 'dashboard', href: '/backoffice', icon: LayoutDashboard, permission: undefined },
  {
    group: 'overview',
    key: 'approvals',
    href: '/backoffice/approvals',
    icon: CheckCheck,
    // Shown to operators with a permission of an action that may need two operators (nav.tsx).
    permission: undefined,
  },
  {
    group: 'overview',
    key: 'reports',
    href: '/backoffice/reports',
    icon: ChartNoAxesCombined,
    permission: 'reports.read',
  },
  {
    group: 'overview',
    key: 'exports',
    href: '/backoffice/exports',
    icon: Download,
    permission: 'reports.export',
  },
  { group: 'overview', key: 'returns', href: '/backoffice/returns', icon: Gauge, permission: 'reports.read' },
  {
    group: 'cashier',
    key: 'deposits',
    href: '/backoffice/deposits',
    icon: ArrowDownToLine,
    permission: 'cashier.read',
  },
  {
    group: 'cashier',
    key: 'withdrawals',
    href: '/backoffice/withdrawals',
    icon: ArrowUpFromLine,
    permission: 'cashier.read',
  },
  {
    group: 'cashier',
    key: 'channels',
    href: '/backoffice/channels',
    icon: HandCoins,
    permission: 'cashier.channels',
  },
  {
    group: 'cashier',
    key: 'reconciliation',
    href: '/backoffice/reconciliation',
    icon: Scale,
    permission: 'reports.read',
  },
  {
    group: 'cashier',
    key: 'ledger',
    href: '/backoffice/ledger',
    icon: BookCheck,
    permission: 'reports.read',
  },
  {
    group: 'members',
    key: 'members',
    href: '/backoffice/members',
    icon: UsersRound,
    permission: 'members.read',
  },
  {
    group: 'members',
    key: 'feedback',
    href: '/backoffice/feedback',
    icon: MessageSquareText,
    permission: 'members.read',
  },
  { group: 'members', key: 'outbox', href: '/backoffice/outbox', icon: Send, permission: 'outbox.read' },
  {
    group: 'games',
    key: 'games',
    href: '/backoffice/games',
    icon: Gamepad2,
    permission: 'games.write',
  },
  {
    group: 'games',
    key: 'vendors',
    href: '/backoffice/vendors',
    icon: Store,
    permission: 'integrations.write',
  },
  {
    group: 'content',
    key: 'announcements',
    href: '/backoffice/announcements',
    icon: Megaphone,
    permission: 'content.write',
  },
  {
    group: 'content',
    key: 'promotions',
    href: '/backoffice/promotions',
    icon: TicketPercent,
    permission: 'content.write',
  },
  {
    group: 'content',
    key: 'articles',
    href: '/backoffice/articles',
    icon: Newspaper,
    permission: 'content.write',
  },
  { group: 'content', key: 'goods', href: '/backoffice/goods', icon: Gift, permission: 'content.write' },
  { group: 'content', key: 'help', href: '/backoffice/help', icon: CircleHelp, permission: 'content.write' },
  { group: 'content', key: 'links', href: '/backoffice/links', icon: Link2, permission: 'content.write' },
  { group: 'site', key: 'site', href: '/backoffice/site', icon: Globe, permission: 'site.write' },
  {
    group: 'system',
    key: 'operators',
    href: '/backoffice/operators',
    icon: BadgeCheck,
    permission: 'operators.write',
  },
  {
    group: 'system',
    key: 'roles',
    href: '/backoffice/roles',
    icon: ShieldCheck,
    permission: 'operators.write',
  },
  { group: 'system', key: 'audit', href: '/backoffice/audit', icon: ScrollText, permission: 'audit.read' },
  { group: 'system', key: 'api', href: '/backoffice/docs/api', icon: Braces, permission: undefined },
  { group: 'system', key: 'account', href: '/backoffice/account', icon: UserRound, permission: undefined },
] as const satisfies readonly {
  group: (typeof NAV_GROUPS)[number];
  key: string;
  href: string;
  icon: typeof BookCheck;
  permission: Permission | undefined;
}[];
