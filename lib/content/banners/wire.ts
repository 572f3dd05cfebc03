import { z } from 'zod';
import { LINKAGE_TYPES } from './constants';
import type { Banner } from './types';

const banner = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  action: z.string().nullable(),
  showsText: z.boolean(),
  linkageType: z.enum(LINKAGE_TYPES).nullable(),
  url: z.string().nullable(),
  /** The addresses of the two cuts: 1600 by 560 and 780 by 520 pixels. */
  pictureWide: z.string(),
  picturePhone: z.string(),
});

export const bannersOutput = z.object({ groupName: z.string(), list: z.array(banner) });
export type BannerWire = z.output<typeof banner>;

/** A banner on the wire. */
export const toBanner = (
  { picture: _, ...given }: Banner,
  pictures: { wide: string; phone: string },
): BannerWire => ({ ...given, pictureWide: pictures.wide, picturePhone: pictures.phone });
