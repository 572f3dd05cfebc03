import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { settlementZone } from '../settlement';
import { playParts } from './sources';
import type { Bucket, PlayFigures, PlayKey, PlayRow, PlayScope } from './types';

interface Row {
  bucket: string;
  key: string;
  rounds: bigint;
  stake: bigint;
  payout: bigint;
  valid_bet: bigint;
}

const toFigures = (row: Omit<Row, 'bucket' | 'key'>): PlayFigures => ({
  rounds: row.rounds,
  stakes: row.stake as Amount,
  payouts: row.payout as Amount,
  validBets: row.valid_bet as Amount,
  gross: (row.stake - row.payout) as Amount,
});

/** A column of the sums by which a list of them can be ordered. */
export const PLAY_ORDERS = ['key', 'rounds', 'stakes', 'payouts', 'validBets', 'gross'] as const;
export type PlayOrder = (typeof PLAY_ORDERS)[number];
const ORDERS: Readonly<Record<Exclude<PlayOrder, 'key'>, ReturnType<typeof sql>>> = {
  rounds: sql`x.rounds`,
  stakes: sql`x.stake`,
  payouts: sql`x.payout`,
  validBets: sql`x.valid_bet`,
  gross: sql`(x.stake - x.payout)`,
};

/** Where a page of sums continues: the ordered value and the (bucket, key) of the last row of the page before. */
export interface PlayCursor {
  value: string;
  bucket: string;
  key: string;
}

export interface PlayList {
  order: PlayOrder;
  descending: boolean;
  after?: PlayCursor | undefined;
  limit: number;
}

/**
 * Sums settled rounds by a part of the period, a key, both or neither. Rows without rounds are left out. Ordered by bucket and key, or
 * as `list` says; equal values are ordered by bucket and key.
 */
export async function sumPlay(
  db: Db,
  scope: PlayScope,
  by: { bucket?: Bucket | undefined; key?: PlayKey | undefined } = {},
  list?: PlayList,
): Promise<PlayRow[]> {
  const zone = settlementZone();
  const sums = sql`
    SELECT p.bucket, p.key, sum(p.rounds)::bigint AS rounds, sum(p.stake)::bigint AS stake, sum(p.payout)::bigint AS payout,
           sum(p.valid_bet)::bigint AS valid_bet
      FROM ${playParts({ scope, zone, ...by })} p GROUP BY p.bucket, p.key
    HAVING (sum(p.rounds), sum(p.stake), sum(p.payout), sum(p.valid_bet)) <> (0, 0, 0, 0)`;
  const { rows } = await sql<Row>`SELECT x.* FROM (${sums}) x ${ordered(list)}`.execute(db);
  return rows.map(({ bucket, key, ...figures }) => ({ bucket, key, ...toFigures(figures) }));
}

function ordered(list: PlayList | undefined) {
  if (!list) return sql`ORDER BY x.bucket, x.key`;
  const { after, limit, descending } = list;
  const [to, than] = descending ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  if (list.order === 'key')
    return sql`${after ? sql`WHERE (x.bucket, x.key) ${than} (${after.bucket}, ${after.key})` : sql``}
      ORDER BY x.bucket ${to}, x.key ${to} LIMIT ${limit}`;
  const value = ORDERS[list.order];
  return sql`${after ? sql`WHERE (${value}, x.bucket, x.key) ${than} (${after.value}::bigint, ${after.bucket}, ${after.key})` : sql``}
    ORDER BY ${value} ${to}, x.bucket ${to}, x.key ${to} LIMIT ${limit}`;
}

const NOTHING: PlayFigures = toFigures({ rounds: 0n, stake: 0n, payout: 0n, valid_bet: 0n });

/** The sum over the whole period; zeros without rounds. */
export async function totalPlay(db: Db, scope: PlayScope): Promise<PlayFigures> {
  const [row] = await sumPlay(db, scope);
  if (!row) return NOTHING;
  const { rounds, stakes, payouts, validBets, gross } = row;
  return { rounds, stakes, payouts, validBets, gross };
}
