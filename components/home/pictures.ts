/** Where a banner's picture is served, in its two cuts: 1600 × 560 and 780 × 520. */
export function bannerPicture(picture: string, cut: 'wide' | 'phone'): string {
  return `/images/banners/${picture}-${cut}.svg`;
}
