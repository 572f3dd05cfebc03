'use client';

import { useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import type { LoginValue } from '@/lib/identity/schema';
import { remembersSms } from '../remembered-user';
import { SmsLoginForm } from './sms-login-form';

export interface LoginWaysProps {
  /** The flag showVerCodeLogin: without it there is one way and no tab (product.md §2). */
  bySms: boolean;
  /** True while one way waits for a proof more: there is no other to choose. */
  held?: boolean;
  onLoggedIn: (value: LoginValue) => void;
  /** The form for username and password. */
  children: ReactNode;
}

/** The ways to log in, as tabs; it begins with the one that was remembered. */
export function LoginWays({ bySms, held = false, onLoggedIn, children }: LoginWaysProps) {
  const t = useTranslations('ways-in');
  const [chosen, setChosen] = useState<string>();
  if (!bySms) return children;
  return (
    <Tabs
      label={t('loginMethod')}
      held={held}
      value={chosen ?? (remembersSms() ? 'sms' : 'username')}
      onChange={setChosen}
      tabs={[
        { value: 'username', label: t('loginByUsername'), content: children },
        { value: 'sms', label: t('loginBySms'), content: <SmsLoginForm onLoggedIn={onLoggedIn} /> },
      ]}
    />
  );
}
