import type { Case, JsonObject } from '../types';
import {
  adjust,
  balance,
  bet,
  bonusWin,
  endRound,
  jackpotWin,
  promoWin,
  rollback,
  settle,
  winOf,
} from './calls';

const section = 'Free rounds, jackpots, campaigns, corrections';
const ofTheSite = 'Grants of the site';
const ofTheVendor = 'Grants of yours';

export const CREDITS: readonly Case[] = [
  {
    section,
    title: 'A bet of 0 names a grant, and a bet above 0 names none',
    steps: [
      bet('b', 'r', '0', { refuses: 'INVALID_INPUT', fields: ['grantId'] }),
      bet('b', 'r', '1', { also: { grantId: '#g' }, refuses: 'INVALID_INPUT', fields: ['grantId'] }),
      settle(
        's',
        'r',
        { stake: '0', payout: '0', net: '0' },
        { refuses: 'INVALID_INPUT', fields: ['grantId'] },
      ),
    ],
  },
  {
    section: ofTheSite,
    title: 'freeRounds lists the grants of the site',
    steps: [{ call: 'freeRounds', body: { playerToken: '<token>' }, answers: { currency: '<currency>' } }],
  },
  {
    section: ofTheSite,
    title: 'A grant of the site that does not exist is refused',
    steps: [
      bet('b', 'r', '0', { also: { grantId: 'free-rounds:999999999999' }, refuses: 'GRANT_INVALID' }),
      settle(
        's',
        'r',
        { stake: '0', payout: '1', net: '0' },
        { also: { grantId: 'free-rounds:999999999999' }, refuses: 'GRANT_INVALID' },
      ),
    ],
  },
  {
    section: ofTheVendor,
    title: 'A free round of a grant of yours, paid by its win',
    steps: [
      bet('b', 'r', '0', { also: { grantId: '#g' }, moves: '0' }),
      bet('b', 'r', '0', { also: { grantId: '#g' }, same: 0 }),
      winOf('b', 'w', 'r', '1'),
      endRound('r'),
    ],
  },
  {
    section: ofTheVendor,
    title: 'bonusWin is answered once, and repeated with the same answer',
    steps: [
      bet('b', 'r', '0', { also: { grantId: '#grant' }, moves: '0' }),
      endRound('r'),
      bonusWin('n', '0', { moves: '0' }),
      bonusWin('n', '0', { same: 2 }),
      bonusWin('n', '1', { refuses: 'TRANSACTION_CONFLICT' }),
    ],
  },
  {
    section: ofTheVendor,
    title: 'A jackpot is paid, with a round and without',
    steps: [
      bet('b', 'r', '1'),
      jackpotWin('j1', '2', { also: { roundId: '#r' } }),
      jackpotWin('j2', '1'),
      jackpotWin('j1', '2', { also: { roundId: '#r' }, same: 1 }),
      rollback('x2', 'j2', '-1'),
      rollback('x1', 'j1', '-2'),
      endRound('r'),
    ],
  },
  {
    section: ofTheVendor,
    title: 'A jackpot of a round that does not exist yet is refused for now',
    steps: [jackpotWin('j', '1', { also: { roundId: '#r' }, refuses: 'ROUND_NOT_FOUND' })],
  },
  {
    section: ofTheVendor,
    title: 'A jackpot of a round whose bets were rolled back is refused',
    steps: [
      bet('b', 'r', '1'),
      rollback('x', 'b', '1'),
      jackpotWin('j', '1', { also: { roundId: '#r' }, refuses: 'BET_CANCELLED' }),
    ],
  },
  {
    section: ofTheVendor,
    title: 'A jackpot names the player and the currency of its round',
    steps: [
      bet('b', 'r', '1'),
      jackpotWin('j', '1', { also: { roundId: '#r', currency: 'XXX' }, refuses: 'ROUND_MISMATCH' }),
      jackpotWin('j', '1', {
        also: { roundId: '#r', playerId: '<player of other player>' },
        refuses: 'ROUND_MISMATCH',
      }),
      rollback('x', 'b', '1'),
    ],
  },
  {
    section: ofTheVendor,
    title: 'A prize is paid, and may name the round that it rewards',
    steps: [
      bet('b', 'r', '1'),
      promoWin('p1', '0.5', { also: { roundId: '#r' } }),
      promoWin('p2', '0.5'),
      rollback('x1', 'p1', '-0.5'),
      rollback('x2', 'p2', '-0.5'),
      endRound('r'),
    ],
  },
  {
    section: ofTheVendor,
    title: 'A jackpot and a prize of 0 are refused',
    steps: [
      jackpotWin('j', '0', { refuses: 'INVALID_INPUT', fields: ['amount'] }),
      promoWin('p', '0', { refuses: 'INVALID_INPUT', fields: ['amount'] }),
    ],
  },
  {
    section: ofTheVendor,
    title: 'adjust credits and debits, and leaves the round as it is',
    steps: [
      bet('b', 'r', '1'),
      adjust('a1', '0.5', { also: { roundId: '#r' } }),
      adjust('a2', '-0.5'),
      adjust('a2', '-0.5', { same: 2 }),
      endRound('r'),
    ],
  },
  {
    section: ofTheVendor,
    title: 'adjust has a reason of 3 to 200 characters, and an amount that is not 0',
    steps: [
      adjust('a', '1', { also: { reason: 'no' }, refuses: 'INVALID_INPUT', fields: ['reason'] }),
      adjust('a', '1', { also: { reason: 'x'.repeat(201) }, refuses: 'INVALID_INPUT', fields: ['reason'] }),
      adjust('a', '0', { refuses: 'INVALID_INPUT', fields: ['amount'] }),
    ],
  },
  {
    section: ofTheVendor,
    title: 'A correction cannot take more than the player has',
    steps: [adjust('a', '-100000000', { refuses: 'INSUFFICIENT_FUNDS' }), balance()],
  },
];

/** These open a game with play money, and the player then has two kinds of money for good: they are played last. */
export const TWO_MONEYS: readonly Case[] = [
  {
    section: 'A round, call by call',
    title: 'Play money has the currency PLY and a balance of its own',
    steps: [
      bet('b1', 'r1', '1', { seat: 'play money', answers: { currency: 'PLY' } }),
      bet('b2', 'r2', '1'),
      rollback('x1', 'b1', '1', { seat: 'play money' }),
      rollback('x2', 'b2', '1'),
    ],
  },
  {
    section: 'The rules in one minute',
    title: 'A bet repeated under a token of play money is a conflict',
    steps: [
      bet('b', 'r', '1'),
      bet('b', 'r', '1', { seat: 'play money', refuses: 'TRANSACTION_CONFLICT' }),
      bet('b2', 'r', '1', { seat: 'play money', refuses: 'ROUND_MISMATCH' }),
      rollback('x', 'b', '1'),
    ],
  },
  {
    section: ofTheVendor,
    title: 'Without a currency, bonusWin and adjust are refused if the player has two kinds of money',
    steps: [
      bet('b', 'r', '1', { seat: 'play money' }),
      rollback('x', 'b', '1', { seat: 'play money' }),
      {
        call: 'adjust',
        body: { playerId: '<player>', transactionId: '#a', amount: '1', reason: 'kit' },
        refuses: 'CURRENCY_REQUIRED',
      },
      {
        call: 'bonusWin',
        body: { playerId: '<player>', transactionId: '#n', amount: '1', grantId: '#no' },
        refuses: 'CURRENCY_REQUIRED',
      },
      adjust('a', '0.5'),
      adjust('a2', '-0.5'),
    ],
  },
];

const item = (transaction: string, round: string, amount: string): JsonObject => ({
  playerId: '<player>',
  transactionId: `#${transaction}`,
  roundId: `#${round}`,
  amount,
});
const prize = (transaction: string, amount: string): JsonObject => ({
  playerId: '<player>',
  transactionId: `#${transaction}`,
  campaignId: 'kit',
  amount,
  currency: '<currency>',
});

export const BATCHES: readonly Case[] = [
  {
    section: 'Many rounds at once',
    title: 'settleBets pays and ends rounds, and each item stands on its own',
    steps: [
      bet('b1', 'r1', '1'),
      bet('b2', 'r2', '1'),
      {
        call: 'settleBets',
        body: { items: [item('w1', 'r1', '1.5'), item('w0', 'none', '1'), item('w2', 'r2', '0')] },
        items: [{ moves: '1.5' }, { refuses: 'BET_NOT_FOUND' }, { moves: '0' }],
      },
      bet('b3', 'r1', '1', { refuses: 'ROUND_CLOSED' }),
      winOf('b2', 'w3', 'r2', '1', { refuses: 'ROUND_CLOSED' }),
    ],
  },
  {
    section: 'Many rounds at once',
    title: 'settleBets is repeated because the answer was lost: each round is paid once',
    steps: [
      bet('b1', 'r1', '1'),
      bet('b2', 'r2', '1'),
      {
        call: 'settleBets',
        body: { items: [item('w1', 'r1', '1'), item('w2', 'r2', '1')] },
        lost: 'answer',
        moves: '2',
      },
      {
        call: 'settleBets',
        body: { items: [item('w1', 'r1', '1'), item('w2', 'r2', '1')] },
        answers: { items: [{ success: true }, { success: true }] },
        items: [{ same: [2, 0] }, { same: [2, 1] }],
      },
    ],
  },
  {
    section: 'Many rounds at once',
    title: 'An item of settleBets is the replay of an earlier win with endsRound',
    steps: [
      bet('b', 'r', '1'),
      { call: 'settleBets', body: { items: [item('w', 'r', '1')] }, items: [{ moves: '1' }] },
      {
        call: 'settleBets',
        body: { items: [item('w', 'r', '1'), item('w', 'r', '2')] },
        items: [{ same: [1, 0] }, { refuses: 'TRANSACTION_CONFLICT' }],
      },
    ],
  },
  {
    section: 'Many rounds at once',
    title: 'promoWins pays prizes, and a repeated one gets its first answer',
    steps: [
      {
        call: 'promoWins',
        body: { items: [prize('p1', '1'), prize('p2', '0.5')] },
        items: [{ moves: '1' }, { moves: '0.5' }],
      },
      {
        call: 'promoWins',
        body: { items: [prize('p1', '1'), prize('p3', '0.25')] },
        items: [{ same: [0, 0] }, { moves: '0.25' }],
      },
      rollback('x1', 'p1', '-1'),
      rollback('x2', 'p2', '-0.5'),
      rollback('x3', 'p3', '-0.25'),
    ],
  },
  {
    section: 'Many rounds at once',
    title: 'A call has 1 to 500 items, and may have 1,048,576 bytes',
    steps: [
      { call: 'settleBets', body: { items: [] }, refuses: 'INVALID_INPUT', fields: ['items'] },
      {
        call: 'promoWins',
        body: { items: Array.from({ length: 501 }, (_, n) => prize(`p${n}`, '1')) },
        refuses: 'INVALID_INPUT',
        fields: ['items'],
      },
      {
        call: 'promoWins',
        body: { items: [prize('p', '1')] },
        sent: { size: 1_048_576 },
        items: [{ moves: '1' }],
      },
      {
        call: 'promoWins',
        body: { items: [prize('q', '1')] },
        sent: { size: 1_048_577 },
        refuses: 'BODY_TOO_LARGE',
      },
      rollback('x', 'p', '-1'),
    ],
  },
];
