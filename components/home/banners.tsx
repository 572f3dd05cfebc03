import { getTranslations } from 'next-intl/server';
import type { Banner } from '@/lib/content/types';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { BannerCarousel } from './banner-carousel';
import { BannerSlide } from './banner-slide';

/** The banners of a page; nothing where the operator has put none there. */
export async function Banners({ locale, banners }: { locale: LocaleCode; banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'home' });
  const slide = (index: number) => t('slide', { n: index + 1, total: banners.length });
  return (
    <BannerCarousel
      direction={localeOf(locale).direction}
      strings={{
        banners: t('banners'),
        previous: t('previous'),
        next: t('next'),
        pause: t('pause'),
        play: t('play'),
        slides: banners.map((_, index) => slide(index)),
      }}
    >
      {banners.map((banner, index) => (
        <BannerSlide
          key={banner.id}
          banner={banner}
          locale={locale}
          first={index === 0}
          label={slide(index)}
          instead={{ href: `${localePath(locale, '/')}#section-hot`, words: t('hot') }}
        />
      ))}
    </BannerCarousel>
  );
}
