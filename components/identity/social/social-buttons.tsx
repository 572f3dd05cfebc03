'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { SocialProvider } from '@/lib/identity/social/constants';
import type { SocialProviders } from '@/lib/identity/social/schema';
import { callApi } from '@/lib/platform/http/call';
import { FormAlert } from '../form-alert';
import { getRememberedUser } from '../remembered-user';
import { redirectToProvider } from './redirect';
import { PROVIDER_NAMES } from './names';
import { SocialMark } from './social-mark';

/** The buttons of the social login, if the site offers any (LOGIN-9). `failure` says why the last attempt failed. */
export function SocialButtons({ failure: previousFailure }: { failure?: string | undefined }) {
  const t = useTranslations('social');
  const [busy, setBusy] = useState<SocialProvider>();
  const [failure, setFailure] = useState(previousFailure);
  const providers = useQuery({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) =>
      callApi<SocialProviders>('GET', '/wps/session/social/providers', undefined, signal),
  });
  const list = providers.data?.origin === window.location.origin ? providers.data.list : [];
  if (list.length === 0) return <FormAlert message={failure} />;
  const handlePress = async (provider: SocialProvider) => {
    setBusy(provider);
    setFailure(undefined);
    try {
      await redirectToProvider(provider, { remember: getRememberedUser().remember });
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
          onClick={() => void handlePress(provider)}
        >
          <SocialMark provider={provider} />
          {t('continue', { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
      <FormAlert message={failure} />
    </div>
  );
}
