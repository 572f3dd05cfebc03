import type { Case } from '../types';
import { balance, bet, endRound, rollback, settle, win, winOf } from './calls';

const section = 'A round, call by call';

export const ROUNDS: readonly Case[] = [
  {
    section,
    title: 'Bet, win and end',
    steps: [
      bet('b', 'r', '2'),
      winOf('b', 'w', 'r', '3.5', { also: { details: { grid: ['fox', 'fox', 'fox'] } } }),
      endRound('r', { also: { validBet: '2' } }),
      balance(),
    ],
  },
  {
    section,
    title: 'A round may have several bets and several wins',
    steps: [
      bet('b1', 'r', '2'),
      bet('b2', 'r', '1'),
      winOf('b1', 'w1', 'r', '1'),
      winOf('b2', 'w2', 'r', '2'),
      endRound('r'),
    ],
  },
  {
    section,
    title: 'A win may be 0, and may end its round',
    steps: [
      bet('b', 'r', '1'),
      winOf('b', 'w', 'r', '0', { moves: '0', also: { endsRound: true } }),
      bet('b2', 'r', '1', { refuses: 'ROUND_CLOSED' }),
    ],
  },
  {
    section,
    title: 'A win may leave out its bet',
    steps: [bet('b', 'r', '1'), win('w', 'r', '1'), endRound('r')],
  },
  {
    section,
    title: 'A closed round accepts no bet and no win',
    steps: [
      bet('b', 'r', '1'),
      winOf('b', 'w', 'r', '1'),
      endRound('r'),
      bet('b2', 'r', '1', { refuses: 'ROUND_CLOSED' }),
      winOf('b', 'w2', 'r', '1', { refuses: 'ROUND_CLOSED' }),
      settle('s', 'r', { stake: '1', payout: '0', net: '0' }, { refuses: 'ROUND_CLOSED' }),
    ],
  },
  {
    section,
    title: 'Only the balance can be staked, and all of it can',
    steps: [
      bet('b', 'r', '1', { also: { amount: '<above balance>' }, refuses: 'INSUFFICIENT_FUNDS' }),
      balance(),
      bet('b2', 'r', '1'),
      rollback('x', 'b2', '1'),
    ],
  },
  {
    section,
    title: 'A round of another game or player is not yours to bet on',
    steps: [
      bet('b', 'r', '1'),
      bet('b2', 'r', '1', { seat: 'other game', refuses: 'ROUND_MISMATCH' }),
      bet('b3', 'r', '1', { seat: 'other player', refuses: 'ROUND_MISMATCH' }),
      rollback('x', 'b', '1'),
    ],
  },
  {
    section,
    title: 'A win and an end name the player of the round',
    steps: [
      bet('b', 'r', '1'),
      win('w', 'r', '1', { also: { playerId: '<player of other player>' }, refuses: 'ROUND_MISMATCH' }),
      endRound('r', { also: { playerId: '<player of other player>' }, refuses: 'ROUND_MISMATCH' }),
      rollback('x', 'b', '1'),
    ],
  },
  {
    section,
    title: 'A win names a bet of its own round',
    steps: [
      bet('b1', 'r1', '1'),
      bet('b2', 'r2', '1'),
      winOf('b1', 'w', 'r2', '1', { refuses: 'ROUND_MISMATCH' }),
      rollback('x1', 'b1', '1'),
      rollback('x2', 'b2', '1'),
    ],
  },
  {
    section,
    title: 'A round that does not exist yet cannot be ended',
    steps: [endRound('r', { refuses: 'ROUND_NOT_FOUND' })],
  },
  {
    section,
    title: 'Details may have 16,384 characters',
    steps: [
      bet('b', 'r', '1', { also: { details: { a: 'x'.repeat(16_384 - 8) } } }),
      bet('b2', 'r', '1', {
        also: { details: { a: 'x'.repeat(16_384 - 7) } },
        refuses: 'INVALID_INPUT',
        fields: ['details'],
      }),
      rollback('x', 'b', '1'),
    ],
  },
  ...[1e-22, 1e21, -1e22].map((number): Case => ({
    section,
    title: `Details with the number ${number} are refused`,
    steps: [
      bet('b', 'r', '1', { also: { details: { number } }, refuses: 'INVALID_INPUT', fields: ['details'] }),
    ],
  })),
  {
    section: 'In one call',
    title: 'settleRound is bet, win and end',
    steps: [
      settle(
        's',
        'r',
        { stake: '2', payout: '3', net: '1' },
        { also: { details: { number: 17 }, validBet: '1' } },
      ),
      bet('b', 'r', '1', { refuses: 'ROUND_CLOSED' }),
      endRound('r'),
    ],
  },
  {
    section: 'In one call',
    title: 'The balance must cover the stake without the payout',
    steps: [
      settle(
        's',
        'r',
        { stake: '1', payout: '100', net: '0' },
        { also: { stake: '<above balance>' }, refuses: 'INSUFFICIENT_FUNDS' },
      ),
    ],
  },
  {
    section: 'In one call',
    title: 'A round that is open cannot be settled in one call',
    steps: [
      bet('b', 'r', '1'),
      settle('s', 'r', { stake: '1', payout: '0', net: '0' }, { refuses: 'ROUND_MISMATCH' }),
      rollback('x', 'b', '1'),
    ],
  },
];

export const ROLLBACKS: readonly Case[] = [
  {
    section: 'Rollback',
    title: 'A rollback returns a stake, and a second one moves nothing',
    steps: [
      bet('b', 'r', '2'),
      rollback('x1', 'b', '2'),
      rollback('x2', 'b', '0'),
      rollback('x1', 'b', '0', { same: 1 }),
    ],
  },
  {
    section: 'Rollback',
    title: 'A rollback takes a win back',
    steps: [
      bet('b', 'r', '2'),
      winOf('b', 'w', 'r', '3'),
      rollback('x1', 'w', '-3'),
      rollback('x2', 'b', '2'),
    ],
  },
  {
    section: 'Rollback',
    title: 'Bet and win can be rolled back in the other order',
    steps: [
      bet('b', 'r', '2'),
      winOf('b', 'w', 'r', '3'),
      rollback('x2', 'b', '2'),
      rollback('x1', 'w', '-3'),
    ],
  },
  {
    section: 'Rollback',
    title: 'A rollback of settleRound undoes stake and payout',
    steps: [settle('s', 'r', { stake: '2', payout: '3', net: '1' }), rollback('x', 's', '-1')],
  },
  {
    section: 'Rollback',
    title: 'A rollback is accepted after its round was ended',
    steps: [bet('b', 'r', '2'), endRound('r'), rollback('x', 'b', '2')],
  },
  {
    section: 'Rollback',
    title: 'A call that was rolled back is not repeated',
    steps: [
      bet('b', 'r', '2'),
      rollback('x', 'b', '2'),
      bet('b', 'r', '2', { refuses: 'TRANSACTION_CANCELLED' }),
    ],
  },
  {
    section: 'Rollback',
    title: 'A rollback before its bet: the bet is refused for ever, and so is its win',
    steps: [
      rollback('x', 'b', '0'),
      bet('b', 'r', '2', { refuses: 'TRANSACTION_CANCELLED' }),
      winOf('b', 'w', 'r', '2', { refuses: 'BET_CANCELLED' }),
      rollback('x2', 'b', '0'),
    ],
  },
  {
    section: 'Rollback',
    title: 'A rollback before its win: the win is refused for ever',
    steps: [
      bet('b', 'r', '2'),
      rollback('x', 'w', '0'),
      winOf('b', 'w', 'r', '2', { refuses: 'TRANSACTION_CANCELLED' }),
      rollback('x2', 'b', '2'),
    ],
  },
  {
    section: 'Rollback',
    title: 'A win before its bet is refused for now and accepted afterwards',
    steps: [
      winOf('b', 'w', 'r', '2', { refuses: 'BET_NOT_FOUND' }),
      bet('b', 'r', '2'),
      winOf('b', 'w', 'r', '2'),
      endRound('r'),
    ],
  },
  {
    section: 'Rollback',
    title: 'The win of a bet that was rolled back is refused',
    steps: [
      bet('b', 'r', '2'),
      rollback('x', 'b', '2'),
      winOf('b', 'w', 'r', '3', { refuses: 'BET_CANCELLED' }),
    ],
  },
  {
    section: 'Rollback',
    title: 'A rollback cannot be rolled back',
    steps: [
      bet('b', 'r', '2'),
      rollback('x', 'b', '2'),
      rollback('y', 'x', '0', { refuses: 'REFERENCE_INVALID' }),
    ],
  },
  {
    section: 'Rollback',
    title: 'A rollback names a transaction of its own player',
    steps: [
      bet('b', 'r', '2'),
      rollback('x', 'b', '0', {
        also: { playerId: '<player of other player>' },
        refuses: 'REFERENCE_INVALID',
      }),
      rollback('y', 'b', '2'),
    ],
  },
  {
    section: 'Rollback',
    title: 'A rollback has an id of its own',
    steps: [rollback('b', 'b', '0', { refuses: 'INVALID_INPUT', fields: ['referenceTransactionId'] })],
  },
  {
    section: 'Rollback',
    title: 'The rollback of a win that was spent is refused for now and accepted when there is money',
    steps: [
      bet('b', 'r', '1'),
      winOf('b', 'w', 'r', '3'),
      bet('all', 'r2', '1', { also: { amount: '<balance>' }, moves: 'all' }),
      rollback('x', 'w', '0', { refuses: 'INSUFFICIENT_FUNDS', final: false }),
      rollback('y', 'all', 'back'),
      rollback('x', 'w', '-3'),
      rollback('z', 'b', '1'),
    ],
  },
];
