import { createHash } from 'node:crypto';
import { formatAmount, parseAmount } from '../money';
import { jsonOf, noAnswer, numberOf, textOf, type Json } from './json';
import { NoSecret, type Answer, type Call, type Dialect } from './types';

const OPERATIONS: Record<Call['operation'], string> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  win: 'result',
  endRound: 'endRound',
  rollback: 'refund',
};

/** 5 is a wrong hash: after the keys are put right the same call succeeds. 100 asks for the call again. */
const REPEATED = new Set([5, 100]);

/** Our codes of those that a player can be told something about. */
const CODES: Readonly<Record<number, string>> = {
  1: 'INSUFFICIENT_FUNDS',
  2: 'PLAYER_NOT_FOUND',
  4: 'TOKEN_INVALID',
  5: 'SIGNATURE_INVALID',
  6: 'PLAYER_BLOCKED',
};

/** Form posts in the manner of Pragmatic Play: an MD5 of the sorted parameters and the secret's text. */
export const form: Dialect = {
  winEndsRound: false,

  request(call, { code, secret }, now) {
    if (secret === undefined) throw new NoSecret();
    const fields: Record<string, string> = { providerId: code, timestamp: String(now), ...fieldsOf(call) };
    fields.hash = hashOf(fields, secret);
    return {
      path: `/provider/form/${code}/${OPERATIONS[call.operation]}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    };
  },

  read(call, response) {
    const json = jsonOf(response);
    if (!json || typeof json.error !== 'number') return noAnswer(response);
    if (json.error === 0) return { kind: 'done', answer: answerOf(call, json, response.text) };
    const isFinal = response.status < 500 && !REPEATED.has(json.error);
    return {
      kind: isFinal ? 'refused' : 'unknown',
      code: CODES[json.error] ?? `ERROR_${json.error}`,
      message: textOf(json.description),
    };
  },
};

/** The hash of parameters: those that are not empty, sorted by name, joined as `name=value` by `&`, followed by the secret as text. */
export function hashOf(fields: Readonly<Record<string, string>>, secret: string): string {
  const pairs = Object.entries(fields)
    .filter(([name, value]) => name !== 'hash' && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHash('md5')
    .update(pairs.join('&') + secret)
    .digest('hex');
}

function fieldsOf(call: Call): Record<string, string> {
  // The launch token is also the player's token, for twelve hours.
  if (call.operation === 'authenticate') return { token: call.launchToken, gameId: call.gameCode };
  const { playerId, playerToken, gameCode } = call.player;
  // Only a bet names the token, and a refund no amount: the hash does not say which operation it is for.
  const player = { userId: playerId, gameId: gameCode };
  switch (call.operation) {
    case 'bet':
      return {
        ...player,
        token: playerToken,
        roundId: call.roundId,
        reference: call.transactionId,
        amount: call.amount,
      };
    case 'win':
      return {
        ...player,
        roundId: call.roundId,
        reference: call.transactionId,
        betReference: call.betTransactionId,
        amount: call.amount,
      };
    case 'endRound':
      return { ...player, roundId: call.roundId };
    // A refund is named by what it refunds.
    case 'rollback':
      return { ...player, roundId: call.roundId, reference: call.referenceTransactionId };
    default:
      return { ...player, token: playerToken };
  }
}

function answerOf(call: Call, json: Json, text: string): Answer {
  // From the text: a JavaScript number is no amount.
  const cash = parseAmount(numberOf(text, 'cash'));
  const answer: Answer = cash === undefined ? {} : { balance: formatAmount(cash) };
  if (call.operation !== 'authenticate') return answer;
  const currency = textOf(json.currency);
  return {
    ...answer,
    player: {
      playerId: textOf(json.userId),
      playerToken: textOf(json.token) || call.launchToken,
      gameCode: textOf(json.gameId) || call.gameCode,
      currency,
    },
    nickname: textOf(json.nickname),
    trial: currency === 'PLY',
  };
}
