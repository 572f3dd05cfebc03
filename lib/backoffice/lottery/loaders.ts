import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import {
  findGame,
  modesOf,
  offeredGames,
  readSettings,
  studioSql,
  type GameSettings,
  type SeriesRange,
} from '@/lib/studio-host/lottery/desk';
import { listGroups } from '@/lib/cashier/groups/queries';
import { formatDecimal } from '@/lib/money/amount';
import { REAL_CURRENCIES } from '@/lib/money/currency';
import { seenGame, seenLimits, seenSeries } from './settings';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { Operator } from '../types';
import { totalPlay } from '@/lib/reporting/figures/play';
import { currencyOf, scopeOf } from '../tables/params';
import { sumProfit } from '../tables/sources/lottery';
import type { Query } from '../tables/types';
import { loadExposure } from './exposure';
import {
  asideBets,
  countWaiting,
  drawDecisions,
  drawSums,
  findDraw,
  overdueDraws,
  sumGames,
  usedCurrencies,
  waitingDecisions,
  type GameSums,
} from './queries';

/** A game with what was bet on its draws of the present settlement day. */
export interface GameOfDay extends Omit<GameSums, 'game'> {
  settings: GameSettings;
  /** The catalogue lists it. */
  isOffered: boolean;
  /** The series of everybody in the game's first prize mode. */
  series: SeriesRange;
}

/** Every game of the lottery with the sums of the present settlement day, in the site's currency. */
export async function loadGames(): Promise<{ games: GameOfDay[]; currency: string; today: string }> {
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const currency = siteCurrency();
  const db = database();
  const [sums, settings, offered] = await Promise.all([
    sumGames(db, dayStart(today, zone), dayStart(today, zone, 1), currency),
    readSettings(studioSql(db)),
    offeredGames(),
  ]);
  const ofGame = new Map(sums.map((row) => [row.game, row]));
  return {
    games: settings.games.map((one) => {
      const { bets, stake, gross } = ofGame.get(one.game.code) ?? { bets: 0, stake: 0n, gross: 0n };
      const vendor = offered.get(one.game.code)?.vendor;
      const series = settings.seriesOf(one.game.code, modesOf(one, vendor ?? '')[0]!);
      return { settings: one, isOffered: vendor !== undefined, series, bets, stake, gross };
    }),
    currency,
    today,
  };
}

/** Everything that a game's page shows and changes; undefined if the lottery has no such game. */
export async function loadGame(code: string) {
  if (!findGame(code)) return undefined;
  const db = database();
  const [settings, offered, groups, used] = await Promise.all([
    readSettings(studioSql(db)),
    offeredGames(),
    listGroups(db),
    usedCurrencies(db, code),
  ]);
  const game = settings.of(code);
  const vendor = offered.get(code)?.vendor;
  const modes = modesOf(game, vendor ?? '');
  const names = new Map(groups.map(({ id, name }) => [String(id), name]));
  const isShown = (currency: string) =>
    currency === siteCurrency() || used.includes(currency) || settings.hasLimits(code, currency);
  const own = settings.series.filter((row) => row.game === code);
  return {
    settings: game,
    vendor,
    seen: seenGame(game),
    limits: REAL_CURRENCIES.filter(isShown).map((currency) => {
      const limits = settings.limitsOf(code, currency);
      const text = (most: bigint | null) => (most === null ? '' : formatDecimal(most));
      return {
        currency,
        isSet: settings.hasLimits(code, currency),
        seen: seenLimits(limits),
        betMost: text(limits.betMost),
        memberMost: text(limits.memberMost),
        drawMost: text(limits.drawMost),
        numberMost: text(limits.numberMost),
      };
    }),
    modes,
    series: modes.flatMap((mode) =>
      ['', ...own.filter((row) => row.mode === mode && row.group !== '').map(({ group }) => group)].map(
        (group) => {
          const range = settings.seriesOf(code, mode, group);
          return {
            ...{ mode, group, ...range },
            groupName: names.get(group) ?? group,
            isSet: own.some((row) => row.mode === mode && row.group === group),
            seen: seenSeries(range),
          };
        },
      ),
    ),
    groups: groups.map(({ id, name }) => ({ id: String(id), name })),
    at: now().toISOString(),
  };
}

/** A draw with its game, sums and decisions; undefined if it does not exist. */
export async function loadDraw(id: bigint) {
  const db = database();
  const draw = await findDraw(db, id);
  const game = draw && findGame(draw.game);
  if (!draw || !game) return undefined;
  const [sums, decisions] = await Promise.all([drawSums(db, id), drawDecisions(db, id)]);
  return { draw, game, sums, decisions, isDue: draw.drawsAt <= now() };
}

/** The exposure of a draw in a currency, or in the site's; throws NOT_FOUND 404 for an unknown draw. */
export const loadDrawExposure = (
  {
    id,
    currency = siteCurrency(),
    play,
  }: { id: bigint; currency?: string | undefined; play: string | undefined },
  locale: LocaleCode,
) => loadExposure(database(), { id, currency, play }, locale);

/** The profit of the lottery by day for its chart, its sum, and what the records of rounds say of one game. */
export async function loadProfit(query: Query) {
  const db = database();
  const offered = await offeredGames();
  const node = query.game === undefined ? undefined : offered.get(query.game)?.nodeId;
  const [days, sums, records] = await Promise.all([
    sumProfit(db, query, { day: true, game: false }),
    sumProfit(db, query, { day: false, game: false }),
    node === undefined
      ? undefined
      : totalPlay(db, { ...scopeOf({ ...query, game: String(node) }, 'last7'), currency: currencyOf(query) }),
  ]);
  return { days, sum: sums[0], records: records && { ...records, nodeId: node! } };
}

/** Rows of the lists of what is to be done. More of them are shown when these are done. */
const WAITING_ROWS = 200;

/** Results to be entered and decisions to be made. */
export async function loadWaiting() {
  const db = database();
  const [overdue, decisions] = await Promise.all([
    overdueDraws(db, now(), WAITING_ROWS),
    waitingDecisions(db, WAITING_ROWS),
  ]);
  return { overdue, decisions };
}

/** How much waits for an operator in the lottery; 0 for one who neither enters nor decides. */
export async function lotteryInMenu({ account, permissions }: Operator): Promise<number> {
  const [enters, decides] = [
    permissions.includes('lottery.results'),
    permissions.includes('lottery.confirm'),
  ];
  if (!enters && !decides) return 0;
  const { overdue, toDecide } = await countWaiting(database(), now(), account);
  return (enters ? overdue : 0) + (decides ? toDecide : 0);
}

/** The 100 oldest bets that are set aside. */
export const loadAside = () => asideBets(database(), 100);
