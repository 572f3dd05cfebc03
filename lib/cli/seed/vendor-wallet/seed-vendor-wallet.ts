import { runImport } from '@/lib/catalogue/imports/apply';
import { checkList, markQueued } from '@/lib/catalogue/imports/commands';
import { createVendor, setVendorState } from '@/lib/catalogue/vendors/commands';
import { requireVendor } from '@/lib/catalogue/vendors/queries';
import { inTransaction, sql, type Db } from '@/lib/db/client';
import { authenticate, launchGame } from '@/lib/gateway/launch/commands';
import { trustWalletOrigin } from '@/lib/gateway/transfers/client';
import { moveMoney, readBalance } from '@/lib/gateway/transfers/commands';
import type { WalletTimes } from '@/lib/gateway/transfers/constants';
import { readRounds } from '@/lib/gateway/transfers/rounds';
import { setWalletAddress } from '@/lib/gateway/transfers/settings';
import type { TransferDirection } from '@/lib/gateway/transfers/types';
import { endFormerSecret, issueVendorSecret } from '@/lib/gateway/vendors/commands';
import { credentialsOf } from '@/lib/gateway/vendors/queries';
import { units } from '@/lib/money/amount';
import type { SeededMember } from '../accounts';
import { DemoWallet } from './wallet-server';

/*
 * A vendor with a wallet of its own: members have moved money there and back and have played from it; one transfer was refused, and the outcome of one is not
 * known. The site's own code made all of it, against a wallet that listens while the demo is seeded. Afterwards nothing answers, and
 * the vendor is paused.
 */

export const WALLET_VENDOR = 'TIDEWAY';
const HOST = 'games.tideway.example';
const TIMES: WalletTimes = { transferMs: 5_000, balanceMs: 5_000, roundsMs: 5_000 };
const GAMES = [
  { code: 'slack-water', names: 'Slack Water,น้ำนิ่ง' },
  { code: 'harbour-bell', names: 'Harbour Bell,ระฆังท่าเรือ' },
] as const;

interface Step {
  account: string;
  move?: { direction: TransferDirection; amount: number };
  /** Rounds that were played from the wallet: stake and payout. */
  rounds?: readonly (readonly [stake: number, payout: number])[];
}

/** In this order. The account of REFUSED is refused, and that of SILENT gets no answer. */
const STEPS: readonly Step[] = [
  { account: 'lanternplayer', move: { direction: 'out', amount: 300 } },
  {
    account: 'lanternplayer',
    rounds: [
      [20, 0],
      [20, 34],
      [20, 8],
    ],
  },
  { account: 'lanternplayer', move: { direction: 'in', amount: 120 } },
  { account: 'jadeteapot', move: { direction: 'out', amount: 900 } },
  {
    account: 'jadeteapot',
    rounds: [
      [50, 0],
      [50, 260],
      [100, 0],
      [100, 75],
    ],
  },
  { account: 'copperdrum', move: { direction: 'out', amount: 500 } },
  { account: 'copperdrum', move: { direction: 'in', amount: 500 } },
  { account: 'plumferry', move: { direction: 'out', amount: 250 } },
  { account: 'riverfox', move: { direction: 'out', amount: 150 } },
];
const REFUSED = 'plumferry';
const SILENT = 'riverfox';

const MINUTE = 60_000;
/** The rounds ended so long ago, so that a demo member who begins to play begins a new session of play. */
const PLAYED_MINUTES_AGO = 40;

/** Seeds the vendor and its transfers. The request ids are fixed and the vendor is paused at the end: a repeated seed adds nothing. */
export async function seedVendorWallet(db: Db, members: readonly SeededMember[]): Promise<void> {
  if (await isSeeded(db)) return;
  await admit(db);
  await importGames(db);
  const wallet = new DemoWallet(await newSecret(db), await balancesByBook(db));
  const memberOf = (account: string) => members.find((member) => member.account === account)!;
  wallet.refuses.add(String(memberOf(REFUSED).memberId));
  wallet.silentFor.add(String(memberOf(SILENT).memberId));
  const origin = await wallet.start();
  const distrust = trustWalletOrigin(origin);
  try {
    await setHost(db, new URL(origin).host, `${origin}/wallet`);
    for (const [place, step] of STEPS.entries()) await take(db, wallet, memberOf(step.account), step, place);
    await readRounds(db, WALLET_VENDOR, TIMES);
    for (const account of new Set(STEPS.map((step) => step.account))) {
      const { memberId, currency } = memberOf(account);
      if (account !== SILENT) await readBalance(db, memberId, WALLET_VENDOR, currency, TIMES);
    }
  } finally {
    distrust();
    await wallet.stop();
  }
  await pause(db);
}

async function take(
  db: Db,
  wallet: DemoWallet,
  { memberId, currency }: SeededMember,
  { move, rounds = [] }: Step,
  place: number,
): Promise<void> {
  if (move) {
    const { direction, amount } = move;
    const requestId = `demo-wallet-${place}`;
    await moveMoney(
      db,
      { memberId, vendor: WALLET_VENDOR, direction, amount: units(amount), requestId },
      TIMES,
    );
  }
  if (rounds.length === 0 || (await isPlayed(db, memberId))) return;
  const gameCode = GAMES[place % GAMES.length]!.code;
  await openGame(db, memberId, currency, gameCode);
  const first = Date.now() - (PLAYED_MINUTES_AGO + rounds.length) * MINUTE;
  for (const [n, [stake, payout]] of rounds.entries())
    wallet.play({
      roundId: `demo-${place}-${n}`,
      playerId: String(memberId),
      gameCode,
      currency,
      stake: units(stake),
      payout: units(payout),
      openedAt: new Date(first + n * MINUTE).toISOString(),
      endedAt: new Date(first + n * MINUTE + 8_000).toISOString(),
    });
}

/** Opens a game as the member and its vendor do: only then the vendor may report rounds of the member. */
async function openGame(db: Db, memberId: bigint, currency: string, code: string): Promise<void> {
  const { node_id: nodeId } = await db
    .selectFrom('catalogue.game')
    .select('node_id')
    .where('vendor_code', '=', WALLET_VENDOR)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const player = { memberId, kind: 'member' as const, currency };
  const { launchToken } = await launchGame(db, { player, nodeId, language: 'en' });
  await authenticate(db, WALLET_VENDOR, { launchToken });
}

/** Whether an interrupted seed has read the rounds of a member already: then the book has them. */
async function isPlayed(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM gateway.round r WHERE r.vendor = ${WALLET_VENDOR} AND r.member_id = ${memberId}) AS found`.execute(
    db,
  );
  return rows[0]!.found;
}

async function isSeeded(db: Db): Promise<boolean> {
  const known = await db
    .selectFrom('catalogue.vendor')
    .select('status')
    .where('code', '=', WALLET_VENDOR)
    .executeTakeFirst();
  return known?.status === 'maintenance';
}

async function admit(db: Db): Promise<void> {
  const known = await db
    .selectFrom('catalogue.vendor')
    .select('code')
    .where('code', '=', WALLET_VENDOR)
    .executeTakeFirst();
  if (known) return;
  await inTransaction(db, (tx) =>
    createVendor(tx, WALLET_VENDOR, {
      displayName: 'Tideway',
      launchUrl: `https://${HOST}/open?token={token}&game={game}&lang={language}`,
      hosts: [HOST],
      opensIn: 'window',
      walletKind: 'transfer',
      currencies: [],
      allowsTrial: false,
      categories: ['RNG'],
      position: 900,
    }),
  );
}

async function importGames(db: Db): Promise<void> {
  const lines = GAMES.map(({ code, names }) => `${WALLET_VENDOR},${code},RNG,${names}`);
  const bytes = Buffer.from(['vendor,code,category,name_en,name_th', ...lines].join('\r\n'));
  const { id, added } = await inTransaction(db, async (tx) => {
    const checked = await checkList(tx, { bytes, fileName: 'tideway.csv', operatorId: null });
    if (checked.added > 0) await markQueued(tx, checked.id);
    return checked;
  });
  if (added > 0 && (await runImport(db, id)) !== 'done') throw new Error(`import ${id} stopped`);
}

/** A secret that nobody but this process has. That of an interrupted seed is ended. */
async function newSecret(db: Db): Promise<Buffer> {
  if ((await credentialsOf(db, WALLET_VENDOR)).hasFormerSecret) await endFormerSecret(db, WALLET_VENDOR);
  const secret = await issueVendorSecret(db, WALLET_VENDOR);
  if ((await credentialsOf(db, WALLET_VENDOR)).hasFormerSecret) await endFormerSecret(db, WALLET_VENDOR);
  return secret;
}

/** What members have there by our book, without what is under way: an interrupted seed goes on with it. */
async function balancesByBook(db: Db): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ key: string; balance: bigint }>`
    SELECT w.member_id || ' ' || w.currency AS key,
           (w.moved + w.payout - w.stake - coalesce((
             SELECT sum(t.amount) FROM gateway.wallet_transfer t
              WHERE t.member_id = w.member_id AND t.vendor = w.vendor AND t.direction = 'out' AND t.next_ask_at IS NOT NULL), 0))::bigint AS balance
      FROM gateway.wallet_book w WHERE w.vendor = ${WALLET_VENDOR}`.execute(db);
  return new Map(rows.map(({ key, balance }) => [key, balance]));
}

const setHost = (db: Db, host: string, address: string) =>
  inTransaction(db, async (tx) => {
    await sql`UPDATE catalogue.vendor SET hosts = ${[...new Set([HOST, host])]} WHERE code = ${WALLET_VENDOR}`.execute(
      tx,
    );
    await setWalletAddress(tx, WALLET_VENDOR, address);
  });

/** Nothing listens any more: the vendor is paused without an end, and its wallet has an address that leads nowhere. */
async function pause(db: Db): Promise<void> {
  await setHost(db, HOST, `https://${HOST}/wallet`);
  await inTransaction(db, async (tx) => {
    const { version } = await requireVendor(tx, WALLET_VENDOR);
    await setVendorState(tx, WALLET_VENDOR, version, { status: 'maintenance', maintenanceUntil: null });
  });
}
