import { z } from 'zod';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { day } from '@/lib/platform/day';
import { GAME_TYPES } from '../constants';
import { GAME_STATUSES, MAX_CLASSES, MAX_NAME, MAX_ORDER } from '../imports/constants';
import { hasUnwantedCharacters, isInScript } from '../imports/scripts';
import { nodeIdInput } from '../schema';
import type { Names } from '../types';
import { MAX_CHOSEN } from './constants';

const nodeId = nodeIdInput.meta({ examples: ['100001'] });
const version = z.int('INVALID').min(1, 'INVALID');

/** Names by language, English required; an empty one is none. */
const names = z
  .partialRecord(z.enum(LOCALE_CODES), z.string('INVALID').trim().max(400, 'NAME_LONG'), 'REQUIRED')
  .meta({ examples: [{ en: 'Quiet Harbour' }] })
  .transform((given, ctx): Names => {
    const kept: Partial<Record<LocaleCode, string>> = {};
    for (const code of LOCALE_CODES) {
      const name = given[code];
      const wrong = nameFault(code, name ?? '');
      if (wrong) ctx.addIssue({ code: 'custom', path: [code], message: wrong, params: { length: MAX_NAME } });
      if (name) kept[code] = name;
    }
    return kept as Names;
  });

function nameFault(code: LocaleCode, name: string): string | undefined {
  if (name === '') return code === 'en' ? 'REQUIRED' : undefined;
  if ([...name].length > MAX_NAME) return 'NAME_LONG';
  if (hasUnwantedCharacters(name)) return 'NAME_CHARACTERS';
  return isInScript(code, name) ? undefined : 'NAME_SCRIPT';
}

const classCode = z
  .string()
  .max(40, 'CLASS_FORMAT')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'CLASS_FORMAT');

/** A moment in the future, or null. */
export const untilInput = z.iso
  .datetime({ offset: true, error: 'INVALID' })
  .meta({ examples: ['2099-01-31T12:00:00.000Z'] })
  .transform((text) => new Date(text))
  .refine((at) => at > now(), 'UNTIL_PAST')
  .nullable();

const pin = z.boolean('INVALID').nullable();
const order = z.int('INVALID').min(0, 'INVALID').max(MAX_ORDER, 'INVALID');
const status = z.enum(GAME_STATUSES, 'INVALID');

/** An end without maintenance is dropped. */
const withUntil = <
  Change extends { status?: string | undefined; maintenanceUntil?: Date | null | undefined },
>(
  change: Change,
): Change => (change.status === 'maintenance' ? change : { ...change, maintenanceUntil: null });

export const gameInput = z
  .object({
    nodeId,
    version,
    names,
    gameType: z.enum(GAME_TYPES, 'INVALID'),
    classes: z
      .array(classCode, 'INVALID')
      .max(MAX_CLASSES, 'CLASS_FORMAT')
      .transform((codes) => [...new Set(codes)]),
    status,
    maintenanceUntil: untilInput,
    rank: order,
    hotPin: pin,
    newPin: pin,
    since: day,
  })
  .transform(withUntil);
export type GameInput = z.output<typeof gameInput>;

const text = z.string().trim().max(64, 'INVALID');
const code = z.string().max(40, 'INVALID');

export const deskFilterInput = z.object({
  text: text.optional(),
  vendor: code.optional(),
  gameType: z.enum(GAME_TYPES, 'INVALID').optional(),
  gameClass: code.optional(),
  status: status.optional(),
  isHot: z.boolean('INVALID').optional(),
  isNew: z.boolean('INVALID').optional(),
});

const change = z
  .object({
    status: status.optional(),
    maintenanceUntil: untilInput.optional(),
    gameType: z.enum(GAME_TYPES, 'INVALID').optional(),
    rank: order.optional(),
    hotPin: pin.optional(),
    newPin: pin.optional(),
    addClass: classCode.optional(),
    removeClass: classCode.optional(),
  })
  .meta({ examples: [{ status: 'active' }] })
  .transform((given) =>
    given.status === undefined ? { ...given, maintenanceUntil: undefined } : withUntil(given),
  )
  .refine((given) => Object.values(given).some((value) => value !== undefined), 'REQUIRED');

/** One change of many games: those that are named, or all that a filter finds. */
export const bulkInput = z
  .object({
    nodeIds: z.array(nodeIdInput, 'INVALID').max(MAX_CHOSEN, 'INVALID').optional(),
    filter: deskFilterInput.optional(),
    change,
  })
  .meta({ examples: [{ nodeIds: ['100001'], change: { status: 'active' } }] })
  .refine(({ nodeIds, filter }) => (nodeIds === undefined) !== (filter === undefined), {
    path: ['nodeIds'],
    message: 'NO_GAMES',
  });
export type BulkInput = z.output<typeof bulkInput>;

export const bulkOutput = z.object({ changed: z.number() });
export const savedGameOutput = z.object({ nodeId: z.string(), version: z.number() });
export const artworkInput = z.object({ nodeId });
export const artworkOutput = z.object({ nodeId: z.string(), image: z.string() });
