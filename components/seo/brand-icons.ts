import type { Metadata } from 'next';
import { appIconAddress, homeIconAddress } from '@/lib/catalogue/gallery/icon-address';

/** The icons of every page, drawn from the brand. */
export const brandIcons = (): NonNullable<Metadata['icons']> => ({
  icon: [
    { url: appIconAddress(64), sizes: '64x64', type: 'image/png' },
    { url: appIconAddress(192), sizes: '192x192', type: 'image/png' },
  ],
  apple: { url: homeIconAddress(180), sizes: '180x180', type: 'image/png' },
});
