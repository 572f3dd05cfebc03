import { gameClosed, gameNotFound, stakeNotOffered } from '../errors';
import type { StudioHost } from '../host';
import { publishedModel } from '../models';
import { offeredStakes } from '../rules';
import { noted } from './commands';
import { seatRound } from './queries';
import type { GameSession } from '../session/queries';

const offered = new Map<string, ReadonlySet<bigint>>();

/**
 * Throws STAKE_NOT_OFFERED unless the game offers the stake, or the open round was begun with it; GAME_MAINTENANCE where
 * the game is closed and no round of it is open.
 */
export async function requireOffered(host: StudioHost, session: GameSession, stake: bigint): Promise<void> {
  const game = await host.game(session.nodeId);
  if (!game) throw gameNotFound();
  const key = `${game.stakeTable} ${session.currency} ${game.model}`;
  let stakes = offered.get(key);
  if (!stakes) {
    stakes = new Set(
      offeredStakes(game.stakeTable, session.currency, publishedModel(game.model).model.maxWin),
    );
    offered.set(key, stakes);
  }
  if (game.open && stakes.has(stake)) return;
  // What was closed or left the list while a round was open is still that round's.
  await noted(session.seatId);
  const round = await seatRound(host.sql, session.seatId);
  if (!game.open && !round) throw gameClosed();
  if (round?.stake !== stake) throw stakeNotOffered();
}
