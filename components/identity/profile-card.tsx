'use client';

import { useState } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { notify } from '@/components/ui/notify';
import type { MemberInfo } from '@/lib/identity/schema';
import { Avatar } from './avatar';
import { IconPicker } from './icon-picker';
import { NicknameForm } from './nickname-form';

/** The member's icon, account name, nickname and invitation code. */
export function ProfileCard({ member }: { member: MemberInfo }) {
  const t = useTranslations('identity.security');
  const tCopy = useTranslations('cashier-pages.copy');
  const format = useFormatter();
  const [icon, setIcon] = useState(member.icon);
  const kind = member.isTrial ? 'trial' : member.isAgent ? 'agent' : 'member';
  const copy = async () => {
    try {
      // Under plain http the browser has no `navigator.clipboard`.
      await navigator.clipboard.writeText(member.referralCode);
      notify(t('copied'), 'good');
    } catch {
      notify(tCopy('failed'), 'bad');
    }
  };
  return (
    <Card>
      <CardHeader title={t('profile')} actions={<Badge tone="amber">{t(`kind.${kind}`)}</Badge>} />
      <div className="flex flex-col gap-6 sm:flex-row">
        <div className="flex items-center gap-4 sm:w-56 sm:flex-col sm:items-start">
          <span className="grid size-24 shrink-0 place-items-center rounded-full border border-hairline bg-sunken">
            <Avatar icon={icon} className="h-16" />
          </span>
          <dl className="min-w-0 text-sm">
            <dt className="text-faint">{t('account')}</dt>
            <dd className="truncate font-semibold" dir="ltr">
              {member.account}
            </dd>
            <dd className="mt-1 text-xs text-muted">
              {t('memberSince', {
                date: format.dateTime(new Date(member.createdAt), { dateStyle: 'medium' }),
              })}
            </dd>
          </dl>
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          {!member.isTrial && <NicknameForm nickname={member.nickname} />}
          <IconPicker icon={icon} onChange={setIcon} />
          {!member.isTrial && (
            <div>
              <p className="text-sm font-medium text-muted">{t('referralCode')}</p>
              <p className="mt-1 flex items-center gap-3">
                <code className="rounded-control bg-sunken px-3 py-2 font-mono tracking-widest" dir="ltr">
                  {member.referralCode}
                </code>
                <Button size="sm" onClick={() => void copy()}>
                  {t('copy')}
                </Button>
              </p>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
