import { randomBytes } from 'node:crypto';
import type { Books } from '../books/books';
import type { Session } from '../books/types';
import { gameOf } from '../games';
import type { Transport } from '../site/transport';
import type { Result } from '../site/types';
import { Refusal } from './refusal';

export interface Opened {
  session: Session;
  balance: string;
  /** Rounds that the site still has open. */
  openRounds: string[];
}

/**
 * Exchanges a launch token for a session. Throws Refusal: the code of the site, GAME_UNKNOWN, or SITE_AWAY. It is tried once, because a
 * token works once: if the answer is lost, the player opens the game again.
 */
export async function openSession(
  { books, transport }: { books: Books; transport: Transport },
  launchToken: string,
  gameCode: string,
): Promise<Opened> {
  if (!/^[A-Za-z0-9_-]{16,128}$/.test(launchToken)) throw new Refusal('TOKEN_INVALID');
  const { player, nickname, trial, openRounds, ...answer } = answerOf(
    await transport.attempt({ operation: 'authenticate', launchToken, gameCode }),
  );
  if (!player?.playerId || !player.playerToken) throw new Refusal('SITE_AWAY');
  if (!gameOf(player.gameCode)) throw new Refusal('GAME_UNKNOWN');
  const session: Session = {
    ...player,
    key: randomBytes(32).toString('base64url'),
    nickname: nickname ?? '',
    trial: trial ?? false,
    openedAt: Date.now(),
  };
  await books.record({ type: 'session', session });
  const balance =
    answer.balance ?? answerOf(await transport.attempt({ operation: 'balance', player })).balance;
  return { session, balance: balance ?? '0.00', openRounds: openRounds ?? [] };
}

function answerOf(result: Result) {
  if (result.kind === 'done') return result.answer;
  throw new Refusal(result.kind === 'refused' ? result.code : 'SITE_AWAY');
}
