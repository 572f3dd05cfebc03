'use client';

import { Bell, Eye, EyeOff, Plus, RefreshCw } from '@/components/ui/icons';
import { useState } from 'react';
import { refreshBalance, type SessionBalance, type SessionMember } from '@/components/session/session-store';
import { UnreadCount } from '@/components/session/unread-count';
import { buttonStyle } from '@/components/ui/button-style';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import AccountMenu from './account-menu';
import { MEMBER_PATHS } from './links';
import type { SessionStrings } from './session-strings';
import { isTrialType } from '@/lib/identity/account-types';

const HIDDEN_KEY = 'balance-hidden';

interface Props {
  locale: LocaleCode;
  strings: SessionStrings;
  member: SessionMember;
  balance: SessionBalance | undefined;
}

/** The end of the header for members: balance, deposit, withdrawal, messages and account menu. */
export default function MemberArea({ locale, strings, member, balance }: Props) {
  return (
    <div className="animate-appear flex items-center gap-1.5 sm:gap-2.5">
      <Balance locale={locale} strings={strings} balance={balance} isTrial={isTrialType(member.type)} />
      {!isTrialType(member.type) && (
        <>
          <PageLink
            href={localePath(locale, MEMBER_PATHS.deposit)}
            className={`${buttonStyle({ variant: 'amber', size: 'sm' })} hidden! lg:inline-flex!`}
          >
            {strings.deposit}
          </PageLink>
          <PageLink
            href={localePath(locale, MEMBER_PATHS.withdraw)}
            className={`${buttonStyle({ variant: 'surface', size: 'sm' })} hidden! xl:inline-flex!`}
          >
            {strings.withdraw}
          </PageLink>
          <PageLink
            href={localePath(locale, MEMBER_PATHS.messages)}
            title={strings.messages}
            className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} relative hidden! sm:inline-flex!`}
          >
            <Bell aria-hidden className="size-5" />
            <span className="sr-only">{strings.messages}</span>
            <UnreadCount words={strings.unread} className="absolute -end-0.5 -top-0.5" />
          </PageLink>
        </>
      )}
      <AccountMenu locale={locale} member={member} label={strings.accountMenu} unread={strings.unread} />
    </div>
  );
}

interface BalanceProps {
  locale: LocaleCode;
  strings: SessionStrings;
  balance: SessionBalance | undefined;
  isTrial: boolean;
}

/** The balance, or asterisks. The choice is stored, because others may look at a phone's screen. */
function Balance({ locale, strings, balance, isTrial }: BalanceProps) {
  const [hidden, setHidden] = useState(() => readFlag(HIDDEN_KEY));
  const [isRefreshing, setIsRefreshing] = useState(false);
  const hasBonus = balance?.bonus !== undefined && !/^0\.0+$/.test(balance.bonus);
  const Icon = hidden ? Eye : EyeOff;
  const small = 'grid size-9 place-items-center rounded-control text-faint hover:text-ink';
  return (
    <div className="flex h-11 items-center rounded-control border border-hairline bg-surface ps-3 shadow-inset-light lg:h-10">
      <span className="sr-only">{isTrial ? strings.playMoney : strings.balance}</span>
      <span className="tabular min-w-14 text-end text-sm font-semibold text-amber" aria-live="polite">
        {hidden || !balance ? (
          <span aria-hidden={!hidden}>******</span>
        ) : (
          <Money value={balance.available} currency={balance.currency} locale={locale} />
        )}
      </span>
      {hasBonus && !hidden && (
        <PageLink
          href={localePath(locale, MEMBER_PATHS.bonuses)}
          title={strings.bonusMoney}
          className="ms-1.5 hidden h-full items-center text-2xs text-jade hover:underline sm:flex"
        >
          <span className="sr-only">{strings.bonusMoney}</span>+
          <Money value={balance.bonus!} currency={balance.currency} locale={locale} symbol={false} />
        </PageLink>
      )}
      {isTrial && <span className="ms-2 hidden text-2xs text-faint sm:inline">{strings.playMoney}</span>}
      <button
        type="button"
        aria-label={hidden ? strings.showBalance : strings.hideBalance}
        aria-pressed={hidden}
        className={small}
        onClick={() => {
          setHidden(!hidden);
          storeFlag(HIDDEN_KEY, !hidden);
        }}
      >
        <Icon aria-hidden className="size-4" />
      </button>
      <button
        type="button"
        aria-label={strings.refresh}
        className={`${small} hidden! sm:grid!`}
        onClick={() => {
          setIsRefreshing(true);
          void refreshBalance().finally(() => setIsRefreshing(false));
        }}
      >
        <RefreshCw aria-hidden className={`size-4 ${isRefreshing ? 'animate-spin' : ''}`} />
      </button>
      {!isTrial && (
        <PageLink
          href={localePath(locale, MEMBER_PATHS.deposit)}
          aria-label={strings.deposit}
          className="me-1 grid size-8 place-items-center rounded-control bg-amber text-amber-ink lg:hidden"
        >
          <Plus aria-hidden className="size-4" />
        </PageLink>
      )}
    </div>
  );
}

function readFlag(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function storeFlag(key: string, on: boolean): void {
  try {
    localStorage.setItem(key, on ? '1' : '0');
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
}
