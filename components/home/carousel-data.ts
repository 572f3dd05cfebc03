import { isOfferLink } from '@/lib/content/banners/rules';
import type { Banner } from '@/lib/content/banners/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { bannerAddresses } from './banner-addresses';
import type { Slide, SlideLink } from './banner-slide';

export interface CarouselStrings {
  banners: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

/** The banners of a group as plain data, without their direction. */
export interface CarouselData {
  slides: readonly Slide[];
  strings: CarouselStrings;
  /** Shown to members instead of an invitation to register. */
  memberCall: { href: string; text: string };
}

/** What a press on a banner opens, in a language. */
export function slideLink(
  locale: LocaleCode,
  { linkageType, url }: Pick<Banner, 'linkageType' | 'url'>,
): SlideLink | undefined {
  if (linkageType === 'SERVICE') return { opens: 'service' };
  if (linkageType === null || url === null) return undefined;
  return linkageType === 'EXTERNAL' ? { href: url, isExternal: true } : { href: localePath(locale, url) };
}

/** @param t translates keys of the namespace `home` */
export function toCarouselData(
  locale: LocaleCode,
  banners: readonly Banner[],
  t: (
    key: 'slide' | 'banners' | 'previous' | 'next' | 'pause' | 'play' | 'hot',
    values?: Record<string, number>,
  ) => string,
): CarouselData {
  const slides = banners.map((banner, index): Slide => {
    const { id, title, subtitle, action, url, showsText } = banner;
    const link = slideLink(locale, banner);
    return {
      id,
      label: t('slide', { n: index + 1, total: banners.length }),
      title,
      ...(subtitle && { subtitle }),
      ...(action && link && { action }),
      ...(link && { link }),
      ...(!showsText && { hidesText: true }),
      ...(isOfferLink(banner) && { isOffer: true }),
      ...((url === '/register' || url === '/login') && { isInvitation: true }),
      ...bannerAddresses(banner.picture),
    };
  });
  return {
    slides,
    memberCall: { href: `${localePath(locale, '/')}#section-hot`, text: t('hot') },
    strings: {
      banners: t('banners'),
      previous: t('previous'),
      next: t('next'),
      pause: t('pause'),
      play: t('play'),
    },
  };
}
