import type { JsonObject, Step } from '../types';

/** The calls of a round as steps. Ids are written without `#`; `more` adds to the step or replaces parts of it. */
type More = Partial<Step> & { also?: JsonObject };

function step(call: string, body: JsonObject, moves: string | undefined, { also, ...more }: More): Step {
  return {
    call,
    body: { ...body, ...also },
    ...(moves !== undefined && more.refuses === undefined && { moves }),
    ...more,
  };
}

const id = (name: string) => `#${name}`;

export const bet = (transaction: string, round: string, amount: string, more: More = {}): Step =>
  step(
    'bet',
    {
      playerToken: more.seat ? `<token of ${more.seat}>` : '<token>',
      transactionId: id(transaction),
      roundId: id(round),
      amount,
    },
    `-${amount}`,
    more,
  );

export const win = (transaction: string, round: string, amount: string, more: More = {}): Step =>
  step(
    'win',
    { playerId: '<player>', transactionId: id(transaction), roundId: id(round), amount },
    amount,
    more,
  );

/** A win that names its bet. */
export const winOf = (
  betId: string,
  transaction: string,
  round: string,
  amount: string,
  more: More = {},
): Step => win(transaction, round, amount, { ...more, also: { betTransactionId: id(betId), ...more.also } });

export const rollback = (transaction: string, reference: string, moves: string, more: More = {}): Step =>
  step(
    'rollback',
    { playerId: '<player>', transactionId: id(transaction), referenceTransactionId: id(reference) },
    moves,
    more,
  );

export const endRound = (round: string, more: More = {}): Step =>
  step('endRound', { playerId: '<player>', roundId: id(round) }, undefined, more);

/** `net` is what the call moves: payout without stake. */
export const settle = (
  transaction: string,
  round: string,
  { stake, payout, net }: { stake: string; payout: string; net: string },
  more: More = {},
): Step =>
  step(
    'settleRound',
    { playerToken: '<token>', transactionId: id(transaction), roundId: id(round), stake, payout },
    net,
    more,
  );

export const balance = (more: More = {}): Step =>
  step('balance', { playerToken: '<token>' }, undefined, more);

const credit =
  (call: string, own: JsonObject) =>
  (transaction: string, amount: string, more: More = {}): Step =>
    step(
      call,
      { playerId: '<player>', transactionId: id(transaction), amount, currency: '<currency>', ...own },
      amount,
      more,
    );

export const bonusWin = credit('bonusWin', { grantId: '#grant' });
export const jackpotWin = credit('jackpotWin', { jackpotId: 'kit' });
export const promoWin = credit('promoWin', { campaignId: 'kit' });
export const adjust = credit('adjust', { reason: 'conformance kit' });
