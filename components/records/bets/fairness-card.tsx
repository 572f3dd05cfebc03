'use client';

import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { callApi } from '@/lib/platform/http/call';
import { verifierFragment, type FairnessTerms } from './round-details';

interface Props {
  terms: FairnessTerms;
  round: { stake: string; payout: string };
}

/** The terms that verify a round (F1 to F4): commitment, seeds, nonce and model, with a link to the fairness verifier. */
export function FairnessCard({ terms, round }: Props) {
  const t = useTranslations('records.proof');
  const locale = useLocale() as LocaleCode;
  const seedQuery = useQuery({
    queryKey: ['records', 'seed', terms.commitment],
    queryFn: ({ signal }) =>
      callApi<{ serverSeed: string | null }>(
        'GET',
        `/studio/api/seeds/${terms.commitment}`,
        undefined,
        signal,
      ),
  });
  const serverSeed = seedQuery.data?.serverSeed ?? '';
  return (
    <section className="rounded-card border border-hairline bg-sunken/40 p-4 text-sm">
      <h3 className="flex items-center gap-2 font-semibold">
        <ShieldCheck aria-hidden className="size-4.5 text-jade" />
        {t('title')}
      </h3>
      <p className="mt-1 text-muted">{t('text')}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2.5">
        <CodeRow name={t('hash')} value={terms.commitment} wide />
        <CodeRow name={t('client')} value={terms.clientSeed} wide />
        <CodeRow name={t('nonce')} value={String(terms.nonce)} />
        <CodeRow name={t('model')} value={terms.model} />
        {serverSeed ? (
          <CodeRow name={t('server')} value={serverSeed} wide />
        ) : (
          <div className="col-span-2">
            <dt className="text-xs text-faint">{t('server')}</dt>
            <dd className="text-muted">{seedQuery.isPending ? '…' : t('hidden')}</dd>
          </div>
        )}
      </dl>
      <a
        href={`${localePath(locale, '/fairness')}#${verifierFragment(terms, round, serverSeed)}`}
        target="_blank"
        rel="noopener"
        className={`${buttonStyle({ variant: 'outline', size: 'sm' })} mt-4`}
      >
        {t('verify')}
      </a>
    </section>
  );
}

function CodeRow({ name, value, wide = false }: { name: string; value: string; wide?: boolean }) {
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-xs text-faint">{name}</dt>
      <dd dir="ltr" className="text-start font-mono text-xs break-all">
        {value}
      </dd>
    </div>
  );
}
