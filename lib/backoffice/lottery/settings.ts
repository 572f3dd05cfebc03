import { z } from 'zod';
import { changedMeanwhile } from '@/lib/content/errors';
import type { Db } from '@/lib/db/client';
import { formatDecimal, parseAmount, ZERO } from '@/lib/money/amount';
import { badInput } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import {
  changedSettings,
  defaultLimits,
  defaultSeries,
  findGame,
  forgetSettings,
  lotteryHost,
  PRIZE_MODES,
  raisesPrizes,
  readSettings,
  setGame,
  setLimits,
  setSeries,
  studioSql,
  type GameChange,
  type GameSettings,
  type Limits,
  type Schedule,
  type SeriesRange,
} from '@/lib/studio-host/lottery/desk';
import { REWARD_THRESHOLD, UNLIMITED } from '../approvals/thresholds';
import type { ApprovalAction, Facts } from '../approvals/types';
import { gameChange, limitAmounts, seriesRange } from './schema';

/*
 * Changes of settings that let the house lose more need a second operator: a series or a limit raised or removed, falling prizes
 * removed or made smaller, who draws, and when a game whose
 * results come from outside closes, because a bet on a known result can win any amount. Nobody can say beforehand how much it is, so that they count
 * as more than any threshold.
 */

const rule = {
  kind: 'above',
  threshold: REWARD_THRESHOLD,
  amount: ({ raises }: { raises: boolean }) => (raises ? parseAmount(UNLIMITED)! : ZERO),
} as const;

const game = z.string('REQUIRED').refine((code) => findGame(code) !== undefined, 'INVALID');
const currency = z.string('REQUIRED').regex(/^[A-Z]{3}$/, 'INVALID');
/** What the operator has seen, as JSON: if it has changed since, the change is refused. */
const seen = z.string('REQUIRED').max(4_000, 'INVALID');
const change = z.string('REQUIRED').max(4_000, 'INVALID');
const raises = z.boolean('INVALID');

/** JSON of a payload through the schema of its form. Throws INVALID_INPUT. */
function parseJson<Value>(schema: z.ZodType<Value>, text: string): Value {
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return parsed.data;
}

/** A change without the settings that it leaves as they are. */
const toChange = (given: z.output<typeof gameChange>): GameChange =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** Settings in one text, for `seen`. */
export const seenGame = ({ updatedAt }: GameSettings): string => updatedAt?.toISOString() ?? 'default';
export const seenLimits = (limits: Limits): string =>
  JSON.stringify(
    [limits.betMost, limits.memberMost, limits.drawMost, limits.numberMost].map((most) =>
      most === null ? '' : formatDecimal(most),
    ),
  );
export const seenSeries = ({ lowest, highest }: SeriesRange): string => `${lowest}-${highest}`;

const forget = () => forgetSettings(lotteryHost().sql);

const gamePayload = z.object({ game, change, raises, seen });
type GamePayload = z.output<typeof gamePayload>;

const gameFacts = (settings: GameSettings): Facts => ({
  enabled: settings.enabled,
  schedule: settings.isOwnSchedule ? null : JSON.stringify(settings.schedule),
  closeSeconds: settings.closeSeconds,
  makeUpSeconds: settings.makeUpSeconds,
  keepDays: settings.keepDays,
  drawnByUs: settings.drawnByUs,
  oddsPlan: settings.oddsPlan.map(({ filled, prize }) => `${filled}%: ${prize / 10}%`),
});

/**
 * Whether a change of a game needs a second operator: who draws it changes, its prizes fall later or less, or sales of a game close at another time
 * whose results come from outside.
 */
export function raisesGame(before: GameSettings, change: z.output<typeof gameChange>): boolean {
  const { drawnByUs, schedule, closeSeconds, oddsPlan } = change;
  if (oddsPlan && raisesPrizes(before.oddsPlan, oddsPlan)) return true;
  if (drawnByUs !== undefined && drawnByUs !== before.drawnByUs) return true;
  if (before.isOwnDraw) return false;
  const next = schedule === undefined ? before.schedule : (schedule ?? before.game.schedule);
  return (
    scheduleText(next) !== scheduleText(before.schedule) ||
    (closeSeconds !== undefined && closeSeconds !== before.closeSeconds)
  );
}

/** A schedule with its parts in one order. */
const scheduleText = (schedule: Schedule): string =>
  JSON.stringify(Object.entries(schedule).sort(([a], [b]) => (a < b ? -1 : 1)));

const gameSettings = async (db: Db, code: string) => (await readSettings(studioSql(db))).of(code);

/** Switches a game on or off, and sets its schedule, times, who draws it, and its falling prizes. */
export const changeGameAction: ApprovalAction<
  GamePayload,
  { before: GameSettings; after: GameSettings },
  GameSettings
> = {
  name: 'lottery.game',
  permission: 'lottery.settings',
  payload: gamePayload,
  rule,
  subject: (given) => `lotteryGame:${given.game}`,
  async load(db, given) {
    const before = await gameSettings(db, given.game);
    const next = parseJson(gameChange, given.change);
    if (seenGame(before) !== given.seen || raisesGame(before, next) !== given.raises)
      throw changedMeanwhile();
    return { before, after: changedSettings(before, toChange(next)) };
  },
  describe: (_given, { before, after }) => ({ before: gameFacts(before), after: gameFacts(after) }),
  perform: async (tx, _actor, given) =>
    (await setGame(studioSql(tx), given.game, toChange(parseJson(gameChange, given.change)))).after,
  committed: forget,
};

const LIMITS = ['betMost', 'memberMost', 'drawMost', 'numberMost'] as const;

/** Whether a limit is raised or removed. */
export const raisesLimits = (before: Limits, after: Limits): boolean =>
  LIMITS.some((name) => {
    const [former, next] = [before[name], after[name]];
    return former !== null && (next === null || next > former);
  });

const limitsPayload = z.object({
  game,
  currency,
  /** The limits as JSON; null: the defaults. */
  change,
  raises,
  seen,
});
type LimitsPayload = z.output<typeof limitsPayload>;

const limitFacts = (limits: Limits, unit: string): Facts =>
  Object.fromEntries(
    LIMITS.map((name) => [
      name,
      limits[name] === null ? null : { amount: formatDecimal(limits[name]), currency: unit },
    ]),
  );

async function limitsOf(db: Db, given: Pick<LimitsPayload, 'game' | 'currency'>, changed: Limits | null) {
  const settings = await readSettings(studioSql(db));
  const before = settings.limitsOf(given.game, given.currency);
  return { before, after: changed ?? defaultLimits(given.currency) };
}

/** Sets the limits of a game in a currency. */
export const changeLimitsAction: ApprovalAction<LimitsPayload, { before: Limits; after: Limits }, Limits> = {
  name: 'lottery.limits',
  permission: 'lottery.settings',
  payload: limitsPayload,
  rule,
  subject: (given) => `lotteryLimits:${given.game} ${given.currency}`,
  async load(db, given) {
    const state = await limitsOf(db, given, parseJson(limitAmounts.nullable(), given.change));
    if (seenLimits(state.before) !== given.seen || raisesLimits(state.before, state.after) !== given.raises)
      throw changedMeanwhile();
    return state;
  },
  describe: (given, { before, after }) => ({
    before: limitFacts(before, given.currency),
    after: limitFacts(after, given.currency),
  }),
  perform: async (tx, _actor, given) =>
    (
      await setLimits(
        studioSql(tx),
        given.game,
        given.currency,
        parseJson(limitAmounts.nullable(), given.change),
      )
    ).after,
  committed: forget,
};

const seriesPayload = z.object({
  game,
  mode: z.enum(PRIZE_MODES, 'INVALID'),
  /** '' is everybody. */
  group: z.string('INVALID').max(40, 'INVALID'),
  /** The range as JSON; null: as without it. */
  change,
  raises,
  seen,
});
type SeriesPayload = z.output<typeof seriesPayload>;

/** Whether a member can choose a higher series than before. */
export const raisesSeries = (before: SeriesRange, after: SeriesRange): boolean =>
  after.highest > before.highest;

const seriesFacts = ({ lowest, highest }: SeriesRange): Facts => ({ series: `${lowest}–${highest}` });

/** Sets the series of a prize mode, for everybody or for a group of members. */
export const changeSeriesAction: ApprovalAction<
  SeriesPayload,
  { before: SeriesRange; after: SeriesRange },
  SeriesRange
> = {
  name: 'lottery.series',
  permission: 'lottery.settings',
  payload: seriesPayload,
  rule,
  subject: (given) => `lotterySeries:${given.game} ${given.mode} ${given.group}`.trim(),
  async load(db, given) {
    const settings = await readSettings(studioSql(db));
    const before = settings.seriesOf(given.game, given.mode, given.group);
    const changed = parseJson(seriesRange.nullable(), given.change);
    // Without a range of its own a group has that of everybody, and everybody has the game's.
    const after =
      changed ??
      (given.group === ''
        ? defaultSeries(settings.of(given.game).game, given.mode)
        : settings.seriesOf(given.game, given.mode));
    if (seenSeries(before) !== given.seen || raisesSeries(before, after) !== given.raises)
      throw changedMeanwhile();
    return { before, after };
  },
  describe: (_given, { before, after }) => ({ before: seriesFacts(before), after: seriesFacts(after) }),
  perform: async (tx, _actor, given) =>
    (
      await setSeries(
        studioSql(tx),
        given.game,
        given.mode,
        given.group,
        parseJson(seriesRange.nullable(), given.change),
      )
    ).after,
  committed: forget,
};
