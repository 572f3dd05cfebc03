import { AppError } from '@/lib/platform/errors';
import { vendorError } from '../../protocol/errors';
import { betCall, endRoundCall, rollbackCall, winCall } from '../../protocol/schema';
import { parseCall } from '../fields';
import type { DialectPlayer, DialectWallet, Fields, Operation } from '../types';
import {
  amountText,
  flag,
  optionalText,
  text,
  toHubAmount,
  tokenExpired,
  wrongCurrency,
  wrongGame,
} from './fields';

/** How this dialect names the fields of our protocol. */
const NAMES = {
  playerToken: 'token',
  playerId: 'user',
  transactionId: 'transaction_uuid',
  betTransactionId: 'reference_transaction_uuid',
  referenceTransactionId: 'reference_transaction_uuid',
  roundId: 'round',
  grantId: 'reward_uuid',
};

/** The player of the token. What else the call says of the session must agree with it. */
async function playerOf(wallet: DialectWallet, fields: Fields): Promise<DialectPlayer> {
  const player = await wallet.player(text(fields, 'token'));
  const [user, currency, game] = ['user', 'currency', 'game_code'].map((name) => optionalText(fields, name));
  if (user !== undefined && user !== player.playerId) throw vendorError('TOKEN_INVALID');
  if (currency !== undefined && currency !== player.currency) throw wrongCurrency();
  if (game !== undefined && game !== player.gameCode) throw wrongGame();
  return player;
}

/** The token was found, so that TOKEN_INVALID means that its session is over. */
async function inSession<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID') throw tokenExpired(error);
    throw error;
  }
}

const balanceReply = (user: string, { currency, balance }: { currency: string; balance: bigint }) => ({
  user,
  currency,
  balance: toHubAmount(balance),
});

/** `user/info`: who plays. This is where a vendor learns the `user` of the calls that name no token. */
const userInfo: Operation = async (wallet, fields) => {
  const player = await playerOf(wallet, fields);
  return {
    user: player.playerId,
    name: player.nickname,
    currency: player.currency,
    language: player.language,
    game_code: player.gameCode,
  };
};

const userBalance: Operation = async (wallet, fields) => {
  const { playerId, playerToken } = await playerOf(wallet, fields);
  return balanceReply(playerId, await inSession(wallet.port.balance({ playerToken })));
};

/** A free bet names its reward and takes nothing, whatever its amount. `round_closed` ends a round that has nothing to win. */
const bet: Operation = async (wallet, fields) => {
  const { playerId, playerToken } = await playerOf(wallet, fields);
  const isFree = flag(fields, 'is_free');
  const amount = amountText(fields, 'amount');
  const endsRound = flag(fields, 'round_closed');
  const call = parseCall(
    betCall,
    {
      playerToken,
      transactionId: text(fields, 'transaction_uuid'),
      roundId: text(fields, 'round'),
      amount: isFree ? '0' : amount,
      ...(isFree && { grantId: text(fields, 'reward_uuid') }),
      // Part of the call's content, so that another amount under the same id is a conflict.
      ...(isFree && Number(amount) > 0 && { details: { freeBet: amount } }),
    },
    NAMES,
  );
  const reply = await inSession(wallet.port.bet(call));
  if (endsRound) await wallet.port.endRound({ playerId, roundId: call.roundId });
  return balanceReply(playerId, reply);
};

/** The token is not looked at: a win arrives whatever has become of it. */
const win: Operation = async (wallet, fields) => {
  const call = parseCall(
    winCall,
    {
      playerId: text(fields, 'user'),
      transactionId: text(fields, 'transaction_uuid'),
      roundId: text(fields, 'round'),
      betTransactionId: optionalText(fields, 'reference_transaction_uuid'),
      amount: amountText(fields, 'amount'),
      endsRound: flag(fields, 'round_closed'),
    },
    NAMES,
  );
  return balanceReply(call.playerId, await wallet.port.win(call));
};

const rollback: Operation = async (wallet, fields) => {
  const call = parseCall(
    rollbackCall,
    {
      playerId: text(fields, 'user'),
      transactionId: text(fields, 'transaction_uuid'),
      referenceTransactionId: text(fields, 'reference_transaction_uuid'),
    },
    NAMES,
  );
  const closes = flag(fields, 'round_closed')
    ? parseCall(endRoundCall, { playerId: call.playerId, roundId: text(fields, 'round') }, NAMES)
    : undefined;
  const reply = await wallet.port.rollback(call);
  if (closes) await endIfKnown(wallet, closes);
  return balanceReply(call.playerId, reply);
};

/** A rollback that came before its bet has no round to end. */
async function endIfKnown(wallet: DialectWallet, call: { playerId: string; roundId: string }): Promise<void> {
  try {
    await wallet.port.endRound(call);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'ROUND_NOT_FOUND')) throw error;
  }
}

export const hubOperations: Readonly<Record<string, Operation>> = {
  'user/info': userInfo,
  'user/balance': userBalance,
  'transaction/bet': bet,
  'transaction/win': win,
  'transaction/rollback': rollback,
};
