import { getTranslations } from 'next-intl/server';
import { bannerPicture } from '@/lib/catalogue/pictures';
import type { Banner } from '@/lib/content/types';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { BannerCarousel } from './banner-carousel';
import { WIDE_SCREEN, type Slide } from './banner-slide';

/** The banners of a page. Renders nothing if the operator has configured none. */
export async function Banners({ locale, banners }: { locale: LocaleCode; banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'home' });
  const slides = banners.map(({ id, title, subtitle, action, url, picture }, index): Slide => ({
    id,
    label: t('slide', { n: index + 1, total: banners.length }),
    title,
    ...(subtitle && { subtitle }),
    ...(action && url && { call: { href: localePath(locale, url), text: action } }),
    ...((url === '/register' || url === '/login') && { isInvitation: true }),
    wide: bannerPicture(picture, 'wide'),
    phone: bannerPicture(picture, 'phone'),
  }));
  const [first] = slides;
  return (
    <>
      {/* The largest element of the first view. A browser does not preload a picture with two versions without these links. */}
      <link rel="preload" as="image" href={first?.wide} media={WIDE_SCREEN} fetchPriority="high" />
      <link
        rel="preload"
        as="image"
        href={first?.phone}
        media={`not all and ${WIDE_SCREEN}`}
        fetchPriority="high"
      />
      <BannerCarousel
        direction={localeOf(locale).direction}
        slides={slides}
        memberCall={{ href: `${localePath(locale, '/')}#section-hot`, text: t('hot') }}
        strings={{
          banners: t('banners'),
          previous: t('previous'),
          next: t('next'),
          pause: t('pause'),
          play: t('play'),
        }}
      />
    </>
  );
}
