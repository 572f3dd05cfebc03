import { gameClosed, gameNotFound, stakeNotOffered } from '../errors';
import type { StudioHost } from '../host';
import { offeredStakes } from '../rules';
import { waitForRecord } from './commands';
import { hasBegunFree, seatRound } from './queries';
import type { GameSession } from '../session/queries';

/**
 * Throws STAKE_NOT_OFFERED unless the wallet lists the grant with this stake: the wallet sees a bet of 0, so that the stake of a free round is
 * for the studio to check. A repeated request may name a grant whose last round it has taken. An open round is continued without a grant.
 */
export async function requireGrant(
  host: StudioHost,
  session: GameSession,
  call: { requestId: string; grantId: string; stake: bigint },
): Promise<void> {
  const game = await host.game(session.nodeId);
  if (!game) throw gameNotFound();
  const { grants } = await host.port(session.vendor).freeRounds({ playerToken: session.playerToken });
  const grant = grants.find(({ grantId }) => grantId === call.grantId);
  if (game.open && grant?.stake === call.stake) return;
  if (await hasBegunFree(host.sql, session.seatId, call)) return;
  if (!game.open) throw gameClosed();
  throw stakeNotOffered();
}

const offeredByTable = new Map<string, ReadonlySet<bigint>>();

/**
 * Throws STAKE_NOT_OFFERED unless the game offers the stake or the open round has it, GAME_MAINTENANCE if the game is closed and no
 * round is open, GAME_NOT_FOUND.
 */
export async function requireOfferedStake(
  host: StudioHost,
  session: GameSession,
  stake: bigint,
): Promise<void> {
  const game = await host.game(session.nodeId);
  if (!game) throw gameNotFound();
  const model = host.model(game.engine, game.model);
  if (!model) throw gameNotFound();
  const { maxWin } = model.returns;
  const key = `${game.stakeTable} ${session.currency} ${maxWin}`;
  let stakes = offeredByTable.get(key);
  if (!stakes) {
    stakes = new Set(offeredStakes(game.stakeTable, session.currency, maxWin));
    offeredByTable.set(key, stakes);
  }
  if (game.open && stakes.has(stake)) return;
  // An open round keeps its stake when the game is closed or the stake leaves the list.
  await waitForRecord(session.seatId);
  const round = await seatRound(host.sql, session.seatId);
  if (!game.open && !round) throw gameClosed();
  if (round?.stake !== stake) throw stakeNotOffered();
}
