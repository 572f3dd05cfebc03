'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { SocialProvider } from '@/lib/identity/social/constants';
import type { SocialProviders } from '@/lib/identity/social/schema';
import { callApi } from '@/lib/platform/http/call';
import { FormAlert } from '../form-alert';
import { rememberedUser } from '../remembered-user';
import { leaveFor } from './ceremony';
import { PROVIDER_NAMES } from './names';
import { SocialMark } from './social-mark';

/** The ways in by an account elsewhere, where the site has any. `failure`: why the last one came to nothing. */
export function SocialButtons({ failure: before }: { failure?: string | undefined }) {
  const t = useTranslations('social');
  const [busy, setBusy] = useState<SocialProvider>();
  const [failure, setFailure] = useState(before);
  const offered = useQuery({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) =>
      callApi<SocialProviders>('GET', '/wps/session/social/providers', undefined, signal),
  });
  const list = offered.data?.origin === window.location.origin ? offered.data.list : [];
  if (list.length === 0) return <FormAlert message={failure} />;
  const press = async (provider: SocialProvider) => {
    setBusy(provider);
    setFailure(undefined);
    try {
      await leaveFor(provider, { remember: rememberedUser().remember });
    } catch (error) {
      setFailure((error as Error).message || t('failed'));
      setBusy(undefined);
    }
  };
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-muted">
        <span aria-hidden className="h-px flex-1 bg-hairline" />
        {t('or')}
        <span aria-hidden className="h-px flex-1 bg-hairline" />
      </p>
      {list.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          block
          busy={busy === provider}
          onClick={() => void press(provider)}
        >
          <SocialMark provider={provider} />
          {t('continue', { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
      <FormAlert message={failure} />
    </div>
  );
}
