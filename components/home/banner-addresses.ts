import { bannerPicture, posterPicture } from '@/lib/catalogue/pictures';
import type { BannerPicture } from '@/lib/content/banners/types';
import { pictureAddress } from '@/lib/content/pictures/constants';

/** Returns the addresses of the two cuts of a banner's picture: an upload's crops, or a drawing's. */
export function bannerAddresses(picture: BannerPicture): { wide: string; phone: string } {
  if (!('drawing' in picture))
    return { wide: pictureAddress(picture.wide), phone: pictureAddress(picture.phone) };
  const { drawing } = picture;
  // A promotion's picture has dots in its name: `market.lantern.coin`.
  return drawing.includes('.')
    ? { wide: posterPicture(drawing, 'wide'), phone: posterPicture(drawing, 'card') }
    : { wide: bannerPicture(drawing, 'wide'), phone: bannerPicture(drawing, 'phone') };
}
