import { getTranslations } from 'next-intl/server';
import type { Banner } from '@/lib/content/banners/types';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { BannerCarousel } from './banner-carousel';
import { WIDE_SCREEN } from './banner-slide';
import { toCarouselData, type CarouselData } from './carousel-data';

interface Props {
  locale: LocaleCode;
  /** Undefined or empty if the operator has none: then nothing is shown, and nothing moves. */
  banners: readonly Banner[] | undefined;
  /** Whether they are in the first view of the page. */
  first?: boolean;
}

/** Plain data of the banners of a group, for the components that draw them; undefined without one. */
export async function loadCarousel(
  locale: LocaleCode,
  banners: readonly Banner[] | undefined,
): Promise<CarouselData | undefined> {
  if (!banners?.length) return undefined;
  const t = await getTranslations({ locale, namespace: 'home' });
  return toCarouselData(locale, banners, t);
}

/** The banners of a page. */
export async function Banners({ locale, banners, first = false }: Props) {
  const data = await loadCarousel(locale, banners);
  if (!data) return null;
  const [slide] = data.slides;
  return (
    <>
      {first && (
        <>
          {/* The largest element of the first view. A browser does not preload a picture with two versions without these links. */}
          <link rel="preload" as="image" href={slide?.wide} media={WIDE_SCREEN} fetchPriority="high" />
          <link
            rel="preload"
            as="image"
            href={slide?.phone}
            media={`not all and ${WIDE_SCREEN}`}
            fetchPriority="high"
          />
        </>
      )}
      <BannerCarousel direction={localeOf(locale).direction} first={first} {...data} />
    </>
  );
}
