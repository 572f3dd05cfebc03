import { z } from 'zod';
import { SLOT_THEME_IDS, type ThemeId } from '@/lib/catalogue/artwork/themes';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { idInput } from '../schema';

export {
  artworkInput,
  artworkOutput,
  bulkInput,
  bulkOutput,
  gameInput,
  savedGameOutput,
} from '@/lib/catalogue/desk/schema';

export const checkListInput = z.object({});

/** Which games of our studio's catalogue to import. */
export const studioSelectionInput = z.object({
  categories: z
    .array(z.enum(GAME_TYPES, 'INVALID'), 'REQUIRED')
    .min(1, 'REQUIRED')
    .max(GAME_TYPES.length, 'INVALID'),
  themes: z
    .array(
      z.custom<ThemeId>((id) => (SLOT_THEME_IDS as readonly unknown[]).includes(id), 'INVALID'),
      'INVALID',
    )
    .max(SLOT_THEME_IDS.length, 'INVALID')
    .optional()
    .meta({ examples: [['night-market']] }),
  count: z.int('INVALID').min(1, 'INVALID').max(100_000, 'INVALID').optional(),
});
export type StudioSelectionInput = z.output<typeof studioSelectionInput>;

export const checkedOutput = z.object({
  id: z.string(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
});

export const importInput = idInput;
export const importProgressOutput = z.object({
  status: z.enum(['checked', 'queued', 'running', 'cancelling', 'cancelled', 'failed', 'done']),
  written: z.number(),
  outdated: z.number(),
  /** Rows that are to be written. */
  total: z.number(),
  stalled: z.boolean(),
});

/** `catalogue.csv`, `catalogue.json`, `example.csv`, `example.json`, or the games of one vendor: `vendor-PG.csv`. */
export const listFileInput = z.object({
  file: z
    .string()
    .regex(/^(?:catalogue|example|vendor-[A-Z0-9_]{2,20})\.(?:csv|json)$/, 'INVALID')
    .meta({ examples: ['catalogue.csv'] }),
});
