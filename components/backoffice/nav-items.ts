import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BookCheck,
  Braces,
  CircleHelp,
  Gauge,
  Globe,
  Gift,
  LayoutDashboard,
  Link2,
  Megaphone,
  MessageSquareText,
  Newspaper,
  Scale,
  ScrollText,
  Send,
  TicketPercent,
  UsersRound,
} from '@/components/ui/icons';
import type { Permission } from '@/lib/backoffice/constants';

/** The menu of the back office, in order. An item is shown to operators with its permission. Labels: backoffice.nav.<key>. */
export const NAV_ITEMS = [
  { key: 'dashboard', href: '/backoffice', icon: LayoutDashboard, permission: undefined },
  { key: 'deposits', href: '/backoffice/deposits', icon: ArrowDownToLine, permission: 'cashier.read' },
  { key: 'withdrawals', href: '/backoffice/withdrawals', icon: ArrowUpFromLine, permission: 'cashier.read' },
  { key: 'members', href: '/backoffice/members', icon: UsersRound, permission: 'members.read' },
  { key: 'feedback', href: '/backoffice/feedback', icon: MessageSquareText, permission: 'members.read' },
  { key: 'articles', href: '/backoffice/articles', icon: Newspaper, permission: 'content.write' },
  { key: 'announcements', href: '/backoffice/announcements', icon: Megaphone, permission: 'content.write' },
  { key: 'site', href: '/backoffice/site', icon: Globe, permission: 'site.write' },
  {
    key: 'promotions',
    href: '/backoffice/promotions',
    icon: TicketPercent,
    permission: 'content.write',
  },
  { key: 'goods', href: '/backoffice/goods', icon: Gift, permission: 'content.write' },
  { key: 'help', href: '/backoffice/help', icon: CircleHelp, permission: 'content.write' },
  { key: 'links', href: '/backoffice/links', icon: Link2, permission: 'content.write' },
  { key: 'audit', href: '/backoffice/audit', icon: ScrollText, permission: 'audit.read' },
  { key: 'outbox', href: '/backoffice/outbox', icon: Send, permission: 'outbox.read' },
  { key: 'ledger', href: '/backoffice/ledger', icon: BookCheck, permission: 'reports.read' },
  {
    key: 'reconciliation',
    href: '/backoffice/reconciliation',
    icon: Scale,
    permission: 'reports.read',
  },
  { key: 'returns', href: '/backoffice/returns', icon: Gauge, permission: 'reports.read' },
  { key: 'api', href: '/backoffice/docs/api', icon: Braces, permission: undefined },
] as const satisfies readonly {
  key: string;
  href: string;
  icon: typeof BookCheck;
  permission: Permission | undefined;
}[];
