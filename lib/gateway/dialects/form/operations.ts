import { formatDecimal } from '@/lib/money/amount';
import { badInput } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { vendorError } from '../../protocol/errors';
import {
  adjustCall,
  betCall,
  bonusWinCall,
  endRoundCall,
  jackpotWinCall,
  promoWinCall,
  rollbackCall,
  winCall,
} from '../../protocol/schema';
import type { MoneyReply } from '../../protocol/types';
import { parseCall } from '../fields';
import { NumberText, type DialectPlayer, type DialectWallet, type Fields, type Operation } from '../types';

/** How this dialect names the fields of our protocol. */
const NAMES = {
  playerToken: 'token',
  playerId: 'userId',
  transactionId: 'reference',
  referenceTransactionId: 'reference',
  betTransactionId: 'betReference',
  grantId: 'bonusCode',
};

/** A parameter; an empty one is absent. */
const optional = (fields: Fields, name: string): string | undefined =>
  (fields[name] as string | undefined) || undefined;

function required(fields: Fields, name: string): string {
  const value = optional(fields, name);
  if (value === undefined) throw badInput({ [name]: { code: 'REQUIRED' } });
  return value;
}

/** The player of the token. What else the call says of the session must agree with it. */
async function playerOf(wallet: DialectWallet, fields: Fields): Promise<DialectPlayer> {
  const player = await wallet.player(required(fields, 'token'));
  const user = optional(fields, 'userId');
  if (user !== undefined && user !== player.playerId) throw vendorError('TOKEN_INVALID');
  for (const [name, value] of [
    ['gameId', player.gameCode],
    ['currency', player.currency],
  ] as const) {
    const given = optional(fields, name);
    if (given !== undefined && given !== value) throw badInput({ [name]: { code: 'INVALID' } });
  }
  return player;
}

const number = (amount: bigint) => new NumberText(formatDecimal(amount));
const cash = ({ currency, balance }: { currency: string; balance: bigint }) => ({
  currency,
  cash: number(balance),
  bonus: 0,
});
const moved = (reply: MoneyReply) => ({ transactionId: reply.reference ?? '', ...cash(reply) });

const authenticate: Operation = async (wallet, fields) => {
  const { playerId, playerToken, nickname, language, gameCode } = await playerOf(wallet, fields);
  const balance = await wallet.port.balance({ playerToken });
  const token = required(fields, 'token');
  return { userId: playerId, nickname, language, gameId: gameCode, token, ...cash(balance) };
};

const balance: Operation = async (wallet, fields) => {
  const { playerToken } = await playerOf(wallet, fields);
  return cash(await wallet.port.balance({ playerToken }));
};

/** A free round names its `bonusCode` and bets 0. */
const bet: Operation = async (wallet, fields) => {
  const { playerToken } = await playerOf(wallet, fields);
  const call = parseCall(
    betCall,
    {
      playerToken,
      transactionId: required(fields, 'reference'),
      roundId: required(fields, 'roundId'),
      amount: required(fields, 'amount'),
      grantId: optional(fields, 'bonusCode'),
    },
    NAMES,
  );
  return { ...moved(await wallet.port.bet(call)), usedPromo: 0 };
};

const result: Operation = async (wallet, fields) => {
  const call = parseCall(
    winCall,
    {
      playerId: required(fields, 'userId'),
      transactionId: required(fields, 'reference'),
      roundId: required(fields, 'roundId'),
      betTransactionId: optional(fields, 'betReference'),
      amount: required(fields, 'amount'),
    },
    NAMES,
  );
  return moved(await wallet.port.win(call));
};

const endRound: Operation = async (wallet, fields) => {
  const call = { playerId: required(fields, 'userId'), roundId: required(fields, 'roundId') };
  return cash(await wallet.port.endRound(parseCall(endRoundCall, call, NAMES)));
};

const prizeOf = (fields: Fields) => ({
  playerId: required(fields, 'userId'),
  transactionId: required(fields, 'reference'),
  amount: required(fields, 'amount'),
  currency: optional(fields, 'currency'),
});

const bonusWin: Operation = async (wallet, fields) => {
  const call = { ...prizeOf(fields), grantId: required(fields, 'bonusCode') };
  return moved(await wallet.port.bonusWin(parseCall(bonusWinCall, call, NAMES)));
};

const jackpotWin: Operation = async (wallet, fields) => {
  const call = {
    ...prizeOf(fields),
    roundId: optional(fields, 'roundId'),
    jackpotId: required(fields, 'jackpotId'),
  };
  return moved(await wallet.port.jackpotWin(parseCall(jackpotWinCall, call, NAMES)));
};

const promoWin: Operation = async (wallet, fields) => {
  const call = { ...prizeOf(fields), campaignId: required(fields, 'campaignId') };
  return moved(await wallet.port.promoWin(parseCall(promoWinCall, call, NAMES)));
};

/** A refund has no id of its own: it is named after what it refunds, so that it happens once. */
function refundId(reference: string): string {
  const id = `refund:${reference}`;
  return id.length <= 96 ? id : `refund:${sha256(reference).toString('hex')}`;
}

const refund: Operation = async (wallet, fields) => {
  const reference = required(fields, 'reference');
  const call = {
    playerId: required(fields, 'userId'),
    transactionId: refundId(reference),
    referenceTransactionId: reference,
  };
  return moved(await wallet.port.rollback(parseCall(rollbackCall, call, NAMES)));
};

const adjustment: Operation = async (wallet, fields) => {
  const call = {
    ...prizeOf(fields),
    roundId: optional(fields, 'roundId'),
    // The public form of the dialect gives none; it says what the bet was worth instead.
    reason: optional(fields, 'reason') ?? 'adjustment by the vendor',
  };
  return moved(await wallet.port.adjust(parseCall(adjustCall, call, NAMES)));
};

export const formOperations: Readonly<Record<string, Operation>> = {
  authenticate,
  balance,
  bet,
  result,
  endRound,
  bonusWin,
  jackpotWin,
  promoWin,
  refund,
  adjustment,
};
