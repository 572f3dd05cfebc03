import { inTransaction, sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/logger';
import { askRounds, requireWallet, type ReportedRound } from './client';
import { ROUNDS_A_PAGE, ROUNDS_RUN_MS, WALLET_TIMES, type WalletTimes } from './constants';

export interface RoundsRead {
  stored: number;
  changed: number;
  refused: number;
}

const toItem = (round: ReportedRound) => ({
  id: round.roundId,
  member: round.playerId,
  game: round.gameCode,
  currency: round.currency,
  stake: String(round.stake),
  payout: String(round.payout),
  validBet: String(round.validBet ?? round.stake),
  openedAt: round.openedAt,
  endedAt: round.endedAt,
  details: round.details ?? null,
});

/**
 * Reads the rounds that a vendor has reported since the last time, page by page, until there are none. A page is written as a whole, together with the place of the
 * next one. Returns how many rounds were new, changed and refused. Throws NO_VENDOR_WALLET 404, WALLET_UNAVAILABLE 503.
 */
export async function readRounds(
  db: Db,
  vendor: string,
  times: WalletTimes = WALLET_TIMES,
): Promise<RoundsRead> {
  const wallet = await requireWallet(db, vendor);
  const until = performance.now() + ROUNDS_RUN_MS;
  const sum = { stored: 0, changed: 0, refused: 0 };
  while (performance.now() < until) {
    const { rows } = await sql<{ after: string }>`
      SELECT rounds_after AS after FROM gateway.vendor_wallet WHERE vendor = ${vendor}`.execute(db);
    const after = rows[0]?.after ?? '';
    const answer = await askRounds(wallet, after, times);
    if (answer.outcome !== 'done') {
      await sql`UPDATE gateway.vendor_wallet SET rounds_failure = ${answer.reason.slice(0, 60)} WHERE vendor = ${vendor}`.execute(
        db,
      );
      throw new AppError('WALLET_UNAVAILABLE', 503, { cause: answer.reason });
    }
    const { rounds, next } = answer.value;
    const items = JSON.stringify(
      rounds.map((round, place) =>
        'stake' in round ? toItem(round) : { id: round.roundId ?? `${after}#${place}`, unreadable: true },
      ),
    );
    const read = await inTransaction(db, async (tx) => {
      const { rows: counts } = await sql<RoundsRead>`
        SELECT * FROM gateway.store_wallet_rounds(${vendor}, ${after}, ${next}, ${items}::jsonb, ${now()})`.execute(
        tx,
      );
      return counts[0]!;
    });
    sum.stored += read.stored;
    sum.changed += read.changed;
    sum.refused += read.refused;
    if (rounds.length < ROUNDS_A_PAGE || next === after) break;
  }
  return sum;
}

/** Reads the rounds of all vendors with a transfer wallet at the same time; runs every minute. One that does not answer stops no other one. */
export async function readAllRounds(db: Db, times: WalletTimes = WALLET_TIMES): Promise<void> {
  const { rows } = await sql<{ vendor: string; hasFailed: boolean }>`
    SELECT w.vendor, w.rounds_failure IS NOT NULL AS "hasFailed" FROM gateway.vendor_wallet w JOIN catalogue.vendor c ON c.code = w.vendor
      JOIN gateway.vendor v ON v.code = w.vendor
     WHERE c.wallet_kind = 'transfer' AND v.secret_sealed IS NOT NULL`.execute(db);
  await Promise.all(
    rows.map(({ vendor, hasFailed }) =>
      readRounds(db, vendor, times).catch((err: unknown) => {
        const { code } = err as { code?: string };
        if (code === 'WALLET_UNAVAILABLE' || code === 'NO_VENDOR_WALLET')
          // Once, and not every minute for as long as the vendor is away: its page in the back office says so.
          logger[hasFailed ? 'debug' : 'warn']({ vendor, code }, 'the rounds of a vendor could not be read');
        else logger.error({ err, vendor }, 'the rounds of a vendor could not be read');
      }),
    ),
  );
}
