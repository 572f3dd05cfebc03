import { sql } from 'kysely';
import { launchRoute } from '@/lib/catalogue/launch-route';
import { gameByNode } from '@/lib/catalogue/queries';
import { recordRecentGame } from '@/lib/catalogue/commands';
import { gameNotFound } from '@/lib/catalogue/errors';
import type { Game } from '@/lib/catalogue/types';
import type { Db } from '@/lib/db/client';
import { localePath } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';
import { MAIN, PLAY_MONEY_ACCOUNT } from '@/lib/ledger/constants';
import { post } from '@/lib/ledger/commands';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { requireNotExcluded } from '@/lib/protection/policy';
import { now } from '@/lib/platform/clock';
import { randomToken, sha256 } from '@/lib/platform/ids';
import {
  FREE_PLAY_ACCOUNT,
  MIN_FREE_PLAY_BALANCE,
  FREE_PLAY_BALANCE,
  GAME_SESSION_TTL_MS,
  LAUNCH_TTL_MS,
} from '../constants';
import {
  currencyNotOffered,
  gameMaintenance,
  gatewayError,
  launchNotPossible,
  needTrueAccount,
  trialNotOffered,
} from '../errors';
import { hasWallet } from '../transfers/queries';
import { canLaunch } from './address';
import type { AuthenticateCall, AuthenticateReply } from '../protocol/types';

/** The member who opens a game. Demo data launches games without a site session. */
export interface Player {
  memberId: bigint;
  kind: 'member' | 'agent' | 'trial';
  currency: string;
  sessionId?: bigint;
}

export interface LaunchRequest {
  player: Player;
  nodeId: bigint;
  /** `real`: the member's money, `free`: play money. Without it, the money that the account holds. */
  mode?: 'real' | 'free' | undefined;
  language: LocaleCode;
}

export interface Launch {
  /** The single-use token; `gameUrl` contains it too, unless the game is one of our lottery. */
  launchToken: string;
  /**
   * Address of the game's frame, or of the page of our lottery. `accountType=0` means play money, so that the frame can launch the game again in the same way.
   * The token is in the fragment, which reaches neither logs nor Referer.
   */
  gameUrl: string;
  /** `window`: the vendor wants a window of its own and not our frame. */
  opensIn: Game['opensIn'];
  /** The vendor from whose own wallet the game is played. */
  walletVendor?: string;
}

/**
 * Launches a game: creates a token that works once within two minutes, and adds the game to the player's recent games.
 * Throws GAME_NOT_FOUND 404, GAME_MAINTENANCE 409, LAUNCH_NOT_POSSIBLE 409 (no launch address, or a transfer wallet without an address), NEED_TRUE_ACCOUNT
 * 403 (a trial player asks for real money), TRIAL_NOT_OFFERED 403 (the vendor offers no free play), CURRENCY_NOT_OFFERED 409 (the
 * vendor does not take the player's currency), MEMBER_EXCLUDED 403.
 */
export async function launchGame(db: Db, { player, nodeId, mode, language }: LaunchRequest): Promise<Launch> {
  const game = await gameByNode(db, nodeId);
  if (!game?.listed) throw gameNotFound();
  if (!canLaunch(game)) throw launchNotPossible();
  if (game.status !== 'active') throw gameMaintenance(game.maintenanceUntil);
  await requireNotExcluded(db, player.memberId);
  const trial = player.kind === 'trial';
  if (trial && mode === 'real') throw needTrueAccount();
  const free = trial || mode === 'free';
  if (free && !game.allowsTrial) throw trialNotOffered();
  if (!free && game.currencies.length > 0 && !game.currencies.includes(player.currency))
    throw currencyNotOffered(player.currency);

  // Real money is played with from the vendor's own wallet, so that one must be there.
  if (!free && game.walletKind === 'transfer' && !(await hasWallet(db, game.vendor)))
    throw launchNotPossible();

  const launchToken = randomToken();
  const at = now();
  const accountKind = free && !trial ? FREE_PLAY_ACCOUNT : MAIN;
  const currency = free ? PLAY_CURRENCY : player.currency;
  const { rows } = await sql<{ account: bigint }>`SELECT gateway.create_launch(
    ${sha256(launchToken)}, ${game.vendor}, ${nodeId}, ${player.memberId}, ${player.sessionId ?? null}::bigint,
    ${accountKind}, ${currency}, ${language}, ${at}, ${new Date(at.getTime() + LAUNCH_TTL_MS)}) AS account`.execute(
    db,
  );
  if (accountKind === FREE_PLAY_ACCOUNT) await refillFreePlay(db, player.memberId, rows[0]!.account);
  await recordRecentGame(db, player.memberId, nodeId);
  return {
    launchToken,
    gameUrl: addressOf(game, launchToken, { language, free }),
    opensIn: game.opensIn,
    ...(!free && game.walletKind === 'transfer' && { walletVendor: game.vendor }),
  };
}

/** The page that plays the game: the frame, or the page of our lottery, which needs no token. */
function addressOf(
  game: Game,
  launchToken: string,
  { language, free }: { language: LocaleCode; free: boolean },
): string {
  const route = launchRoute(game);
  if (game.engine?.kind === 'lottery' && route.kind === 'page') return localePath(language, route.path);
  return `${localePath(language, '/seamless')}?game=${game.nodeId}${free ? '&accountType=0' : ''}#${launchToken}`;
}

/** Refills a member's free play if it is low. The key contains the balance found, so that two launches refill it once. */
async function refillFreePlay(db: Db, memberId: bigint, accountId: bigint): Promise<void> {
  const { amount, last_at } = await db
    .selectFrom('ledger.balance')
    .select(['amount', sql<string>`last_at::text`.as('last_at')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (amount >= MIN_FREE_PLAY_BALANCE) return;
  const refill = FREE_PLAY_BALANCE - amount;
  await post(db, {
    key: `free-play:${memberId}:${last_at}:${amount}`,
    kind: 'play-money',
    currency: PLAY_CURRENCY,
    entries: [
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
 * Exchanges a launch token for a player token, once. Lists the player's open rounds of the game, which can be resumed.
 * TOKEN_INVALID if the token is unknown, used, expired or another vendor's, or if its site session has ended;
 * PLAYER_BLOCKED if the account is disabled. A dialect whose vendors keep the launch token gives the player token that it derives from it.
 */
export async function authenticate(
  db: Db,
  vendor: string,
  call: AuthenticateCall,
  playerToken = randomToken(),
): Promise<AuthenticateReply> {
  const at = now();
  const endsAt = new Date(at.getTime() + GAME_SESSION_TTL_MS);
  const row = await createGameSession(db, vendor, call.launchToken, playerToken, at, endsAt);
  const openRounds = await db
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
    openRounds,
  };
}

async function createGameSession(
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
