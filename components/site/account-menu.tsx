'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, useState } from 'react';
import {
  Bell,
  ClipboardList,
  Crown,
  Gift,
  HandCoins,
  Headset,
  LogOut,
  Network,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from '@/components/ui/icons';
import { UnreadCount } from '@/components/session/unread-count';
import { type SessionMember } from '@/components/session/session-store';
import { useSession } from '@/components/session/use-session';
import { isAgentType, isTrialType } from '@/lib/identity/account-types';
import { buttonStyle } from '@/components/ui/button-style';
import { RankName } from '@/components/vip/rank-name';
import { Menu } from '@/components/ui/menu';
import { Money } from '@/components/ui/money';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { MEMBER_PATHS } from './links';
import { openShell } from './open-shell';

const LogoutDialog = lazy(() => import('@/components/identity/logout-dialog'));

interface Props {
  locale: LocaleCode;
  member: SessionMember;
  label: string;
  /** Contains {count}. */
  unread: string;
}

/** The avatar's menu: account, records, customer service and logout, which asks for confirmation (SHELL-2). */
export default function AccountMenu(props: Props) {
  return (
    <MessagesBoundary
      locale={props.locale}
      namespaces={['site', 'identity', 'errors']}
      fallback={<span className="size-11 rounded-full bg-raised lg:size-10" />}
    >
      <AccountMenuItems {...props} />
    </MessagesBoundary>
  );
}

function AccountMenuItems({ locale, member, label, unread }: Props) {
  const t = useTranslations('site');
  const router = useRouter();
  const [isConfirming, setIsConfirming] = useState(false);
  const go = (path: string) => () => router.push(localePath(locale, path));
  const { balance } = useSession();
  // The header has no room for bonus money on a phone, so the menu shows it too.
  const bonus =
    balance?.bonus && !/^0\.0+$/.test(balance.bonus)
      ? { amount: balance.bonus, currency: balance.currency }
      : undefined;
  const icon = 'size-4 text-faint';
  const pageItems = isTrialType(member.type)
    ? []
    : [
        {
          key: 'security',
          label: t('nav.myAccount'),
          icon: <ShieldCheck aria-hidden className={icon} />,
          onSelect: go(MEMBER_PATHS.security),
        },
        {
          key: 'account',
          label: t('nav.account'),
          icon: <ReceiptText aria-hidden className={icon} />,
          onSelect: go(MEMBER_PATHS.account),
        },
        {
          key: 'bonuses',
          label: (
            <>
              {t('nav.bonuses')}
              {bonus && (
                <Money
                  value={bonus.amount}
                  currency={bonus.currency}
                  locale={locale}
                  className="ms-auto text-xs text-jade"
                />
              )}
            </>
          ),
          icon: <HandCoins aria-hidden className={icon} />,
          onSelect: go(MEMBER_PATHS.bonuses),
        },
      ];
  const agentItems = isAgentType(member.type)
    ? [
        {
          key: 'agent',
          label: t('nav.agentCentre'),
          icon: <Network aria-hidden className={icon} />,
          onSelect: go('/agentHome'),
        },
      ]
    : [];
  const messageItems = isTrialType(member.type)
    ? []
    : [
        {
          key: 'messages',
          label: (
            <>
              {t('header.messages')}
              <UnreadCount words={unread} className="ms-auto" />
            </>
          ),
          icon: <Bell aria-hidden className={icon} />,
          onSelect: go(MEMBER_PATHS.messages),
        },
      ];
  // The page's menu has this entry if the site has a reward centre. Pages without that menu have no entry either.
  const rewardItems =
    !isTrialType(member.type) && document.querySelector(`a[href$="${MEMBER_PATHS.rewards}"]`)
      ? [
          {
            key: 'rewards',
            label: (
              <>
                {t('nav.rewards')}
                <UnreadCount
                  of="rewards"
                  words={t('header.rewards', { count: '{count}' })}
                  className="ms-auto"
                />
              </>
            ),
            icon: <Gift aria-hidden className={icon} />,
            onSelect: go(MEMBER_PATHS.rewards),
          },
        ]
      : [];
  // The page's menu has this entry if the site has VIP ranks.
  const vipPath = localePath(locale, '/vip');
  const vipItems =
    !isTrialType(member.type) && document.querySelector(`a[href="${vipPath}"]`)
      ? [
          {
            key: 'vip',
            label: (
              <>
                {t('nav.vip')}
                <RankName className="ms-auto text-xs font-bold" />
              </>
            ),
            icon: <Crown aria-hidden className={icon} />,
            onSelect: go('/vip'),
          },
        ]
      : [];
  // The page's menu has this entry if there is a support channel. Pages without that menu have no entry either.
  const serviceItems = document.querySelector('[data-opens="service"]')
    ? [
        {
          key: 'service',
          label: t('nav.service'),
          icon: <Headset aria-hidden className={icon} />,
          onSelect: () => openShell('service'),
        },
      ]
    : [];
  return (
    <>
      <Menu
        label={label}
        items={[
          ...agentItems,
          ...pageItems,
          ...vipItems,
          {
            key: 'bets',
            label: t('nav.bets'),
            icon: <ClipboardList aria-hidden className={icon} />,
            onSelect: go(MEMBER_PATHS.bets),
          },
          ...rewardItems,
          ...messageItems,
          ...serviceItems,
          {
            key: 'out',
            label: t('header.signOut'),
            icon: <LogOut aria-hidden className="size-4" />,
            onSelect: () => setIsConfirming(true),
            tone: 'danger',
            hasSeparator: true,
          },
        ]}
      >
        <button
          type="button"
          className={`${buttonStyle({ variant: 'surface', size: 'icon' })} relative rounded-full!`}
        >
          <UserRound aria-hidden className="size-5" />
          <span className="sr-only">
            {label}: {member.nickname || member.account}
          </span>
          <span className="absolute -end-1 -top-1 sm:hidden">
            <UnreadCount words={unread} />
          </span>
        </button>
      </Menu>
      {isConfirming && (
        <PartBoundary>
          <LogoutDialog
            onClose={() => setIsConfirming(false)}
            // A page load instead of the router: it discards everything of the member in memory (responses, pages to go
            // back to).
            onLoggedOut={() => window.location.replace(localePath(locale, '/'))}
          />
        </PartBoundary>
      )}
    </>
  );
}
