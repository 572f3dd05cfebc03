'use client';

import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { callApi } from '@/lib/platform/http/call';
import { verifierHash, type StudioFacts } from './round-details';

interface Props {
  facts: StudioFacts;
  round: { stake: string; payout: string };
}

/** What proves a round: the hash that was shown before it, the seeds, its number, and the way to the verifier. */
export function ProofCard({ facts, round }: Props) {
  const t = useTranslations('records.proof');
  const locale = useLocale() as LocaleCode;
  const seed = useQuery({
    queryKey: ['records', 'seed', facts.commitment],
    queryFn: ({ signal }) =>
      callApi<{ serverSeed: string | null }>(
        'GET',
        `/studio/api/seeds/${facts.commitment}`,
        undefined,
        signal,
      ),
  });
  const server = seed.data?.serverSeed ?? '';
  return (
    <section className="rounded-card border border-hairline bg-sunken/40 p-4 text-sm">
      <h3 className="flex items-center gap-2 font-semibold">
        <ShieldCheck aria-hidden className="size-4.5 text-jade" />
        {t('title')}
      </h3>
      <p className="mt-1 text-muted">{t('text')}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2.5">
        <Code name={t('hash')} value={facts.commitment} wide />
        <Code name={t('client')} value={facts.clientSeed} wide />
        <Code name={t('nonce')} value={String(facts.nonce)} />
        <Code name={t('model')} value={facts.model} />
        {server ? (
          <Code name={t('server')} value={server} wide />
        ) : (
          <div className="col-span-2">
            <dt className="text-xs text-faint">{t('server')}</dt>
            <dd className="text-muted">{seed.isPending ? '…' : t('hidden')}</dd>
          </div>
        )}
      </dl>
      <a
        href={`${localePath(locale, '/fairness')}#${verifierHash(facts, round, server)}`}
        target="_blank"
        rel="noopener"
        className={`${buttonStyle({ variant: 'outline', size: 'sm' })} mt-4`}
      >
        {t('verify')}
      </a>
    </section>
  );
}

function Code({ name, value, wide = false }: { name: string; value: string; wide?: boolean }) {
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-xs text-faint">{name}</dt>
      <dd dir="ltr" className="text-start font-mono text-xs break-all">
        {value}
      </dd>
    </div>
  );
}
