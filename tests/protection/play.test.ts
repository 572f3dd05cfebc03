/** Sessions of play, reality checks, own figures and documents (docs/trust.md P1, P2). */
import { inTransaction, sql } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import type { AppError } from '@/lib/platform/errors';
import { defaultSiteConfig, publishSiteConfig } from '@/lib/platform/site-config';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { decideDocument, deleteOldPictures, uploadDocument } from '@/lib/protection/documents/commands';
import { requireDocuments } from '@/lib/protection/documents/policy';
import { listDocuments, readDocumentPicture } from '@/lib/protection/documents/queries';
import { ownFigures } from '@/lib/protection/figures/queries';
import { confirmCheck, setCheckMinutes } from '@/lib/protection/play/commands';
import { playSession } from '@/lib/protection/play/queries';
import { nextCheck } from '@/lib/protection/play/rules';
import { createFundedMember, createPicture } from '../support/cashier';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const MINUTE = 60_000;
const START = new Date('2026-03-10T12:00:00Z');
let table: Table;

beforeAll(async () => {
  table = await openTable(held.db, 'CHECKS');
});
beforeEach(() => setClock(START));
afterEach(() => publishSiteConfig(undefined));
afterAll(() => setClock(undefined));

let calls = 0;
function round(player: Seated, stake: number, payout = 0) {
  const id = `play-${(calls += 1)}`;
  return table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: id,
    roundId: id,
    stake: units(stake),
    payout: units(payout),
  });
}

test('a session begins with the first stake, shows the net position, and ends after a quarter of an hour', async () => {
  const player = await seat(held.db, table, 'sessions', 1_000);
  expect((await playSession(held.db, player.memberId)).from).toBeNull();
  await round(player, 10, 4);
  advanceClock(10 * MINUTE);
  await round(player, 10, 30);
  expect(await playSession(held.db, player.memberId)).toMatchObject({
    from: START,
    stake: units(20),
    payout: units(34),
  });
  advanceClock(15 * MINUTE);
  expect((await playSession(held.db, player.memberId)).from).toEqual(START);
  advanceClock(1);
  expect((await playSession(held.db, player.memberId)).from).toBeNull();
  await round(player, 7);
  expect(await playSession(held.db, player.memberId)).toMatchObject({ stake: units(7), payout: 0n });
});

test('a reality check is due every so many minutes of a session, within the operator’s maximum', async () => {
  const player = await seat(held.db, table, 'realities', 1_000);
  await round(player, 1);
  const due = async () => nextCheck(await playSession(held.db, player.memberId));
  expect(await due()).toEqual(new Date(START.getTime() + 60 * MINUTE));
  await setCheckMinutes(held.db, player.memberId, 10);
  expect(await due()).toEqual(new Date(START.getTime() + 10 * MINUTE));
  advanceClock(12 * MINUTE);
  await confirmCheck(held.db, player.memberId);
  expect(await due()).toEqual(new Date(START.getTime() + 22 * MINUTE));
  await expect(setCheckMinutes(held.db, player.memberId, 61)).rejects.toMatchObject({
    fields: { minutes: { code: 'REALITY_TOO_LONG' } },
  });
});

test('one’s own figures equal the ledger', async () => {
  const player = await seat(held.db, table, 'figures', 1_000);
  for (const [stake, payout] of [
    [10, 0],
    [20, 45],
    [5, 5],
    [40, 12],
  ] as const) {
    await round(player, stake, payout);
    advanceClock(5 * MINUTE);
  }
  await table.port.bet({
    playerToken: player.playerToken,
    transactionId: 'fb',
    roundId: 'fb',
    amount: units(9),
  });
  await table.port.rollback({ playerId: player.playerId, transactionId: 'fr', referenceTransactionId: 'fb' });
  const { total, points } = await ownFigures(held.db, player.memberId, 'week');
  const { rows } = await sql<{ net: bigint }>`
    SELECT sum(e.amount)::bigint AS net FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
      JOIN ledger.transaction t ON t.id = e.transaction_id
     WHERE a.owner_kind = 'member' AND a.owner_id = ${player.memberId} AND t.kind <> 'deposit'`.execute(
    held.db,
  );
  expect(total).toMatchObject({ stakes: units(75), payouts: units(62), net: rows[0]!.net, seconds: 1_200n });
  expect(points).toHaveLength(7);
  expect(points.reduce((sum, { net }) => sum + net, 0n)).toBe(total.net);
  expect((await ownFigures(held.db, player.memberId, 'year')).points).toHaveLength(12);
});

test('a document is sealed, read by its owner alone, required where a threshold says so, and deleted in time', async () => {
  const owner = await createFundedMember(held.db, 100);
  const stranger = await createFundedMember(held.db);
  const operator = await createOperator(held.db, {
    account: 'reviewer',
    name: 'R',
    password: 'a very long password',
    roles: ['owner'],
  });
  const base = defaultSiteConfig();
  publishSiteConfig({
    ...base,
    protection: { ...base.protection, documents: { firstWithdrawal: true, depositsAbove: '', keepDays: 30 } },
  });
  const needed = () =>
    requireDocuments(held.db, owner.memberId).then(
      () => 'OK',
      (error: unknown) => (error as AppError).code,
    );
  expect(await needed()).toBe('DOCUMENTS_REQUIRED');
  const { id } = await uploadDocument(held.db, owner.memberId, 'identity', await createPicture());
  await expect(
    uploadDocument(held.db, owner.memberId, 'identity', await createPicture()),
  ).rejects.toMatchObject({
    code: 'DOCUMENT_PENDING',
  });
  expect(await needed()).toBe('DOCUMENTS_REQUIRED');
  const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
  expect((await readDocumentPicture(held.db, id, owner.memberId)).subarray(0, 3)).toEqual(jpeg);
  await expect(readDocumentPicture(held.db, id, stranger.memberId)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const stored = await held.db
    .selectFrom('protection.document_picture')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(stored.sealed.includes(jpeg)).toBe(false);
  const decide = () =>
    inTransaction(held.db, (tx) =>
      decideDocument(tx, id, operator, { decision: 'approve', validUntil: '2026-04-01' }),
    );
  await decide();
  await expect(decide()).rejects.toMatchObject({ code: 'DOCUMENT_DECIDED' });
  expect(await needed()).toBe('OK');
  advanceClock(29 * 24 * 60 * MINUTE);
  expect(await needed()).toBe('DOCUMENTS_REQUIRED');
  expect(await deleteOldPictures(held.db)).toBe(0);
  advanceClock(2 * 24 * 60 * MINUTE);
  expect(await deleteOldPictures(held.db)).toBe(1);
  expect((await listDocuments(held.db, owner.memberId))[0]).toMatchObject({
    status: 'approved',
    hasPicture: false,
  });
});
