import { sql } from 'kysely';
import { seedVendorWallet, WALLET_VENDOR } from '@/lib/cli/seed/vendor-wallet/seed-vendor-wallet';
import { DEMO_MEMBERS, type SeededMember } from '@/lib/cli/seed/accounts';
import { WALLET_CHECKS } from '@/lib/gateway/transfers/checks';
import { listMemberWallets, vendorBooks } from '@/lib/gateway/transfers/queries';
import { createMember } from '@/lib/identity/commands';
import { checkInvariants } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { requireVendor } from '@/lib/catalogue/vendors/queries';
import { useTestDatabase } from '../support/database';
import { fund } from '../support/players';

const held = useTestDatabase();
let members: SeededMember[];
const memberOf = (account: string) => members.find((member) => member.account === account)!;

beforeAll(async () => {
  members = [];
  for (const member of DEMO_MEMBERS) {
    const { id, currency } = await createMember(held.db, { account: member.account });
    await fund(held.db, id, currency, 2_000);
    members.push({ ...member, memberId: id, currency });
  }
  await seedVendorWallet(held.db, members);
}, 120_000);

const transfers = async () => {
  const { rows } = await sql<{ what: string; count: number }>`
    SELECT t.direction || ' ' || t.status AS what, count(*)::int AS count FROM gateway.wallet_transfer t GROUP BY 1 ORDER BY 1`.execute(
    held.db,
  );
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
};
const isIntact = async () => {
  const { checks } = await checkInvariants(held.db, WALLET_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
};

test('transfers of the demo are done, refused and held, by the code of real ones', async () => {
  expect(await transfers()).toEqual({ 'in done': 2, 'out done': 3, 'out held': 1, 'out refused': 1 });
  await isIntact();
});

test('both books agree, and rounds were read', async () => {
  const [book] = await vendorBooks(held.db);
  expect(book).toMatchObject({ vendor: WALLET_VENDOR, differing: 0, held: 1, transit: units(150) });
  expect(book!.book).toBe(book!.reported);
  // 300 sent, 60 staked, 42 won, 120 brought home.
  expect(
    await listMemberWallets(held.db, memberOf('lanternplayer').memberId, memberOf('lanternplayer').currency),
  ).toMatchObject([{ vendor: WALLET_VENDOR, reported: units(162), underWay: 0n, open: false, used: true }]);
});

test('afterwards the vendor is paused, because nothing answers', async () => {
  expect(await requireVendor(held.db, WALLET_VENDOR)).toMatchObject({
    status: 'maintenance',
    maintenanceUntil: null,
    games: 2,
    open: 0,
    hosts: ['games.tideway.example'],
  });
});

test('a seed that is repeated, or goes on after it was killed, adds nothing twice', async () => {
  const before = [await transfers(), await vendorBooks(held.db)];
  await seedVendorWallet(held.db, members);
  await sql`UPDATE catalogue.vendor SET status = 'active' WHERE code = ${WALLET_VENDOR}`.execute(held.db);
  await seedVendorWallet(held.db, members);
  expect([await transfers(), await vendorBooks(held.db)]).toEqual(before);
  await isIntact();
}, 60_000);
