import { createHmac } from 'node:crypto';
import { jsonOf, noAnswer, textOf, type Json } from './json';
import { NoSecret, type Answer, type Call, type Dialect } from './types';

/** `X-Signature`: HMAC-SHA256 of `<timestamp>.<operation>.<body>`; the key is the 32 bytes that the secret stands for. */
export function signOwn(secret: string, timestamp: string, operation: string, body: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`${timestamp}.${operation}.${body}`)
    .digest('hex');
}

/** The site's own protocol, /provider/v1. */
export const own: Dialect = {
  winEndsRound: true,

  request(call, { code, secret }, now) {
    if (secret === undefined) throw new NoSecret();
    const body = JSON.stringify(fieldsOf(call));
    const timestamp = String(now);
    return {
      path: `/provider/v1/${call.operation}`,
      headers: {
        'content-type': 'application/json',
        'x-vendor': code,
        'x-timestamp': timestamp,
        'x-signature': signOwn(secret, timestamp, call.operation, body),
      },
      body,
    };
  },

  read(call, response) {
    const json = jsonOf(response);
    if (!json || typeof json.success !== 'boolean') return noAnswer(response);
    if (json.success) return { kind: 'done', answer: answerOf(call, json.value as Json) };
    const isFinal = response.status < 500 && json.final === true;
    return {
      kind: isFinal ? 'refused' : 'unknown',
      code: textOf(json.code) || `HTTP_${response.status}`,
      message: textOf(json.message),
    };
  },
};

function fieldsOf(call: Call): Json {
  switch (call.operation) {
    case 'authenticate':
      return { launchToken: call.launchToken };
    case 'balance':
      return { playerToken: call.player.playerToken };
    case 'bet':
      return {
        playerToken: call.player.playerToken,
        transactionId: call.transactionId,
        roundId: call.roundId,
        amount: call.amount,
      };
    case 'win':
      return {
        playerId: call.player.playerId,
        transactionId: call.transactionId,
        roundId: call.roundId,
        betTransactionId: call.betTransactionId,
        amount: call.amount,
        endsRound: true,
        details: call.details,
      };
    case 'endRound':
      return { playerId: call.player.playerId, roundId: call.roundId };
    case 'rollback':
      return {
        playerId: call.player.playerId,
        transactionId: call.transactionId,
        referenceTransactionId: call.referenceTransactionId,
      };
  }
}

function answerOf(call: Call, value: Json): Answer {
  const balance = textOf(value.balance);
  if (call.operation !== 'authenticate') return balance ? { balance } : {};
  const rounds = Array.isArray(value.openRounds) ? (value.openRounds as Json[]) : [];
  return {
    balance,
    player: {
      playerId: textOf(value.playerId),
      playerToken: textOf(value.playerToken),
      // The site says which game its token opens; the address could have been changed on its way.
      gameCode: textOf(value.gameCode) || call.gameCode,
      currency: textOf(value.currency),
    },
    nickname: textOf(value.nickname),
    trial: value.trial === true,
    openRounds: rounds.map(({ roundId }) => textOf(roundId)),
  };
}
