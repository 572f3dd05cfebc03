import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

const FIGURES = ['rounds', 'stake', 'payout', 'valid_bet'];
/** Roll-ups of members have the part of valid bets that is real money too. */
const OF_MEMBERS = [...FIGURES, 'real_bet'];
const list = (figures: readonly string[], of = '') => sql.raw(figures.map((one) => `${of}${one}`).join(', '));
const sums = (figures: readonly string[]) =>
  sql.raw(figures.map((one) => `sum(${one})::bigint AS ${one}`).join(', '));
/** The stored zone; no row before the first run, when there is nothing to compare. */
const ZONE = sql.raw("(SELECT r.zone FROM reporting.roll_up_zone r WHERE r.zone <> '') z");
const COUNTED =
  sql.raw(`(SELECT r.member_id, r.node_id, r.currency, r.settled_at, 1::bigint AS rounds, r.stake::bigint AS stake,
  r.payout::bigint AS payout, r.valid_bet::bigint AS valid_bet,
  reporting.real_bet(r.valid_bet, r.stake, r.bonus_stake) AS real_bet FROM gateway.round r WHERE r.status = 'closed')`);

/**
 * Compares a roll-up, together with the rounds that are not rolled up yet, with all rounds. `keys` are the table's key columns,
 * `keysOf` the same of a round `x`.
 */
function isSumOfRounds(
  name: string,
  table: string,
  keys: string,
  keysOf: string,
  figures: readonly string[] = FIGURES,
): Check {
  const [key, keyOf] = [sql.raw(keys), sql.raw(keysOf)];
  return check(
    name,
    sql`
      SELECT concat_ws(' ', ${key}),
             (${list(figures, 'a.')}) IS DISTINCT FROM (${list(figures, 'b.')})
        FROM (SELECT ${key}, ${sums(figures)}
                FROM (SELECT ${key}, ${list(figures)} FROM ${sql.raw(table)}
                      UNION ALL SELECT ${keyOf}, ${list(figures)} FROM reporting.unrolled x, ${ZONE}) rolled
               GROUP BY ${key}
              HAVING (sum(rounds), sum(stake), sum(payout), sum(valid_bet)) <> (0, 0, 0, 0)) a
        FULL JOIN (SELECT ${key}, ${sums(figures)} FROM (SELECT ${keyOf}, ${list(figures)} FROM ${COUNTED} x, ${ZONE}) counted
                    GROUP BY ${key}) b USING (${key})`,
  );
}

/** Compares a roll-up with another one that has more detail; the same runs write both. `keys` are columns of both. */
function isSameSum(name: string, table: string, detail: string, keys: string): Check {
  const key = sql.raw(keys);
  return check(
    name,
    sql`
      SELECT concat_ws(' ', ${key}),
             (${list(FIGURES, 'a.')}) IS DISTINCT FROM (${list(FIGURES, 'b.')})
        FROM (SELECT ${key}, ${sums(FIGURES)} FROM ${sql.raw(table)} t GROUP BY ${key}) a
        FULL JOIN (SELECT ${key}, ${sums(FIGURES)} FROM ${sql.raw(detail)} t GROUP BY ${key}) b USING (${key})`,
  );
}

/** The roll-ups are sums of the rounds. Checked by `npm run verify`, beside the invariants of the ledger. */
export const ROLL_UP_CHECKS: readonly Check[] = [
  isSumOfRounds(
    'every hour of a member is the sum of its settled rounds',
    'reporting.member_hour',
    'member_id, hour, node_id, currency',
    "x.member_id, date_trunc('hour', x.settled_at, z.zone) AS hour, x.node_id, x.currency",
    OF_MEMBERS,
  ),
  isSumOfRounds(
    'every hour of a game is the sum of its settled rounds',
    'reporting.game_hour',
    'hour, node_id, currency',
    "date_trunc('hour', x.settled_at, z.zone) AS hour, x.node_id, x.currency",
  ),
  isSumOfRounds(
    'every day of a member is the sum of its settled rounds',
    'reporting.member_day',
    'currency, day, member_id',
    'x.currency, (x.settled_at AT TIME ZONE z.zone)::date AS day, x.member_id',
    OF_MEMBERS,
  ),
  isSameSum(
    'every hour of a vendor is the sum of its games',
    'reporting.vendor_hour',
    'reporting.game_hour',
    'hour, currency, vendor, game_type',
  ),
  isSameSum(
    'every day of a game is the sum of its hours',
    'reporting.game_day',
    "(SELECT g.*, (g.hour AT TIME ZONE z.zone)::date AS day FROM reporting.game_hour g, (SELECT r.zone FROM reporting.roll_up_zone r WHERE r.zone <> '') z)",
    'currency, day, node_id, vendor, game_type',
  ),
  isSameSum(
    'every day of a country is the sum of its members',
    'reporting.country_day',
    "(SELECT d.*, coalesce(m.country, '') AS country FROM reporting.member_day d JOIN identity.member m ON m.id = d.member_id)",
    'currency, day, country',
  ),
];
