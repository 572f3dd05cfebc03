'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { pathWithQuery } from '@/components/records/path-with-query';
import { useDateFormat } from '@/components/records/use-date-format';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { callApi } from '@/lib/platform/http/call';
import type { WireOffer } from '@/lib/rewards/bonuses/wire';
import { REWARDS_KEY } from './queries';

/** The bonuses that the member can have, with their terms; nothing if there are none. */
export function Offers() {
  const t = useTranslations('reward-centre.offers');
  const locale = useLocale() as LocaleCode;
  const format = useDateFormat();
  const offers = useQuery({
    queryKey: [...REWARDS_KEY, 'offers', locale],
    queryFn: ({ signal }) =>
      callApi<{ list: WireOffer[] }>(
        'GET',
        pathWithQuery('/wps/rewards/offers', { language: locale.toUpperCase() }),
        undefined,
        signal,
      ),
    // An excluded member gets no offer.
    retry: false,
  });
  const list = offers.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-3 text-lg font-bold">
        {t('title')}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {list.map((offer) => (
          <li
            key={offer.id}
            className="flex flex-col gap-2 rounded-card border border-dashed border-hairline bg-surface p-4"
          >
            <p className="font-medium wrap-anywhere">
              <bdi>{offer.title}</bdi>
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              <bdi>{offer.terms}</bdi>
            </p>
            {offer.endsAt && (
              <p className="text-xs text-faint">{t('until', { date: format.dateTime(offer.endsAt) })}</p>
            )}
            {offer.trigger === 'deposit' && (
              <PageLink
                href={localePath(locale, '/member/deposit')}
                className={`${buttonStyle({ variant: 'surface', size: 'sm' })} mt-auto self-start`}
              >
                {t('deposit')}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
