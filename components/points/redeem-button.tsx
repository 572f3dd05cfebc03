'use client';

import { openAuth } from '@/components/session/open-auth';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { isTrialType } from '@/lib/identity/account-types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { OPEN_GOOD } from './tabs';

/** The button of a good: it opens the dialog to redeem it, or the login. */
export function RedeemButton({
  locale,
  goodId,
  label,
  about,
}: {
  locale: LocaleCode;
  goodId: string;
  label: string;
  about: string;
}) {
  const { status, member } = useSession();
  if (member && isTrialType(member.type)) return null;
  return (
    <Button
      variant="surface"
      block
      aria-label={about}
      disabled={status === 'unknown'}
      onClick={() =>
        status === 'member'
          ? window.dispatchEvent(new CustomEvent(OPEN_GOOD, { detail: goodId }))
          : openAuth(locale, 'login')
      }
    >
      {label}
    </Button>
  );
}
