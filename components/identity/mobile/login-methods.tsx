'use client';

import { useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import type { LoginValue } from '@/lib/identity/schema';
import { hasRememberedSmsLogin } from '../remembered-user';
import { SmsLoginForm } from './sms-login-form';

interface LoginMethodsProps {
  /** The flag showVerCodeLogin. Without it there is one method and no tab (LOGIN-1). */
  hasSmsLogin: boolean;
  /** True during the extra verification: no other method can be chosen. */
  isLocked?: boolean;
  onLoggedIn: (value: LoginValue) => void;
  /** The form for username and password. */
  children: ReactNode;
}

/** The login methods as tabs. The remembered method is open first. */
export function LoginMethods({ hasSmsLogin, isLocked = false, onLoggedIn, children }: LoginMethodsProps) {
  const t = useTranslations('mobile');
  const [chosen, setChosen] = useState<string>();
  if (!hasSmsLogin) return children;
  return (
    <Tabs
      label={t('loginMethod')}
      hideList={isLocked}
      value={chosen ?? (hasRememberedSmsLogin() ? 'sms' : 'username')}
      onChange={setChosen}
      tabs={[
        { value: 'username', label: t('loginByUsername'), content: children },
        { value: 'sms', label: t('loginBySms'), content: <SmsLoginForm onLoggedIn={onLoggedIn} /> },
      ]}
    />
  );
}
