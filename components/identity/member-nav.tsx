import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Bell,
  ChartNoAxesCombined,
  Gift,
  HandCoins,
  Heart,
  ListChecks,
  Network,
  ReceiptText,
  ScrollText,
  Send,
  ShieldCheck,
  UserPlus,
  Wallet,
  type IconComponent,
} from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import { MissionsCount } from '@/components/missions/missions-count';
import { UnreadCount } from '@/components/session/unread-count';
import { NavLink } from '@/components/site/nav-link';
import { siteFlags } from '@/lib/content/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { MemberKind } from '@/lib/identity/types';

interface Entry {
  key: string;
  path: string;
  icon: IconComponent;
  /** The page is about real money, so trial players do not see it (ROLE-4). */
  needsRealAccount?: boolean;
  /** Shown only if the operator has set this white-label flag. */
  flag?: string;
  /** The number beside it (UnreadCount). */
  count?: 'unread' | 'rewards';
  /** Only for members who have somebody to transfer to. */
  needsTransfers?: boolean;
  /** Only if a vendor has a transfer wallet. */
  needsWallets?: boolean;
  /** Only for players: agents are agents already. */
  forPlayers?: boolean;
}

/** The pages of the member centre, the default one first (MEMBER-1). */
const ENTRIES: readonly Entry[] = [
  { key: 'securityCenter', path: '/member', icon: ShieldCheck },
  { key: 'deposit', path: '/member/deposit', icon: ArrowDownToLine, needsRealAccount: true },
  { key: 'withdraw', path: '/member/withdraw', icon: ArrowUpFromLine, needsRealAccount: true },
  { key: 'transfer', path: '/member/transfer', icon: Send, needsRealAccount: true, needsTransfers: true },
  { key: 'wallets', path: '/member/wallets', icon: Wallet, needsRealAccount: true, needsWallets: true },
  { key: 'bettingRecord', path: '/member/bets', icon: ReceiptText },
  { key: 'accountRecord', path: '/member/account', icon: ScrollText },
  { key: 'profit', path: '/member/profit', icon: ChartNoAxesCombined },
  {
    key: 'missions',
    path: '/member/missions',
    icon: ListChecks,
    needsRealAccount: true,
    flag: 'hasMissions',
  },
  {
    key: 'rebate',
    path: '/member/rebate',
    icon: HandCoins,
    needsRealAccount: true,
    flag: 'hasManualRebate',
  },
  {
    key: 'rewards',
    path: '/member/rewards',
    icon: Gift,
    needsRealAccount: true,
    flag: 'hasRewardCentre',
    count: 'rewards',
  },
  { key: 'bonuses', path: '/member/bonuses', icon: HandCoins, needsRealAccount: true },
  {
    key: 'invite',
    path: '/member/invite',
    icon: UserPlus,
    needsRealAccount: true,
    flag: 'hasReferral',
  },
  { key: 'becomeAgent', path: '/member/agent', icon: Network, needsRealAccount: true, forPlayers: true },
  { key: 'messages', path: '/member/messages', icon: Bell, needsRealAccount: true, count: 'unread' },
  { key: 'protection', path: '/member/protection', icon: Heart },
];

interface Props {
  locale: LocaleCode;
  kind: MemberKind;
  hasTransfers: boolean;
  hasWallets: boolean;
  /** Whether the member's application to become an agent waits for an answer. */
  awaitsAgency: boolean;
}

/** The menu of the member centre: a column beside the page, or a row that scrolls on a phone. */
export async function MemberNav({ locale, kind, hasTransfers, hasWallets, awaitsAgency }: Props) {
  const [t, flags] = await Promise.all([
    getTranslations({ locale, namespace: 'identity.member' }),
    siteFlags(),
  ]);
  const entries = ENTRIES.filter(
    ({ needsRealAccount, needsTransfers, needsWallets, forPlayers, flag }) =>
      !(needsRealAccount && kind === 'trial') &&
      !(forPlayers && kind !== 'member') &&
      (hasTransfers || !needsTransfers) &&
      (hasWallets || !needsWallets) &&
      (flag === undefined || flags[flag] === true),
  );
  return (
    <nav
      aria-label={t('nav')}
      className="scrollbar-none -mx-4 scroll-px-16 overflow-x-auto px-4 md:mx-0 md:overflow-visible md:px-0"
    >
      <ul className="flex gap-2 max-md:w-max md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:flex-col md:gap-1">
        {entries.map(({ key, path, icon: Icon, count }) => (
          <li key={key} className="shrink-0">
            <NavLink
              href={localePath(locale, path)}
              className="flex h-11 items-center gap-3 rounded-control border border-hairline px-4 text-sm font-medium whitespace-nowrap text-muted transition hover:bg-raised hover:text-ink max-md:aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:border-amber/40 aria-[current=page]:bg-amber-wash aria-[current=page]:text-amber md:border-transparent"
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              {t(key)}
              {key === 'missions' && (
                <MissionsCount words={t('toClaim', { count: '{count}' })} className="ms-auto" />
              )}
              {key === 'becomeAgent' && awaitsAgency && (
                <span className="ms-auto rounded-full border border-amber/40 bg-amber-wash px-2 text-2xs font-semibold text-amber">
                  {t('inReview')}
                </span>
              )}
              {count && (
                <UnreadCount
                  of={count}
                  words={t(count === 'unread' ? 'unread' : 'toClaim', { count: '{count}' })}
                  className="ms-auto"
                />
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
