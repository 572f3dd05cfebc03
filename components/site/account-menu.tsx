'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, useState } from 'react';
import {
  Bell,
  ClipboardList,
  Headset,
  LogOut,
  Network,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from '@/components/ui/icons';
import { UnreadCount } from '@/components/session/unread-count';
import { isAgentType, isTrialType, type SessionMember } from '@/components/session/session-store';
import { buttonStyle } from '@/components/ui/button-style';
import { Menu } from '@/components/ui/menu';
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
  /** With {count}. */
  unread: string;
}

/** The avatar's menu: my account, records, sign out (which asks first). */
export default function AccountMenu(props: Props) {
  return (
    <MessagesBoundary
      locale={props.locale}
      namespaces={['site', 'identity', 'errors']}
      fallback={<span className="size-11 rounded-full bg-raised lg:size-10" />}
    >
      <Entries {...props} />
    </MessagesBoundary>
  );
}

function Entries({ locale, member, label, unread }: Props) {
  const t = useTranslations('site');
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const go = (path: string) => () => router.push(localePath(locale, path));
  const icon = 'size-4 text-faint';
  const pages = isTrialType(member.type)
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
      ];
  const agent = isAgentType(member.type)
    ? [
        {
          key: 'agent',
          label: t('nav.agentCentre'),
          icon: <Network aria-hidden className={icon} />,
          onSelect: go('/agentHome'),
        },
      ]
    : [];
  const messages = isTrialType(member.type)
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
  // The page's menu has the entry where the site has a channel; pages without that menu have none.
  const service = document.querySelector('[data-opens="service"]')
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
          ...agent,
          ...pages,
          {
            key: 'bets',
            label: t('nav.bets'),
            icon: <ClipboardList aria-hidden className={icon} />,
            onSelect: go(MEMBER_PATHS.bets),
          },
          ...messages,
          ...service,
          {
            key: 'out',
            label: t('header.signOut'),
            icon: <LogOut aria-hidden className="size-4" />,
            onSelect: () => setAsking(true),
            tone: 'danger',
            apart: true,
          },
        ]}
      >
        <button
          type="button"
          aria-label={`${label}: ${member.nickname || member.account}`}
          className={`${buttonStyle({ variant: 'surface', size: 'icon' })} relative rounded-full!`}
        >
          <UserRound aria-hidden className="size-5" />
          <span aria-hidden className="absolute -end-1 -top-1 sm:hidden">
            <UnreadCount words={unread} />
          </span>
        </button>
      </Menu>
      {asking && (
        <PartBoundary>
          <LogoutDialog
            onClose={() => setAsking(false)}
            // Not the router: whatever this page's memory holds of the member (answers, pages to go back to) goes with it.
            onLoggedOut={() => window.location.replace(localePath(locale, '/'))}
          />
        </PartBoundary>
      )}
    </>
  );
}
