'use client';

import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { leaveFor } from '@/components/identity/social/ceremony';
import { PROVIDER_NAMES } from '@/components/identity/social/names';
import { cameBack, forgetReturn } from '@/components/identity/social/return-address';
import { SocialMark } from '@/components/identity/social/social-mark';
import { forgetOutcome, useOutcome } from '@/components/identity/social/use-outcome';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { useMounted } from '@/components/ui/use-mounted';
import type { SocialProvider } from '@/lib/identity/social/constants';
import type { SocialLinks } from '@/lib/identity/social/schema';
import { callApi } from '@/lib/platform/http/call';
import { OwnerForm } from './owner-form';
import { refreshSecurity } from './use-security';

const KEY = ['social-links'];

/** The accounts elsewhere that open this one; nothing where the site offers none. */
export function SocialCard() {
  const t = useTranslations('social.card');
  const tIdentity = useTranslations('identity');
  const [asking, setAsking] = useState<SocialLinks['list'][number]>();
  const failure = useReturned();
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const links = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi<SocialLinks>('GET', '/wps/member/security/social', undefined, signal),
  });
  const list = links.data?.list ?? [];
  if (list.length === 0) return null;
  const name = asking && PROVIDER_NAMES[asking.provider];
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
              onClick={() => setAsking(link)}
              aria-label={`${link.linkedAt ? t('unlink') : t('link')}: ${PROVIDER_NAMES[link.provider]}`}
            >
              {link.linkedAt ? t('unlink') : t('link')}
            </Button>
          </li>
        ))}
      </ul>
      {asking && name && (
        <Dialog
          open
          onClose={() => setAsking(undefined)}
          title={t(asking.linkedAt ? 'unlinkTitle' : 'linkTitle', { provider: name })}
          description={t(asking.linkedAt ? 'unlinkHint' : 'linkHint', { provider: name })}
          closeLabel={tIdentity('close')}
          size="sm"
        >
          <OwnerForm
            confirmLabel={t(asking.linkedAt ? 'unlink' : 'link')}
            danger={asking.linkedAt !== null}
            run={async (password) => {
              await (asking.linkedAt ? unlink : link)(asking.provider, password);
              if (!asking.linkedAt) return;
              notify(t('gone', { provider: name }), 'good');
              setAsking(undefined);
            }}
          />
        </Dialog>
      )}
    </Card>
  );
}

const link = (provider: SocialProvider, password: string) => leaveFor(provider, { link: true, password });

async function unlink(provider: SocialProvider, password: string): Promise<void> {
  await callApi('DELETE', `/wps/member/security/social/${provider}`, { password });
  void queryClient.invalidateQueries({ queryKey: KEY });
  refreshSecurity();
}

/** Tells how a link ended when the browser is back from the provider; gives why it came to nothing. */
function useReturned(): string | undefined {
  const t = useTranslations('social.card');
  const mounted = useMounted();
  const [failure, setFailure] = useState<string>();
  const back = mounted && cameBack();
  const { data } = useOutcome(back);
  useEffect(() => {
    if (!back || !data) return;
    forgetReturn();
    forgetOutcome();
    if (data.outcome === 'linked') notify(t('done', { provider: PROVIDER_NAMES[data.provider] }), 'good');
    // The answer of a call that this effect waits for; there is no event to set it in.
    if (data.outcome === 'refused') queueMicrotask(() => setFailure(data.message));
  }, [back, data, t]);
  return failure;
}
