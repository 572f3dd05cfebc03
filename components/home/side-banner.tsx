'use client';

import { BannerCarousel } from './banner-carousel';
import type { CarouselData } from './carousel-data';

/** The banners at the end of the side menu (group w_leftmenu). A narrow menu hides them. */
export function SideBanner({ data, direction }: { data: CarouselData; direction: 'ltr' | 'rtl' }) {
  return (
    <div className="menu-text mt-5 border-t pt-5">
      <BannerCarousel compact direction={direction} {...data} />
    </div>
  );
}
