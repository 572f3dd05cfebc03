import { timingSafeEqual } from 'node:crypto';
import type { Round } from '../books/types';
import { json, objectOf, type Incoming, type Outgoing } from '../http/server';
import { formatAmount, parseAmount } from '../money';
import { signOwn } from '../site/own';
import type { Handler, Routes } from '../http/server';
import type { Vendor } from '../types';
import { withFault } from './faults';
import { WALLET_REFUSALS, WalletRefusal } from './refusal';

const WINDOW_MS = 5 * 60 * 1000;
const MOST_ROUNDS = 1_000;

type Fields = Record<string, unknown>;

/** The transfer wallet: the calls of a site to us, POST /wallet/<operation>, signed as our own calls to the site are. */
export function walletRoutes(vendor: Vendor): Routes {
  const { wallet, books } = vendor;

  const operations: Record<string, (fields: Fields) => Promise<object>> = {
    walletBalance: async (fields) => {
      const balance = books.balance({ playerId: playerId(fields), currency: currency(fields) });
      if (balance === undefined) throw new WalletRefusal('PLAYER_NOT_FOUND');
      return { balance: formatAmount(balance) };
    },
    walletDeposit: (fields) => transfer('deposit', fields),
    walletWithdraw: (fields) => transfer('withdraw', fields),
    walletStatus: async (fields) => ({ state: await wallet.status(transferId(fields)) }),
    walletRounds: async ({ after, limit }) => {
      const from = typeof after === 'string' && /^\d{1,12}$/.test(after) ? Number(after) : 0;
      const most = typeof limit === 'number' && limit > 0 ? Math.min(limit, MOST_ROUNDS) : 100;
      const page = books.walletRounds.slice(from, from + most);
      return { rounds: page.map((id) => historyOf(books.rounds.get(id)!)), next: String(from + page.length) };
    },
  };

  const transfer = async (direction: 'deposit' | 'withdraw', fields: Fields) => {
    const amount = parseAmount(fields.amount);
    if (amount === undefined || amount <= 0n) throw new WalletRefusal('INVALID_INPUT');
    const done = await wallet.transfer({
      transferId: transferId(fields),
      playerId: playerId(fields),
      currency: currency(fields),
      amount,
      direction,
    });
    return { transferId: done.id, state: 'done', balance: done.balance };
  };

  const route =
    (operation: string): Handler =>
    (request) =>
      withFault(vendor.walletFaults, () =>
        answered(async () => {
          if (!isSigned(vendor, operation, request)) throw new WalletRefusal('SIGNATURE_INVALID');
          const fields = objectOf(request);
          if (!fields) throw new WalletRefusal('INVALID_INPUT');
          return operations[operation]!(fields);
        }),
      );
  return Object.fromEntries(Object.keys(operations).map((name) => [`POST /wallet/${name}`, route(name)]));
}

/** The signature is over the exact bytes. Without a secret nothing is signed. */
function isSigned({ keys, options }: Vendor, operation: string, { headers, body }: Incoming): boolean {
  const { secret } = keys();
  const timestamp = String(headers['x-timestamp']);
  const given = String(headers['x-signature']);
  if (secret === undefined || headers['x-vendor'] !== options.code) return false;
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(Number(timestamp) - Date.now()) > WINDOW_MS) return false;
  if (!/^[0-9a-f]{64}$/.test(given)) return false;
  const expected = signOwn(secret, timestamp, operation, body.toString('utf8'));
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** A round that was played with money of this wallet, as the site's betting record takes it. */
const historyOf = (round: Round) => ({
  roundId: round.id,
  playerId: round.playerId,
  gameCode: round.game,
  currency: round.currency,
  stake: round.stake,
  payout: round.payout,
  validBet: round.stake,
  openedAt: new Date(round.openedAt).toISOString(),
  endedAt: new Date(round.endedAt ?? round.openedAt).toISOString(),
  details: round.position.data,
});

async function answered(work: () => Promise<object>): Promise<Outgoing> {
  try {
    return json(200, { success: true, value: await work() });
  } catch (error) {
    if (!(error instanceof WalletRefusal)) throw error;
    const final = error.code !== 'SIGNATURE_INVALID';
    return json(WALLET_REFUSALS[error.code], {
      success: false,
      code: error.code,
      message: error.code,
      final,
    });
  }
}

const field = (pattern: RegExp, name: string) => (fields: Fields) => {
  const value = fields[name];
  if (typeof value !== 'string' || !pattern.test(value)) throw new WalletRefusal('INVALID_INPUT');
  return value;
};
const playerId = field(/^[1-9]\d{0,17}$/, 'playerId');
const currency = field(/^[A-Z]{3}$/, 'currency');
const transferId = field(/^[\x21-\x7e]{1,96}$/, 'transferId');
