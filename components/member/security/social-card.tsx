'use client';

import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { redirectToProvider } from '@/components/identity/social/redirect';
import { PROVIDER_NAMES } from '@/components/identity/social/names';
import { hasReturnedFromProvider, clearReturnParameter } from '@/components/identity/social/return-parameter';
import { SocialMark } from '@/components/identity/social/social-mark';
import { clearSocialOutcome, useSocialOutcome } from '@/components/identity/social/use-social-outcome';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { useMounted } from '@/components/ui/use-mounted';
import type { SocialProvider } from '@/lib/identity/social/constants';
import type { SocialLinks } from '@/lib/identity/social/schema';
import { callApi } from '@/lib/platform/http/call';
import { PasswordConfirmForm } from './password-confirm-form';
import { refreshSecurity } from './use-security';

const SOCIAL_LINKS_KEY = ['social-links'];

/** The social accounts that are linked or can be linked. Renders nothing if the site offers none. */
export function SocialCard() {
  const t = useTranslations('social.card');
  const tIdentity = useTranslations('identity');
  const [selected, setSelected] = useState<SocialLinks['list'][number]>();
  const failure = useLinkFailure();
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const links = useQuery({
    queryKey: SOCIAL_LINKS_KEY,
    queryFn: ({ signal }) => callApi<SocialLinks>('GET', '/wps/member/security/social', undefined, signal),
  });
  const list = links.data?.list ?? [];
  if (list.length === 0) return null;
  const name = selected && PROVIDER_NAMES[selected.provider];
  return (
    <Card>
      <CardHeader title={t('title')} description={t('hint')} />
      <FormAlert message={failure} />
      <ul className="divide-y divide-hairline">
        {list.map((link) => (
          <li key={link.provider} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
            <SocialMark provider={link.provider} />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{PROVIDER_NAMES[link.provider]}</p>
              <p className="text-sm text-muted">
                {link.linkedAt ? t('linked', { date: day.format(new Date(link.linkedAt)) }) : t('notLinked')}
              </p>
            </div>
            <Button
              size="sm"
              variant="outline"
              onClick={() => setSelected(link)}
              aria-label={`${link.linkedAt ? t('unlink') : t('link')}: ${PROVIDER_NAMES[link.provider]}`}
            >
              {link.linkedAt ? t('unlink') : t('link')}
            </Button>
          </li>
        ))}
      </ul>
      {selected && name && (
        <Dialog
          open
          onClose={() => setSelected(undefined)}
          title={t(selected.linkedAt ? 'unlinkTitle' : 'linkTitle', { provider: name })}
          description={t(selected.linkedAt ? 'unlinkHint' : 'linkHint', { provider: name })}
          closeLabel={tIdentity('close')}
          size="sm"
        >
          <PasswordConfirmForm
            confirmLabel={t(selected.linkedAt ? 'unlink' : 'link')}
            danger={selected.linkedAt !== null}
            onConfirm={async (password) => {
              await (selected.linkedAt ? unlink : link)(selected.provider, password);
              if (!selected.linkedAt) return;
              notify(t('gone', { provider: name }), 'good');
              setSelected(undefined);
            }}
          />
        </Dialog>
      )}
    </Card>
  );
}

const link = (provider: SocialProvider, password: string) =>
  redirectToProvider(provider, { link: true, password });

async function unlink(provider: SocialProvider, password: string): Promise<void> {
  await callApi('DELETE', `/wps/member/security/social/${provider}`, { password });
  void queryClient.invalidateQueries({ queryKey: SOCIAL_LINKS_KEY });
  refreshSecurity();
}

/**
 * Handles the return from the provider: it notifies the member if the account was linked, and returns the message if the
 * link was refused.
 */
function useLinkFailure(): string | undefined {
  const t = useTranslations('social.card');
  const mounted = useMounted();
  const [failure, setFailure] = useState<string>();
  const hasReturned = mounted && hasReturnedFromProvider();
  const { data } = useSocialOutcome(hasReturned);
  useEffect(() => {
    if (!hasReturned || !data) return;
    clearReturnParameter();
    clearSocialOutcome();
    if (data.outcome === 'linked') notify(t('done', { provider: PROVIDER_NAMES[data.provider] }), 'good');
    // The effect reacts to the response of a query. There is no event handler that could set this state.
    if (data.outcome === 'refused') queueMicrotask(() => setFailure(data.message));
  }, [hasReturned, data, t]);
  return failure;
}
