import { createHash, createSign, randomUUID } from 'node:crypto';
import { formatAmount, parseAmount } from '../money';
import { jsonOf, noAnswer, numberOf, textOf, type Json } from './json';
import type { Answer, Call, Dialect } from './types';

/** Amounts of this dialect are whole numbers of 1/100,000, ours of 1/10,000. */
const RATIO = 10n;

const PATHS: Record<Call['operation'], string> = {
  authenticate: 'user/info',
  balance: 'user/balance',
  bet: 'transaction/bet',
  win: 'transaction/win',
  rollback: 'transaction/rollback',
  // Not used: `round_closed` of a win ends the round.
  endRound: 'transaction/win',
};

/** Our codes of the statuses that a player can be told something about. */
const CODES: Readonly<Record<string, string>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'INSUFFICIENT_FUNDS',
  RS_ERROR_INVALID_TOKEN: 'TOKEN_INVALID',
  RS_ERROR_TOKEN_EXPIRED: 'TOKEN_INVALID',
  RS_ERROR_USER_DISABLED: 'PLAYER_BLOCKED',
  RS_ERROR_LIMIT_REACHED: 'LIMIT_REACHED',
};

/** Statuses after which the same call may succeed: a fault of the site, keys that are being changed, a bet that has not arrived. */
const REPEATED = new Set([
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
]);

/** JSON in the manner of Hub88: base64 RSA-SHA256 over the bytes of the body, with our private key. */
export const hub: Dialect = {
  winEndsRound: true,

  request(call, { code, privateKey }) {
    // A new one for each attempt: it names the request, not the transaction.
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fieldsOf(call) });
    return {
      path: `/provider/hub/${code}/${PATHS[call.operation]}`,
      headers: { 'content-type': 'application/json', 'x-hub88-signature': signHub(privateKey, body) },
      body,
    };
  },

  read(call, response) {
    const json = jsonOf(response);
    const status = textOf(json?.status);
    if (!json || !status.startsWith('RS_')) return noAnswer(response);
    if (status === 'RS_OK') return { kind: 'done', answer: answerOf(call, json, response.text) };
    const isFinal =
      response.status < 500 && (typeof json.final === 'boolean' ? json.final : !REPEATED.has(status));
    return {
      kind: isFinal ? 'refused' : 'unknown',
      code: CODES[status] ?? status,
      message: textOf(json.message) || status,
    };
  },
};

/** `X-Hub88-Signature` of a body. */
export const signHub = (privateKey: string, body: string): string =>
  createSign('RSA-SHA256').update(body).sign(privateKey, 'base64');

/** This dialect names transactions by UUIDs: the same one for the same id, so that a repeated call is the same. */
export function uuidOf(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** An amount as this dialect writes it. Throws RangeError above what a JSON number holds exactly. */
function numberFrom(amount: string): number {
  const value = Number((parseAmount(amount) ?? -1n) * RATIO);
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`no amount of this dialect: ${amount}`);
  return value;
}

function fieldsOf(call: Call): Json {
  // The launch token is also the player's token, for twelve hours.
  if (call.operation === 'authenticate') return { token: call.launchToken, game_code: call.gameCode };
  const { playerId, playerToken, gameCode, currency } = call.player;
  const player = { user: playerId, token: playerToken, game_code: gameCode, currency };
  switch (call.operation) {
    case 'bet':
      return {
        ...player,
        transaction_uuid: uuidOf(call.transactionId),
        round: call.roundId,
        round_closed: false,
        is_free: false,
        amount: numberFrom(call.amount),
      };
    case 'win':
      return {
        ...player,
        transaction_uuid: uuidOf(call.transactionId),
        reference_transaction_uuid: uuidOf(call.betTransactionId),
        round: call.roundId,
        round_closed: true,
        amount: numberFrom(call.amount),
      };
    case 'rollback':
      return {
        ...player,
        transaction_uuid: uuidOf(call.transactionId),
        reference_transaction_uuid: uuidOf(call.referenceTransactionId),
        round: call.roundId,
        round_closed: true,
      };
    default:
      return player;
  }
}

function answerOf(call: Call, json: Json, text: string): Answer {
  if (call.operation === 'authenticate') {
    const currency = textOf(json.currency);
    return {
      player: {
        playerId: textOf(json.user),
        playerToken: call.launchToken,
        gameCode: textOf(json.game_code) || call.gameCode,
        currency,
      },
      nickname: textOf(json.name),
      trial: currency === 'PLY',
    };
  }
  // From the text: as a JavaScript number a large balance would be rounded.
  const balance = numberOf(text, 'balance');
  return balance !== undefined && /^-?\d+$/.test(balance)
    ? { balance: formatAmount(BigInt(balance) / RATIO) }
    : {};
}
