/** The orders of calls of tests/gateway/orders.test.ts through each dialect, over HTTP, against the same model. */
import { sql } from 'kysely';
import { getBalance } from '@/lib/ledger/queries';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { formatDecimal } from '@/lib/money/amount';
import { useTestDatabase } from '../../support/database';
import { depth } from '../../support/depth';
import { formVendor, hubVendor, startDialectServer, type Said } from '../../support/dialect-calls';
import { fund, openTable } from '../../support/players';
import type { RunningServer } from '../../support/provider-server';
import { PAYOUT, playWord, STAKE, WalletModel, words, type Answer, type Letter } from '../model';

process.env.DATABASE_MONEY_POOL = '8';
const held = useTestDatabase();
let server: RunningServer;

beforeAll(async () => {
  server = await startDialectServer();
});
afterAll(() => server.close());

interface Opened {
  token: string;
  user: string;
}

/** Sends a letter as a call of the dialect: with fixed ids, which begin with the tag. */
type Caller = (opened: Opened, tag: string, letter: Letter) => Promise<Answer>;

/** The code of our protocol with which the text of a refusal begins. */
const codeIn = (text: unknown): string => /^([A-Z_]+):/.exec(String(text))?.[1] ?? `no code: ${String(text)}`;

function hubCaller({ send }: Awaited<ReturnType<typeof hubVendor>>): Caller {
  const amountOf = (parts: bigint) => Number(parts) * 10;
  return async ({ token, user }, tag, letter) => {
    const round = `${tag}-r`;
    const [bet, win] = [`${tag}-b`, `${tag}-w`];
    const undo = (transaction_uuid: string, reference_transaction_uuid: string) =>
      send('transaction/rollback', { token, user, round, transaction_uuid, reference_transaction_uuid });
    const letters: Partial<Record<Letter, () => Promise<Said>>> = {
      bet: () =>
        send('transaction/bet', { token, user, round, transaction_uuid: bet, amount: amountOf(STAKE) }),
      win: () =>
        send('transaction/win', {
          token,
          user,
          round,
          transaction_uuid: win,
          reference_transaction_uuid: bet,
          amount: amountOf(PAYOUT),
        }),
      undoBet: () => undo(`${tag}-x`, bet),
      undoWin: () => undo(`${tag}-y`, win),
      // The dialect ends a round by a win that says so.
      settle: () =>
        send('transaction/win', {
          user,
          round,
          transaction_uuid: `${tag}-s`,
          reference_transaction_uuid: bet,
          amount: amountOf(PAYOUT),
          round_closed: true,
        }),
    };
    const { body } = await letters[letter]!();
    if (body.status !== 'RS_OK') return { code: codeIn(body.message) };
    return { code: 'OK', balance: BigInt(body.balance as number) / 10n };
  };
}

function formCaller({ send }: Awaited<ReturnType<typeof formVendor>>, namesBet: boolean): Caller {
  return async ({ token, user: userId }, tag, letter) => {
    const roundId = `${tag}-r`;
    const [bet, win] = [`${tag}-b`, `${tag}-w`];
    const letters: Partial<Record<Letter, () => Promise<Said>>> = {
      bet: () => send('bet', { token, userId, roundId, reference: bet, amount: formatDecimal(STAKE) }),
      win: () =>
        send('result', {
          userId,
          roundId,
          reference: win,
          amount: formatDecimal(PAYOUT),
          betReference: namesBet ? bet : '',
        }),
      undoBet: () => send('refund', { userId, reference: bet }),
      undoWin: () => send('refund', { userId, reference: win }),
      end: () => send('endRound', { userId, roundId }),
    };
    const { body, text } = await letters[letter]!();
    if (body.error !== 0) return { code: codeIn(body.description) };
    const [, whole, fraction] = /"cash":(\d+)\.(\d+)/.exec(text)!;
    return { code: 'OK', balance: BigInt(whole! + fraction!.padEnd(4, '0')) };
  };
}

/** Plays every word, on a vendor of its own and by eight players at once. */
async function playAll(
  all: Letter[][],
  vendor: string,
  dialect: 'hub' | 'form',
  namesBet = true,
): Promise<void> {
  const table = await openTable(held.db, vendor);
  const [open, call] = dialect === 'hub' ? await speakHub(vendor) : await speakForm(vendor, namesBet);
  const left = all.entries();
  const worker = async (_: unknown, index: number) => {
    const member = await createMember(held.db, { account: `${vendor}${index}`.toLowerCase() });
    await fund(held.db, member.id, member.currency, 1000);
    const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
    const { launchToken } = await launchGame(held.db, { player, nodeId: table.nodeId, language: 'en' });
    const opened = { token: launchToken, user: String(member.id) };
    // A word may begin with a call that names no token.
    await open(launchToken);
    let balance: bigint = (await getBalance(held.db, member.id)).available;
    for (const [number, word] of left)
      balance = await playWord(new WalletModel(balance, namesBet, dialect === 'hub'), word, (letter) =>
        call(opened, `${vendor}${number}`, letter),
      );
    expect((await getBalance(held.db, member.id)).available).toBe(balance);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

type Speaker = [open: (token: string) => Promise<Said>, call: Caller];

async function speakHub(code: string): Promise<Speaker> {
  const vendor = await hubVendor(held.db, server, code);
  return [(token) => vendor.send('user/info', { token }), hubCaller(vendor)];
}

async function speakForm(code: string, namesBet: boolean): Promise<Speaker> {
  const vendor = await formVendor(held.db, server, code);
  return [(token) => vendor.send('authenticate', { token }), formCaller(vendor, namesBet)];
}

// In `npm test` fewer calls than in the orders of our own protocol, which are the same functions behind the dialects.
describe('orders of calls through each dialect (V2)', () => {
  test.each(['hub', 'form'] as const)(
    '%s: bet, win and rollback with duplicates, in every order of three calls (full: six)',
    (dialect) =>
      playAll(words(['bet', 'win', 'undoBet'], depth(3, 6)), `SIX${dialect}`.toUpperCase(), dialect),
    depth(300_000, 3_600_000),
  );

  test.each(['hub', 'form'] as const)(
    '%s: with the rollback of the win, in every order of three calls (full: five)',
    (dialect) =>
      playAll(
        words(['bet', 'win', 'undoBet', 'undoWin'], depth(3, 5), ['bet', 'win', 'undoBet']),
        `FIVE${dialect}`.toUpperCase(),
        dialect,
      ),
    depth(300_000, 3_600_000),
  );

  test(
    'hub: with a win that ends the round, in every order of three calls (full: five)',
    async () => {
      const all = words(['bet', 'win', 'undoBet', 'settle'], depth(3, 5), ['bet', 'win', 'undoBet']);
      await playAll(all, 'ENDHUB', 'hub');
    },
    depth(300_000, 3_600_000),
  );

  test(
    'form: with the end of the round, in every order of three calls (full: five)',
    async () => {
      const all = words(['bet', 'win', 'undoBet', 'end'], depth(3, 5), ['bet', 'win', 'undoBet']);
      await playAll(all, 'ENDFORM', 'form');
    },
    depth(300_000, 3_600_000),
  );

  test(
    'form: results that do not name their bet, in every order of three calls (full: six)',
    async () => {
      await playAll(words(['bet', 'win', 'undoBet'], depth(3, 6)), 'UNNAMED', 'form', false);
    },
    depth(300_000, 3_600_000),
  );

  test('afterwards the ledger balances, and every round equals the sum of its transactions', async () => {
    const { rows } = await sql<{ sum: string; rounds: number; wrong: number }>`
      SELECT (SELECT sum(amount) FROM ledger.entry)::text AS sum, count(*)::int AS rounds,
             (count(*) FILTER (WHERE (r.stake, r.payout) IS DISTINCT FROM (t.debit, t.credit)))::int AS wrong
        FROM gateway.round r LEFT JOIN LATERAL (
          SELECT coalesce(sum(t.debit), 0) AS debit, coalesce(sum(t.credit), 0) AS credit FROM gateway.transaction t
           WHERE t.round_id = r.id AND t.cancelled_at IS NULL) t ON true`.execute(held.db);
    expect(rows[0]).toMatchObject({ sum: '0', wrong: 0 });
    expect(rows[0]!.rounds).toBeGreaterThan(depth(50, 100));
  });
});
