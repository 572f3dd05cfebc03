import type { Case } from '../types';
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
  win,
  winOf,
} from './calls';

const section = 'The rules in one minute';

/** A player id that no site has given yet. */
const NOBODY = '999999999999999999';
const UNKNOWN_TOKEN = 'this-token-was-never-given-to-anybody';
const refusedField = (field: string) => ({ refuses: 'INVALID_INPUT', fields: [field] });

/** Form of the calls: what a body, an id and an amount may be. */
export const FORM: readonly Case[] = [
  {
    section,
    title: 'A body of exactly 65,536 bytes is accepted',
    steps: [balance({ sent: { size: 65_536 } })],
  },
  {
    section,
    title: 'A body of 65,537 bytes is refused',
    steps: [balance({ sent: { size: 65_537 }, refuses: 'BODY_TOO_LARGE' })],
  },
  {
    section,
    title: 'Another content type is refused',
    steps: [balance({ sent: { contentType: 'text/plain' }, refuses: 'UNSUPPORTED_BODY' })],
  },
  {
    section,
    title: 'The content type may name the character set',
    steps: [balance({ sent: { contentType: 'application/json; charset=utf-8' } })],
  },
  ...[
    ['that is cut off', Buffer.from('{"playerToken":')],
    ['that is a list', Buffer.from('[]')],
    ['that is no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ].map(([what, raw]): Case => ({
    section,
    title: `A body ${String(what)} is refused`,
    steps: [{ call: 'balance', sent: { raw: raw as Uint8Array }, refuses: 'MALFORMED_JSON' }],
  })),
  {
    section: 'Refusals',
    title: 'An operation that does not exist is refused',
    steps: [{ call: 'betTwice', body: {}, refuses: 'NOT_FOUND' }],
  },
  {
    section: 'Refusals',
    title: 'Another method than POST is refused',
    steps: [balance({ sent: { method: 'PUT' }, refuses: 'METHOD_NOT_ALLOWED' })],
  },
  {
    section,
    title: 'An id may have 96 visible characters',
    steps: [
      bet('b', 'r', '1', {
        body: { playerToken: '<token>', transactionId: `#${'~'.repeat(60)}`, roundId: '#r', amount: '1' },
      }),
      rollback('x', '~'.repeat(60), '1'),
    ],
  },
  ...(
    [
      ['with a space', 'two words'],
      ['of 97 characters', 'a'.repeat(97)],
      ['with letters outside ASCII', 'รอบ-1'],
      ['that is empty', ''],
      ['that is a number', 17],
    ] as const
  ).map(([what, transactionId]): Case => ({
    section,
    title: `An id ${what} is refused`,
    steps: [bet('b', 'r', '1', { also: { transactionId }, ...refusedField('transactionId') })],
  })),
  ...(
    [
      ['that is a number', 1],
      ['with five digits after the point', '1.00001'],
      ['with an exponent', '1e2'],
      ['with a comma', '1,50'],
      ['below 0', '-1'],
      ['above 100,000,000', '100000000.0001'],
      ['that is missing', null],
    ] as const
  ).map(([what, amount]): Case => ({
    section,
    title: `An amount ${what} is refused`,
    steps: [bet('b', 'r', '1', { also: { amount }, ...refusedField('amount') })],
  })),
  {
    section,
    title: 'An amount may have four digits after the point, and the balance has them too',
    steps: [bet('b', 'r', '0.0125'), rollback('x', 'b', '0.0125')],
  },
];

/** Repeated calls: duplicates, lost answers, conflicts. */
export const REPEATS: readonly Case[] = [
  {
    section,
    title: 'A repeated bet gets the same answer and moves nothing',
    steps: [
      bet('b', 'r', '2'),
      bet('b', 'r', '2', { same: 0 }),
      bet('b', 'r', '2', { same: 0 }),
      rollback('x', 'b', '2'),
    ],
  },
  {
    section,
    title: 'A repeated win gets the same answer, also after later calls',
    steps: [
      bet('b', 'r', '2'),
      winOf('b', 'w', 'r', '3'),
      bet('b2', 'r', '1'),
      winOf('b', 'w', 'r', '3', { same: 1 }),
      bet('b', 'r', '2', { same: 0 }),
      endRound('r'),
      winOf('b', 'w', 'r', '3', { same: 1 }),
      bet('b', 'r', '2', { same: 0 }),
    ],
  },
  ...(['answer', 'connection'] as const).flatMap((lost): Case[] => {
    const how = lost === 'answer' ? 'the answer was lost' : 'the connection broke while it was sent';
    return [
      {
        section,
        title: `A bet is repeated because ${how}: the stake is taken once`,
        steps: [bet('b', 'r', '2', { lost }), bet('b', 'r', '2', { moves: '0' }), rollback('x', 'b', '2')],
      },
      {
        section,
        title: `A win is repeated because ${how}: it is paid once`,
        steps: [
          bet('b', 'r', '2'),
          winOf('b', 'w', 'r', '2', { lost }),
          winOf('b', 'w', 'r', '2', { moves: '0' }),
          endRound('r'),
        ],
      },
      {
        section,
        title: `A rollback is repeated because ${how}: the stake is returned once`,
        steps: [bet('b', 'r', '2'), rollback('x', 'b', '2', { lost }), rollback('x', 'b', '0')],
      },
      {
        section,
        title: `settleRound is repeated because ${how}: it happens once`,
        steps: [
          settle('s', 'r', { stake: '2', payout: '1', net: '-1' }, { lost }),
          settle('s', 'r', { stake: '2', payout: '1', net: '0' }),
          rollback('x', 's', '1'),
        ],
      },
      {
        section,
        title: `A prize is repeated because ${how}: it is paid once`,
        steps: [promoWin('p', '1', { lost }), promoWin('p', '1', { moves: '0' }), rollback('x', 'p', '-1')],
      },
    ];
  }),
  {
    section,
    title: 'The same bet, sent eight times at once, takes the stake once',
    steps: [bet('b', 'r', '2', { times: 8 }), rollback('x', 'b', '2')],
  },
  {
    section,
    title: 'The same win with endsRound, sent eight times at once, is paid once',
    steps: [bet('b', 'r', '2'), winOf('b', 'w', 'r', '2', { times: 8, also: { endsRound: true } })],
  },
  {
    section,
    title: 'The same settleRound, sent eight times at once, happens once',
    steps: [settle('s', 'r', { stake: '2', payout: '2', net: '0' }, { times: 8 })],
  },
  {
    section,
    title: 'The same rollback, sent eight times at once, returns the stake once',
    steps: [bet('b', 'r', '2'), rollback('x', 'b', '2', { times: 8 })],
  },
  {
    section,
    title: 'A bet repeated under a later token gets the same answer',
    steps: [bet('b', 'r', '2'), bet('b', 'r', '2', { seat: 'later', same: 0 }), rollback('x', 'b', '2')],
  },
  {
    section,
    title: 'A bet repeated under a token of another game is a conflict',
    steps: [
      bet('b', 'r', '2'),
      bet('b', 'r', '2', { seat: 'other game', refuses: 'TRANSACTION_CONFLICT' }),
      rollback('x', 'b', '2'),
    ],
  },
  {
    section,
    title: 'An id with another amount is a conflict',
    steps: [
      bet('b', 'r', '2'),
      bet('b', 'r', '3', { refuses: 'TRANSACTION_CONFLICT' }),
      winOf('b', 'w', 'r', '2'),
      winOf('b', 'w', 'r', '3', { refuses: 'TRANSACTION_CONFLICT' }),
      endRound('r'),
    ],
  },
  {
    section,
    title: 'An id with another round is a conflict',
    steps: [
      bet('b', 'r', '2'),
      bet('b', 'r2', '2', { refuses: 'TRANSACTION_CONFLICT' }),
      rollback('x', 'b', '2'),
    ],
  },
  {
    section,
    title: 'An id with other details is a conflict',
    steps: [
      bet('b', 'r', '2', { also: { details: { number: 1 } } }),
      bet('b', 'r', '2', { also: { details: { number: 2 } }, refuses: 'TRANSACTION_CONFLICT' }),
      rollback('x', 'b', '2'),
    ],
  },
  {
    section,
    title: 'The id of a bet is refused for every other operation',
    steps: [
      bet('b', 'r', '2'),
      winOf('b', 'b', 'r', '2', { refuses: 'TRANSACTION_CONFLICT' }),
      settle('b', 'r2', { stake: '2', payout: '0', net: '0' }, { refuses: 'TRANSACTION_CONFLICT' }),
      promoWin('b', '2', { refuses: 'TRANSACTION_CONFLICT' }),
      jackpotWin('b', '2', { refuses: 'TRANSACTION_CONFLICT' }),
      bonusWin('b', '2', { refuses: 'TRANSACTION_CONFLICT' }),
      adjust('b', '2', { refuses: 'TRANSACTION_CONFLICT' }),
      rollback('b', 'other', '0', { refuses: 'TRANSACTION_CONFLICT' }),
      rollback('x', 'b', '2'),
    ],
  },
  {
    section,
    title: 'The id of another player is a conflict',
    steps: [
      bet('b', 'r', '2'),
      bet('b', 'r', '2', { seat: 'other player', refuses: 'TRANSACTION_CONFLICT' }),
      rollback('x', 'b', '2'),
    ],
  },
  {
    section,
    title: 'A refused call changes nothing: its id is free for a correct call',
    steps: [
      bet('b', 'r', '1', { also: { amount: '<above balance>' }, refuses: 'INSUFFICIENT_FUNDS' }),
      bet('b', 'r', '1'),
      rollback('x', 'b', '1'),
    ],
  },
  {
    section,
    title: 'balance and endRound can be repeated',
    steps: [
      balance(),
      balance(),
      bet('b', 'r', '2'),
      winOf('b', 'w', 'r', '2'),
      endRound('r'),
      endRound('r'),
    ],
  },
];

/** Tokens and players. */
export const TOKENS: readonly Case[] = [
  {
    section,
    title: 'A launch token works once',
    steps: [
      {
        call: 'authenticate',
        body: { launchToken: '<launch>' },
        answers: { playerId: '<player>', currency: '<currency>' },
      },
      { call: 'authenticate', body: { launchToken: '<launch>' }, refuses: 'TOKEN_INVALID' },
    ],
  },
  {
    section,
    title: 'A launch token, sent by several servers at once, works for one of them at most',
    steps: [
      { call: 'authenticate', body: { launchToken: '<launch>' }, lost: 'answer' },
      { call: 'authenticate', body: { launchToken: '<launch>' }, times: 4, refuses: 'TOKEN_INVALID' },
    ],
  },
  {
    section: 'A round, call by call',
    title: 'A launch token expires after two minutes',
    slow: true,
    steps: [
      balance({ also: { ignored: '<launch>' } }),
      { call: 'authenticate', body: { launchToken: '<launch>' }, refuses: 'TOKEN_INVALID' },
    ],
  },
  {
    section: 'Refusals',
    title: 'An unknown token is refused by every call that takes one',
    steps: [
      { call: 'authenticate', body: { launchToken: UNKNOWN_TOKEN }, refuses: 'TOKEN_INVALID' },
      balance({ also: { playerToken: UNKNOWN_TOKEN }, refuses: 'TOKEN_INVALID' }),
      { call: 'freeRounds', body: { playerToken: UNKNOWN_TOKEN }, refuses: 'TOKEN_INVALID' },
      bet('b', 'r', '1', { also: { playerToken: UNKNOWN_TOKEN }, refuses: 'TOKEN_INVALID' }),
      settle(
        's',
        'r',
        { stake: '1', payout: '0', net: '0' },
        { also: { playerToken: UNKNOWN_TOKEN }, refuses: 'TOKEN_INVALID' },
      ),
    ],
  },
  {
    section: 'Refusals',
    title: 'A launch token is no player token, and a player token no launch token',
    steps: [
      balance({ also: { playerToken: '<launch>' }, refuses: 'TOKEN_INVALID' }),
      { call: 'authenticate', body: { launchToken: '<token>' }, refuses: 'TOKEN_INVALID' },
    ],
  },
  {
    section: 'Refusals',
    title: 'A player who has never opened your games is refused by every call that names one',
    steps: [
      win('w', 'r', '1', { also: { playerId: NOBODY }, refuses: 'PLAYER_NOT_FOUND' }),
      endRound('r', { also: { playerId: NOBODY }, refuses: 'PLAYER_NOT_FOUND' }),
      rollback('x', 'b', '0', { also: { playerId: NOBODY }, refuses: 'PLAYER_NOT_FOUND' }),
      bonusWin('n', '1', { also: { playerId: NOBODY }, refuses: 'PLAYER_NOT_FOUND' }),
      jackpotWin('j', '1', { also: { playerId: NOBODY }, refuses: 'PLAYER_NOT_FOUND' }),
      promoWin('p', '1', { also: { playerId: NOBODY }, refuses: 'PLAYER_NOT_FOUND' }),
      adjust('a', '1', { also: { playerId: NOBODY }, refuses: 'PLAYER_NOT_FOUND' }),
    ],
  },
  {
    section: 'A round, call by call',
    title: 'A round that was not ended is listed at the next launch',
    steps: [
      bet('b', 'r', '2'),
      { call: 'authenticate', body: { launchToken: '<launch>' } },
      rollback('x', 'b', '2'),
      endRound('r'),
    ],
  },
];
