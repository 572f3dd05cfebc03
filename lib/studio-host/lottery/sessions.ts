import { LRUCache } from 'lru-cache';
import { groupsOfMember } from '@/lib/cashier/groups/queries';
import { database, type Db } from '@/lib/db/client';
import { needTrueAccount } from '@/lib/gateway/errors';
import { launchGame, type Player } from '@/lib/gateway/launch/commands';
import type { LocaleCode } from '@/lib/i18n/locales';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import {
  findSession,
  storeSession,
  type SessionKey,
  type StoredSession,
} from '@/lib/studio/lottery/bets/sessions';
import { lotteryGameNotFound } from '@/lib/studio/lottery/errors';
import type { LotteryPlayer } from '@/lib/studio/lottery/host';
import { lotterySettings } from '@/lib/studio/lottery/settings/queries';
import { lotteryHost, offeredGames } from './host';
import type { Viewer } from './loaders';

/** A token is not used in its last minute: a slip takes several stakes. */
const SPARE_MS = 60_000;

const sessions = new LRUCache<string, StoredSession>({ max: 20_000 });

export interface Entering {
  db: Db;
  /** The session of a logged-in member. */
  session: Player & { sessionId: bigint };
  language: LocaleCode;
  /** 1 real money, 0 play money; left out: the money that the account holds. */
  accountType?: 0 | 1 | undefined;
}

/** The currency that a member, or trial player, bets in. */
export const currencyOf = ({ session, accountType }: Pick<Entering, 'session' | 'accountType'>): string =>
  accountType === 0 || session.kind === 'trial' ? PLAY_CURRENCY : session.currency;

/**
 * A member in a game of the lottery: the game is launched for the site's session once, and its token is kept, sealed, as long as the wallet
 * accepts it. `isRenewed`: the wallet has refused the kept one. Throws LOTTERY_GAME_NOT_FOUND, and the refusals of `launchGame`
 * (GAME_MAINTENANCE, NEED_TRUE_ACCOUNT, TRIAL_NOT_OFFERED, CURRENCY_NOT_OFFERED, MEMBER_EXCLUDED).
 */
export async function lotteryPlayer(
  entering: Entering,
  gameCode: string,
  isRenewed = false,
): Promise<LotteryPlayer> {
  const { db, session, language, accountType } = entering;
  if (session.kind === 'trial' && accountType === 1) throw needTrueAccount();
  const game = (await offeredGames()).get(gameCode);
  if (!game) throw lotteryGameNotFound();
  const { nodeId } = game;
  const currency = currencyOf(entering);
  const key: SessionKey = { siteSession: session.sessionId.toString(), nodeId, currency };
  const cacheKey = `${key.siteSession} ${nodeId} ${currency}`;
  const { sql, port } = lotteryHost();
  const isUsable = (found: StoredSession | undefined) =>
    found !== undefined && !isRenewed && found.expiresAt.getTime() > now().getTime() + SPARE_MS;
  let found = sessions.get(cacheKey);
  if (!isUsable(found) && !isRenewed) found = await findSession(sql, key, now());
  if (!found || !isUsable(found)) {
    const mode = accountType === undefined ? undefined : accountType === 0 ? 'free' : 'real';
    const { launchToken } = await launchGame(db, { player: session, nodeId, mode, language });
    const player = await port(game.vendor).authenticate({ launchToken });
    found = await storeSession(sql, key, {
      vendor: game.vendor,
      playerId: BigInt(player.playerId),
      playerToken: player.playerToken,
      expiresAt: new Date(player.expiresAt),
      trial: player.trial,
    });
  }
  sessions.set(cacheKey, found);
  const { id, vendor, playerId, playerToken } = found;
  const group = await lotteryGroup(db, session.memberId, gameCode);
  return { sessionId: id, vendor, playerId, playerToken, currency, group };
}

/**
 * The group whose series a member has in a game: of the member's groups (by number) the first for which operators have set series. '' if there
 * is none: everybody's series.
 */
export async function lotteryGroup(db: Db, memberId: bigint, gameCode: string): Promise<string> {
  const settings = await lotterySettings(lotteryHost().sql);
  return settings.hasGroups
    ? settings.groupOf(gameCode, (await groupsOfMember(db, memberId)).map(String))
    : '';
}

/** Who looks at the lottery: a member sees the series of the member's groups. */
export async function lotteryViewer(memberId: bigint | undefined, language: LocaleCode): Promise<Viewer> {
  const isGrouped = memberId !== undefined && (await lotterySettings(lotteryHost().sql)).hasGroups;
  return { language, groups: isGrouped ? (await groupsOfMember(database(), memberId)).map(String) : [] };
}
