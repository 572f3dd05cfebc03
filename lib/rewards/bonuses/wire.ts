import { z } from 'zod';
import { textIn } from '@/lib/content/text';
import { BONUS_TRIGGERS } from './constants';
import type { Bonus } from './types';

/** A bonus that the member can have, in the caller's language. */
export const offerValue = z.object({
  id: z.string(),
  trigger: z.enum(BONUS_TRIGGERS),
  title: z.string(),
  terms: z.string(),
  endsAt: z.iso.datetime().nullable(),
});
export type WireOffer = z.output<typeof offerValue>;

export const toWireOffer =
  (language: string) =>
  ({ id, trigger, title, terms, endsAt }: Bonus): WireOffer => ({
    id: String(id),
    trigger,
    title: textIn(title, language),
    terms: textIn(terms, language),
    endsAt: endsAt?.toISOString() ?? null,
  });
