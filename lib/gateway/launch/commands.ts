import { sql } from 'kysely';
import { gameByNode } from '@/lib/catalogue/queries';
import { noteRecent } from '@/lib/catalogue/commands';
import { gameNotFound } from '@/lib/catalogue/errors';
import type { Db } from '@/lib/db/client';
import { localePath } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';
import { MAIN, PLAY_MONEY_ACCOUNT } from '@/lib/ledger/constants';
import { post } from '@/lib/ledger/commands';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { randomToken, sha256 } from '@/lib/platform/ids';
import {
  FREE_PLAY_ACCOUNT,
  FREE_PLAY_LEAST,
  FREE_PLAY_MONEY,
  GAME_SESSION_LIFE,
  LAUNCH_LIFE,
} from '../constants';
import {
  gameMaintenance,
  gatewayError,
  launchNotPossible,
  needTrueAccount,
  trialNotOffered,
} from '../errors';
import type { AuthenticateCall, AuthenticateReply } from '../protocol/types';

/** Who opens a game: a site session, or (for a seed) a member without one. */
export interface Player {
  memberId: bigint;
  kind: 'member' | 'agent' | 'trial';
  currency: string;
  sessionId?: bigint;
}

export interface LaunchCall {
  player: Player;
  nodeId: bigint;
  /** `real` plays from the member's money, `free` from play money. Without it: whatever the account holds. */
  mode?: 'real' | 'free' | undefined;
  language: LocaleCode;
}

export interface Launch {
  /** The single-use token; it is in the address too. */
  launchToken: string;
  /**
   * Where the game's frame is; `accountType=0` where it was opened for play money, so that the frame opens it anew as it was.
   * The token is in the fragment, so that it stays out of logs and Referer.
   */
  gameUrl: string;
}

/**
 * Opens a game for a player: writes down a token that works once, for two minutes, and notes the game among the
 * recent ones. Throws GAME_NOT_FOUND 404, GAME_MAINTENANCE 409, LAUNCH_NOT_POSSIBLE 409 (no engine),
 * NEED_TRUE_ACCOUNT 403 (a trial account asks for real money), TRIAL_NOT_OFFERED 403 (the vendor has no free play).
 */
export async function launchGame(db: Db, { player, nodeId, mode, language }: LaunchCall): Promise<Launch> {
  const game = await gameByNode(db, nodeId);
  if (!game) throw gameNotFound();
  if (game.status !== 'active') throw gameMaintenance();
  if (!game.engine) throw launchNotPossible();
  const trial = player.kind === 'trial';
  if (trial && mode === 'real') throw needTrueAccount();
  const free = trial || mode === 'free';
  if (free && !game.allowsTrial) throw trialNotOffered();

  const launchToken = randomToken();
  const at = now();
  const accountKind = free && !trial ? FREE_PLAY_ACCOUNT : MAIN;
  const currency = free ? PLAY_CURRENCY : player.currency;
  const { rows } = await sql<{ account: bigint }>`SELECT gateway.launch(
    ${sha256(launchToken)}, ${game.vendor}, ${nodeId}, ${player.memberId}, ${player.sessionId ?? null}::bigint,
    ${accountKind}, ${currency}, ${language}, ${at}, ${new Date(at.getTime() + LAUNCH_LIFE)}) AS account`.execute(
    db,
  );
  if (accountKind === FREE_PLAY_ACCOUNT) await refillFreePlay(db, player.memberId, rows[0]!.account);
  await noteRecent(db, player.memberId, nodeId);
  const address = `${localePath(language, '/seamless')}?game=${nodeId}${free ? '&accountType=0' : ''}`;
  return { launchToken, gameUrl: `${address}#${launchToken}` };
}

/** Fills a member's free play up again; the key names what it found, so that two launches fill it once. */
async function refillFreePlay(db: Db, memberId: bigint, accountId: bigint): Promise<void> {
  const { amount, last_at } = await db
    .selectFrom('ledger.balance')
    .select(['amount', sql<string>`last_at::text`.as('last_at')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (amount >= FREE_PLAY_LEAST) return;
  const refill = FREE_PLAY_MONEY - amount;
  await post(db, {
    key: `free-play:${memberId}:${last_at}:${amount}`,
    kind: 'play-money',
    currency: PLAY_CURRENCY,
    lines: [
      { account: { house: PLAY_MONEY_ACCOUNT }, amount: -refill },
      { account: { memberId, kind: FREE_PLAY_ACCOUNT }, amount: refill },
    ],
  });
}

interface SessionRow {
  member_id: bigint;
  node_id: bigint;
  currency: string;
  language: string;
  ends_at: Date;
  nickname: string;
  code: string;
  balance: bigint;
}

/**
 * Exchanges a launch token for a player token, once. Names the player's open rounds of the game, to be resumed.
 * TOKEN_INVALID where it is unknown, used, two minutes old, another vendor's, or its site session has ended;
 * PLAYER_BLOCKED where the account is disabled.
 */
export async function authenticate(
  db: Db,
  vendor: string,
  call: AuthenticateCall,
): Promise<AuthenticateReply> {
  const playerToken = randomToken();
  const at = now();
  const endsAt = new Date(at.getTime() + GAME_SESSION_LIFE);
  const row = await openSession(db, vendor, call.launchToken, playerToken, at, endsAt);
  const open = await db
    .selectFrom('gateway.round')
    .select(['vendor_round_id as roundId', 'stake', 'payout', 'opened_at as openedAt'])
    .where('member_id', '=', row.member_id)
    .where('node_id', '=', row.node_id)
    .where('currency', '=', row.currency)
    .where('status', '=', 'open')
    .orderBy('id')
    .limit(20)
    .execute();
  return {
    playerToken,
    expiresAt: row.ends_at,
    playerId: String(row.member_id),
    nickname: row.nickname,
    currency: row.currency,
    balance: row.balance,
    gameCode: row.code,
    nodeId: String(row.node_id),
    trial: row.currency === PLAY_CURRENCY,
    language: row.language,
    openRounds: open,
  };
}

async function openSession(
  db: Db,
  vendor: string,
  launch: string,
  player: string,
  at: Date,
  endsAt: Date,
): Promise<SessionRow> {
  try {
    const { rows } = await sql<SessionRow>`
      SELECT s.member_id, s.node_id, s.currency, s.language, s.ends_at, m.nickname, g.code, b.amount AS balance
        FROM gateway.authenticate(${vendor}, ${sha256(launch)}, ${sha256(player)}, ${at}, ${endsAt}) s
        JOIN identity.member m ON m.id = s.member_id
        JOIN catalogue.game g ON g.node_id = s.node_id
        JOIN ledger.balance b ON b.account_id = s.account_id`.execute(db);
    return rows[0]!;
  } catch (error) {
    throw gatewayError(error);
  }
}
