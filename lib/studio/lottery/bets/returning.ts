import type { MoneyReply } from '@/lib/gateway/protocol/types';
import { logger } from '@/lib/platform/logger';
import { findPlay } from '../games/registry';
import type { LotteryHost } from '../host';
import { readSelection } from '../plays/play';
import { inParallel, walletIds } from '../wallet-calls';
import { countedLoads } from './exposure';
import { slipStore, type LoadsByLine } from './store';

export interface BetToReturn {
  id: bigint;
  playerId: bigint;
  vendor: string;
}

/**
 * Returns the stakes of bets that are being refused or withdrawn, under ids made from their own, and records it: any process may repeat it.
 * A stake that never arrived is refused by the wallet from then on. Gives the wallet's last reply, and the bets that the wallet gave no final
 * answer for, which stay as they are and are tried again.
 */
export async function returnStakes(
  host: LotteryHost,
  bets: readonly BetToReturn[],
): Promise<{ last: MoneyReply | undefined; failed: bigint[] }> {
  const returned: bigint[] = [];
  const failed: bigint[] = [];
  let last: MoneyReply | undefined;
  await inParallel(bets, async ({ id, playerId, vendor }) => {
    try {
      const reply = await host.port(vendor).rollback({
        playerId: playerId.toString(),
        transactionId: walletIds.betUndone(id),
        referenceTransactionId: walletIds.bet(id),
      });
      returned.push(id);
      if (!last || BigInt(reply.reference) > BigInt(last.reference)) last = reply;
    } catch (err) {
      failed.push(id);
      logger.warn({ err, betId: String(id) }, 'the stake of a lottery bet was not returned');
    }
  });
  await slipStore(host.sql).finish(returned);
  return { last, failed };
}

interface StoredLine {
  slip: bigint;
  line: number;
  game: string;
  play: string;
  selection: string;
  unit: bigint;
  series: number;
}

/** The loads of stored lines, computed again as they were counted. */
export async function storedLoads(
  host: LotteryHost,
  slipId: bigint,
  onlyLine?: number,
): Promise<LoadsByLine> {
  const { rows } = await host.sql.query<StoredLine>({
    text: `SELECT l.slip_id AS slip, l.line, s.game, l.play, l.selection, l.unit, l.series
             FROM studio.lottery_line l JOIN studio.lottery_slip s ON s.id = l.slip_id
            WHERE l.slip_id = $1 AND ($2::smallint IS NULL OR l.line = $2) AND s.currency <> 'PLY'`,
    values: [slipId.toString(), onlyLine ?? null],
  });
  return Object.fromEntries(
    rows.map(({ slip, line, game, play, selection, unit, series }) => {
      const found = findPlay(game, play);
      const read = found && readSelection(found, selection);
      return [
        `${slip}.${line}`,
        found && read?.ok ? countedLoads(found, read.selection, { unit, series }) : [],
      ];
    }),
  );
}
