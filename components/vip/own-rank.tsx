'use client';

import { lazy } from 'react';
import { openAuth } from '@/components/session/open-auth';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PartBoundary } from '@/components/ui/part-boundary';
import { Skeleton } from '@/components/ui/skeleton';
import { isTrialType } from '@/lib/identity/account-types';
import type { LocaleCode } from '@/lib/i18n/locales';

const OwnRankCard = lazy(() => import('./own-rank-card'));

/** The visitor's own rank above the public ladder: it is loaded by the browser, so that the cached page is the same for everybody. */
export function OwnRank({
  locale,
  strings,
}: {
  locale: LocaleCode;
  strings: { loginText: string; login: string; trialText: string };
}) {
  const { status, member } = useSession();
  if (status === 'unknown') return <Skeleton className="mb-6 h-44 w-full" />;
  if (status === 'member' && member && !isTrialType(member.type))
    return (
      <PartBoundary>
        <OwnRankCard locale={locale} />
      </PartBoundary>
    );
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-sm text-muted">
        {status === 'member' ? strings.trialText : strings.loginText}
      </p>
      {status !== 'member' && (
        <Button variant="amber" onClick={() => openAuth(locale, 'login')}>
          {strings.login}
        </Button>
      )}
    </Card>
  );
}
