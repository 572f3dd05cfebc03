import { pagingOutput } from '@/lib/platform/page-schema';
import { z } from 'zod';
import { FAVOURITES_PAGE_SIZE, GAME_TYPES, HOME_SECTION_SIZE, LOBBY_PAGE_SIZE } from './constants';

/** Ids on the wire are decimal; a number is taken too, as old clients send it. */
export const nodeIdInput = z
  .union([z.string(), z.number()])
  .transform((value) => String(value))
  .pipe(z.string().regex(/^[1-9]\d{0,17}$/, 'INVALID'))
  .transform(BigInt);

/** Names a client may send about itself (platform, merchant): words that nothing depends on. */
const word = z.string().regex(/^[\w.-]{0,40}$/, 'INVALID');

const code = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'INVALID');
/** Undefined if the client sends an empty parameter. */
const optionalCode = z.union([z.literal('').transform(() => undefined), code]).optional();
const optionalType = z
  .union([z.enum(['', 'ALL', 'HOME']).transform(() => undefined), z.enum(GAME_TYPES)])
  .optional();

const wholeNumber = (least: number, most: number) =>
  z
    .union([z.string().regex(/^\d{1,9}$/, 'INVALID'), z.number()])
    .transform(Number)
    .pipe(z.number().int('INVALID').min(least).max(most));

const flag = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');

/** The last page. Nobody pages further, and each page costs the database a longer scan. */
const MAX_PAGE = 10_000;

export const languageInput = z.string().max(10).optional();

export const gameListInput = z.object({
  clientType: z.enum(['', '1', '2', '3']).optional(),
  platform: word.optional(),
  merchant: word.optional(),
  gameType: optionalType,
  isNew: flag.optional(),
  vassalage: optionalCode,
  /** ALL, HOT, NEW, FAV, RECENT, or a server class. */
  gameClassify: optionalCode,
  gameName: z.string().trim().max(60).optional(),
  pageNo: wholeNumber(1, MAX_PAGE).default(1),
  pageSize: wholeNumber(1, 100).default(LOBBY_PAGE_SIZE),
  language: languageInput,
});
export type GameListInput = z.output<typeof gameListInput>;

export const hotGamesInput = z.object({
  merchantCode: word.optional(),
  isPlatform: word.optional(),
  gameType: optionalType,
  vassalage: optionalCode,
  platform: word.optional(),
  language: languageInput,
  pageSize: wholeNumber(1, 100).default(HOME_SECTION_SIZE),
});

export const menusInput = z.object({ language: languageInput, platform: word.optional() });

export const favouritesInput = z.object({
  gameType: optionalType,
  pageNum: wholeNumber(1, MAX_PAGE).default(1),
  pageSize: wholeNumber(1, FAVOURITES_PAGE_SIZE).default(FAVOURITES_PAGE_SIZE),
  language: languageInput,
});

export const addFavouriteInput = z.object({
  nodeId: nodeIdInput,
  vendor: optionalCode,
  gameType: z.enum(GAME_TYPES).optional(),
});

export const removeFavouriteInput = z.object({ nodeId: nodeIdInput });

export const recentsInput = z.object({ gameType: optionalType, language: languageInput });

const zeroOrOne = z.union([z.literal(0), z.literal(1)]);
const availability = z.enum(['active', 'maintenance']);

export const wireGame = z.object({
  nodeId: z.string(),
  gameType: z.enum(GAME_TYPES),
  vassalage: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  iconUrl: z.string(),
  showIcon: z.string(),
  isHot: zeroOrOne,
  isNew: zeroOrOne,
  /** GAME opens a game; VASSALAGE, on a vendor's card, the list of its games. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  status: availability,
});
export type WireGame = z.infer<typeof wireGame>;

export const wireGamePage = z.object({
  games: z.array(wireGame),
  ...pagingOutput,
});
export type WireGamePage = z.infer<typeof wireGamePage>;

export const wireVendor = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  gameType: z.enum(GAME_TYPES),
  lagerIcon: z.string(),
  activeIcon: z.string(),
  status: availability,
  games: z.number(),
  /** How many of them can be played now. */
  open: z.number(),
  /** A vendor's card opens the list of its games. */
  isGame: z.literal('VASSALAGE'),
});
export type WireVendor = z.infer<typeof wireVendor>;

export const wireCategory = z.object({
  gameType: z.enum(GAME_TYPES),
  title: z.string(),
  total: z.number(),
  /** How many games of the category can be played now. */
  open: z.number(),
  /** By `vassalage`, in the order they are shown. */
  cards: z.record(z.string(), wireVendor),
  gameClassify: z.array(
    z.object({ code: z.string(), name: z.string(), total: z.number(), vassalage: z.array(z.string()) }),
  ),
});
export type WireCategory = z.infer<typeof wireCategory>;

export const wireLane = z.object({
  gameType: z.enum(GAME_TYPES),
  title: z.string(),
  vendors: z.array(wireVendor),
});
export type WireLane = z.infer<typeof wireLane>;

export const wireFavourite = z.object({ nodeId: z.string(), favourite: z.boolean() });
