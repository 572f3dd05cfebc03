import { sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator, type Translate } from '@/lib/i18n/translator';
import { formatDecimal } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import {
  EVERY_NUMBER,
  findGame,
  playsOf,
  readSettings,
  studioSql,
  tokenOf,
  type DrawStatus,
  type LotteryGame,
} from '@/lib/studio-host/lottery/desk';
import { playName } from './names';

/** Numbers of a list that are shown: the fullest ones. A list of two digits is shown as a whole. */
const MOST_LISTED = 200;

interface LoadRow {
  number: string;
  stake: bigint;
  prizes: bigint;
}

/** What one number costs at most. Amounts are decimal strings. */
export interface ExposureCell {
  label: string;
  stake: string;
  prizes: string;
  /** Part of the ceiling, 1 is full; null without a ceiling. */
  share: number | null;
}

export interface ExposurePlay {
  code: string;
  name: string;
  /** The sum of the stakes over its numbers is no sum of bets: it is what was bet on its fullest number. */
  stake: string;
  prizes: string;
  share: number | null;
}

export interface Exposure {
  at: string;
  status: DrawStatus;
  currency: string;
  /** The greatest sum of prizes of a number; null: no ceiling. */
  ceiling: string | null;
  /** Play types with bets, the fullest first. */
  plays: ExposurePlay[];
  /** The shown play type; null if nothing was bet. */
  play: string | null;
  /** The numbers of the play type, by row. */
  rows: { name: string; cells: ExposureCell[] }[];
  /** Numbers of a list that are not shown. */
  hidden: number;
}

const shareOf = (prizes: bigint, ceiling: bigint | null): number | null =>
  ceiling === null ? null : Number((prizes * 10_000n) / ceiling) / 10_000;

/** Lays out the numbers of a play type: a row for each row of its selection, or its list. */
function layOut(
  t: Translate & { has(key: string): boolean },
  game: LotteryGame,
  code: string,
  loads: readonly LoadRow[],
  ceiling: bigint | null,
): Pick<Exposure, 'rows' | 'hidden'> {
  const play = playsOf(game).get(code);
  const every = loads.find(({ number }) => number === EVERY_NUMBER);
  const ofNumber = new Map(loads.map((load) => [load.number, load]));
  const cell = (label: string, load: LoadRow | undefined): ExposureCell => {
    const [stake, prizes] = [
      (load?.stake ?? 0n) + (every?.stake ?? 0n),
      (load?.prizes ?? 0n) + (every?.prizes ?? 0n),
    ];
    return {
      label,
      stake: formatDecimal(stake),
      prizes: formatDecimal(prizes),
      share: shareOf(prizes, ceiling),
    };
  };
  const list = play?.shape.list;
  if (play && !list)
    return {
      hidden: 0,
      rows: play.shape.rows.map((row, at) => ({
        name: t(`rows.${row.code}`),
        cells: Array.from({ length: row.high - row.low + 1 }, (_, i) => {
          const token = tokenOf(row, row.low + i);
          const label = t.has(`options.${token}`) ? t(`options.${token}`) : token;
          return cell(label, ofNumber.get(`${at}:${token}`));
        }),
      })),
    };
  const digits = list ? list.numbers * list.width : undefined;
  if (digits !== undefined && digits <= 2 && list!.numbers === 1)
    return {
      hidden: 0,
      rows: [
        {
          name: t('rows.numbers'),
          cells: Array.from({ length: 10 ** digits }, (_, i) => {
            const number = String(i).padStart(digits, '0');
            return cell(number, ofNumber.get(number));
          }),
        },
      ],
    };
  const listed = loads.filter(({ number }) => number !== EVERY_NUMBER);
  const shown = listed.slice(0, MOST_LISTED);
  return {
    hidden: listed.length - shown.length,
    rows: [
      {
        name: t('rows.numbers'),
        cells:
          shown.length > 0 || !every
            ? shown.map((load) => cell(load.number, load))
            : [cell(EVERY_NUMBER, undefined)],
      },
    ],
  };
}

/**
 * What a draw costs at most, in one currency: for each play type its fullest number, and for one of them (`play`, else the fullest) each number.
 * Throws NOT_FOUND 404 for an unknown draw.
 */
export async function loadExposure(
  db: Db,
  { id, currency, play }: { id: bigint; currency: string; play: string | undefined },
  locale: LocaleCode,
): Promise<Exposure> {
  const { rows: draws } = await sql<{ game: string; status: DrawStatus }>`
    SELECT game, status FROM studio.lottery_draw WHERE id = ${id}`.execute(db);
  const game = draws[0] && findGame(draws[0].game);
  if (!draws[0] || !game) throw notFound();
  const settings = await readSettings(studioSql(db));
  const ceiling = settings.limitsOf(game.code, currency).numberMost;
  const { rows } = await sql<{ play: string; stake: bigint; prizes: bigint }>`
    SELECT l.play,
           (coalesce(max(l.stake) FILTER (WHERE l.number <> ${EVERY_NUMBER}), 0)
             + coalesce(max(l.stake) FILTER (WHERE l.number = ${EVERY_NUMBER}), 0))::bigint AS stake,
           (coalesce(max(l.prizes) FILTER (WHERE l.number <> ${EVERY_NUMBER}), 0)
             + coalesce(max(l.prizes) FILTER (WHERE l.number = ${EVERY_NUMBER}), 0))::bigint AS prizes
      FROM studio.lottery_load l WHERE l.draw_id = ${id} AND l.currency = ${currency}
     GROUP BY l.play HAVING max(l.stake) > 0 ORDER BY prizes DESC, l.play`.execute(db);
  const t = translator(locale, 'lottery-plays');
  const plays = rows.map((row): ExposurePlay => ({
    code: row.play,
    name: playName(t, game.code, row.play),
    stake: formatDecimal(row.stake),
    prizes: formatDecimal(row.prizes),
    share: shareOf(row.prizes, ceiling),
  }));
  const shown = plays.find(({ code }) => code === play) ?? plays[0];
  const loads = shown
    ? (
        await sql<LoadRow>`
          SELECT number, stake, prizes FROM studio.lottery_load
           WHERE draw_id = ${id} AND currency = ${currency} AND play = ${shown.code} AND stake > 0
           ORDER BY prizes DESC, number`.execute(db)
      ).rows
    : [];
  return {
    at: now().toISOString(),
    status: draws[0].status,
    currency,
    ceiling: ceiling === null ? null : formatDecimal(ceiling),
    plays,
    play: shown?.code ?? null,
    ...(shown ? layOut(t, game, shown.code, loads, ceiling) : { rows: [], hidden: 0 }),
  };
}
