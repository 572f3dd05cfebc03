'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useQuery } from '@tanstack/react-query';
import { BannerCarousel } from '@/components/home/banner-carousel';
import { slideLink } from '@/components/home/carousel-data';
import type { BannerWire } from '@/lib/content/banners/wire';
import { DEFAULT_LOCALE, isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { callApi } from '@/lib/platform/http/call';

/** The banners of the dialog for a forgotten password (group forget). `isPending` until it is known whether there are any. */
export function useForgotBanners() {
  return useQuery({
    queryKey: ['banners', 'forget'],
    // Without them the dialog is complete, so a failure is not shown.
    queryFn: ({ signal }) =>
      callApi<{ list: BannerWire[] }>('GET', '/wps/banners?group=forget', undefined, signal).catch(() => ({
        list: [],
      })),
  });
}

/** Draws them. Renders nothing without one. */
export function ForgotBanners({ list }: { list: readonly BannerWire[] }) {
  const t = useTranslations('forgot.banners');
  const given = useLocale();
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  if (list.length === 0) return null;
  return (
    <div className="mb-4">
      <BannerCarousel
        compact
        direction={localeOf(locale).direction}
        memberCall={{ href: localePath(locale, '/'), text: t('home') }}
        strings={{
          banners: t('label'),
          previous: t('previous'),
          next: t('next'),
          pause: t('pause'),
          play: t('play'),
        }}
        slides={list.map((banner, index) => {
          const link = slideLink(locale, banner);
          return {
            id: banner.id,
            label: t('slide', { n: index + 1, total: list.length }),
            title: banner.title,
            wide: banner.pictureWide,
            phone: banner.picturePhone,
            ...(banner.action && { action: banner.action }),
            ...(link && { link }),
            ...(!banner.showsText && { hidesText: true as const }),
          };
        })}
      />
    </div>
  );
}
