import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { approveDeposit, requestDeposit } from '@/lib/cashier/deposits/commands';
import { addPayee } from '@/lib/cashier/payees/commands';
import { approveWithdrawal, payWithdrawal, requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { eraseMember, exportMember } from '@/lib/cli/personal';
import { inTransaction } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { sessionOfToken } from '@/lib/identity/sessions/queries';
import { picturePath, createFeedback } from '@/lib/inbox/feedback/commands';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { PAYMENT_PASSWORD, createPicture } from '../support/cashier';
import { asOwner, useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { fund, openTable, seat } from '../support/players';

const held = useTestDatabase();

/** Data that identifies a person. None of it may be readable in a dump of the database, before or after the erasure. */
const SECRETS = {
  email: 'mali.of.the.river@example.com',
  mobile: '+66812345678',
  fullname: 'Mali Saetang',
  holder: 'Mali S. Riverbank',
  number: '7654321098',
  contact: 'line: mali-river',
};
/** Data that a site stores in plain text while it needs it. The erasure deletes it. */
const PLAIN = {
  account: 'malioftheriver',
  nickname: 'Mali River',
  ip: '203.0.113.77',
  browser: 'Maliphone/7',
};
/**
 * The last digits of the account number, which are stored in plain text so that the owner recognises the account. Four digits also occur
 * by chance in digests, tokens and times, so the pattern matches only digits without such characters beside them.
 */
const TAIL = new RegExp(`(?<![\\w+/=.-])${SECRETS.number.slice(-4)}(?![\\w+/=.-])`);

/** Every row of every table except those of the jobs, as text: the rows, and the rows with the decoded columns of bytes. */
async function dump(): Promise<{ rows: string; all: string }> {
  return asOwner(held.ownerUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'graphile_worker')`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      texts.push(...rows.map(({ row }) => row));
    }
    const rows = texts.join('\n');
    // Columns of bytes are written as hex, so they are decoded before the search.
    const bytes = (rows.match(/\\\\x[0-9a-f]+/g) ?? []).map((hex) =>
      Buffer.from(hex.slice(3), 'hex').toString('latin1'),
    );
    return { rows, all: [rows, ...bytes].join('\n') };
  });
}

/** The records of money: every account, entry and request with its figures. */
async function moneyRecords(): Promise<string> {
  return asOwner(held.ownerUrl, async (client) => {
    const parts: unknown[] = [];
    for (const query of [
      'SELECT * FROM ledger.account ORDER BY id',
      'SELECT * FROM ledger.balance ORDER BY account_id',
      'SELECT * FROM ledger.transaction ORDER BY id',
      'SELECT * FROM ledger.entry ORDER BY transaction_id, entry_no',
      'SELECT * FROM gateway.transaction ORDER BY vendor, transaction_id',
      'SELECT id, member_id, channel, currency, amount, status, created_at, ledger_id FROM cashier.deposit ORDER BY id',
      'SELECT id, member_id, channel, currency, amount, status, created_at, end_ledger_id FROM cashier.withdrawal ORDER BY id',
    ])
      parts.push((await client.query(query)).rows);
    const text = JSON.stringify(parts, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    return createHash('sha256').update(text).digest('hex');
  });
}

async function person() {
  const { id, currency } = await createMember(held.db, {
    account: PLAIN.account,
    nickname: PLAIN.nickname,
    password: 'a bowl of noodles',
    paymentPassword: PAYMENT_PASSWORD,
    profile: { fullname: SECRETS.fullname },
  });
  await setContact(held.db, id, 'email', SECRETS.email, true);
  await setContact(held.db, id, 'mobile', SECRETS.mobile, true);
  const origin = {
    ip: PLAIN.ip,
    userAgent: PLAIN.browser,
    deviceId: 'device-of-mali-river-00',
    country: 'TH',
  };
  const { token } = await startSession(held.db, id, origin, true);
  const holder = { memberId: id, currency };
  const payee = await addPayee(held.db, id, {
    bank: 'River Bank',
    holder: SECRETS.holder,
    number: SECRETS.number,
    paymentPassword: PAYMENT_PASSWORD,
  });
  await createFeedback(
    held.db,
    { session: { memberId: id, kind: 'member' }, ip: PLAIN.ip, language: 'en' },
    {
      questionType: 'other',
      content: 'My reels stood still.',
      contact: SECRETS.contact,
      images: [await createPicture()],
    },
  );
  return { id, token, holder, payeeId: payee.id };
}

test('a person’s data can be exported and erased; the ledger does not change', async () => {
  const table = await openTable(held.db, 'PERSONAL');
  const { id, token, holder } = await person();
  const deposit = await requestDeposit(held.db, holder, {
    channel: 'bank',
    amount: units(300),
    requestId: 'personal-deposit',
    receiptImage: await createPicture(),
  });
  await inTransaction(held.db, (tx) => approveDeposit(tx, deposit.id, 1n));
  await fund(held.db, id, holder.currency, 1);
  const player = { memberId: id, kind: 'member' as const, currency: holder.currency };
  const { launchToken } = await launchGame(held.db, { player, nodeId: table.nodeId, language: 'en' });
  const { playerToken, playerId } = await table.port.authenticate({ launchToken });
  const round = { roundId: 'mali-1', amount: units(2) };
  await table.port.bet({ playerToken, transactionId: 'mali-bet', ...round });
  await table.port.win({ playerId, transactionId: 'mali-win', ...round, endsRound: true });

  const before = await dump();
  for (const secret of Object.values(SECRETS)) expect(before.all).not.toContain(secret);
  for (const plain of Object.values(PLAIN)) expect(before.all).toContain(plain);
  expect(before.rows).toMatch(TAIL);

  const exported = JSON.stringify(await exportMember(id));
  for (const text of [...Object.values(SECRETS), ...Object.values(PLAIN), 'My reels stood still.'])
    expect(exported).toContain(text);
  expect(JSON.parse(exported)).toMatchObject({
    deposits: [{ amount: '300.00', status: 'approved' }],
    withdrawals: [],
    recentGames: [{ game: 'Quiet Harbour', vendor: 'PERSONAL' }],
    rounds: [{ game: 'Quiet Harbour', stake: '2.00', payout: '2.00', status: 'closed' }],
    messages: [{ kind: expect.any(String) as string }],
    statement: [
      { kind: 'deposit', amount: '300.00', balance: '300.00' },
      { kind: 'deposit', amount: '1.00', balance: '301.00' },
      { kind: 'bet', amount: '-2.00', balance: '299.00' },
      { kind: 'win', amount: '2.00', balance: '301.00' },
    ],
  });
  expect(exported).not.toMatch(/argon2|password/i);

  // A member who is owed money cannot be erased.
  await expect(eraseMember(id)).rejects.toMatchObject({ code: 'MEMBER_UNSETTLED', status: 409 });
  const withdrawal = await requestWithdrawal(held.db, holder, {
    channel: 'bank',
    amount: units(301),
    paymentPassword: PAYMENT_PASSWORD,
    requestId: 'personal-withdrawal',
  });
  await inTransaction(held.db, (tx) => approveWithdrawal(tx, withdrawal.id, 1n));
  await inTransaction(held.db, (tx) => payWithdrawal(tx, withdrawal.id, 2n, 'BANK-1'));
  await expect(eraseMember(id)).rejects.toMatchObject({ code: 'MEMBER_UNSETTLED' });
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `UPDATE cashier.withdrawal SET status = 'received', confirmed_at = now() WHERE member_id = $1`,
      [String(id)],
    ),
  );

  const pictures = await held.db.selectFrom('inbox.feedback_picture').select('file').execute();
  const unchanged = await moneyRecords();
  await eraseMember(id);
  expect(await moneyRecords()).toBe(unchanged);
  expect(await verifyLedger(held.db)).toMatchObject({ passed: true });

  const after = await dump();
  for (const text of [...Object.values(SECRETS), ...Object.values(PLAIN), 'My reels stood still.'])
    expect({ text, found: after.all.includes(text) }).toEqual({ text, found: false });
  expect(TAIL.exec(after.rows)).toBeNull();
  for (const { file } of pictures) expect(existsSync(picturePath(file))).toBe(false);
  expect(await sessionOfToken(token)).toBeUndefined();
  expect(await listAuditEntries(held.db, { subject: `member:${id}`, limit: 2 })).toMatchObject([
    { action: 'member.erase' },
  ]);
  // The name can be registered again, without the erased member's data.
  await createMember(held.db, { account: PLAIN.account });
  await expect(eraseMember(1n)).rejects.toMatchObject({ status: 404 });
});

test('a correction that waits refuses the erasure; the decided ones keep their amounts and lose their texts', async () => {
  const table = await openTable(held.db, 'CORRECTED');
  const { memberId, playerToken } = await seat(held.db, table, 'correctedperson', 0);
  const other = await createMember(held.db, { account: 'someoneelse' });
  await table.port.settleRound({
    playerToken,
    roundId: 'r',
    transactionId: 't',
    stake: units(0),
    payout: units(0),
  });
  const { id: roundId } = await held.db
    .selectFrom('gateway.round')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { id: maker } = await createOperatorBrowser(held.db, 'maker', []);
  const { id: checker } = await createOperatorBrowser(held.db, 'checker', []);
  const request = async (action: string, subject: string, status: string, account: string) => {
    const facts = JSON.stringify({ account, balance: { amount: '5.00', currency: 'THB' } });
    const reason = `about ${account}`;
    const { id } = await held.db
      .insertInto('backoffice.approval')
      .values({
        action,
        subject,
        payload: JSON.stringify({ amount: '5.00', reason }),
        before: facts,
        after: facts,
        reason,
        requested_by: maker,
        requested_at: now(),
        ends_at: new Date(now().getTime() + 60_000),
        status,
        ...(status === 'pending'
          ? {}
          : { decided_by: checker, decided_at: now(), decision_reason: `not for ${account}` }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const ownRound = `round:${roundId}`;
  const adjusted = await request('balance.adjust', `member:${memberId}`, 'performed', 'correctedperson');
  await request('round.void', ownRound, 'rejected', 'correctedperson');
  const kept = await request('balance.adjust', `member:${other.id}`, 'rejected', 'someoneelse');
  await request('balance.adjust', `member:${other.id}`, 'pending', 'someoneelse');
  await request('settings.threshold', 'setting:cashier.adjustAbove', 'pending', 'none');
  const { id: list } = await held.db
    .insertInto('backoffice.member_import')
    .values({
      file_name: 'list.csv',
      operator_id: maker,
      status: 'checked',
      added: 1,
      refused: 1,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await held.db
    .insertInto('backoffice.member_import_row')
    .values(
      ['CorrectedPerson', 'someoneelse'].map((account, index) => ({
        import_id: list,
        place: index + 1,
        line: index + 2,
        outcome: 'new',
        account,
        sealed: Buffer.from('sealed'),
      })),
    )
    .execute();

  for (const [action, subject] of [
    ['balance.adjust', `member:${memberId}`],
    ['round.void', ownRound],
  ] as const) {
    const id = await request(action, subject, 'pending', 'correctedperson');
    await expect(eraseMember(memberId)).rejects.toMatchObject({ code: 'MEMBER_UNDECIDED', status: 409 });
    // Its time is over, or the operator withdraws it.
    await held.db
      .updateTable('backoffice.approval')
      .set(
        action === 'round.void'
          ? { status: 'expired', decided_at: now() }
          : { status: 'withdrawn', decided_by: maker, decided_at: now() },
      )
      .where('id', '=', id)
      .execute();
  }
  await eraseMember(memberId);
  expect((await dump()).all).not.toMatch(/correctedperson/i);
  const approval = (id: bigint) =>
    held.db.selectFrom('backoffice.approval').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(await approval(adjusted)).toMatchObject({
    reason: '--',
    decision_reason: '--',
    payload: { amount: '5.00', reason: '--' },
    before: { account: '--', balance: { amount: '5.00', currency: 'THB' } },
  });
  expect(await approval(kept)).toMatchObject({
    reason: 'about someoneelse',
    after: { account: 'someoneelse' },
  });
  const rows = await held.db.selectFrom('backoffice.member_import_row').select('account').execute();
  expect(rows).toEqual([{ account: 'someoneelse' }]);
});

/** Tables whose rows do not identify a member: what was played and paid, and for how long play was stopped, by the member's number. */
const MONEY_TABLES = [
  'agents.link_member',
  'agents.play',
  'agents.play_round',
  'cashier.deposit',
  'cashier.member_tier',
  'cashier.withdrawal',
  'gateway.game_session',
  'gateway.launch',
  'gateway.round',
  'gateway.transaction',
  'gateway.wallet_book',
  'gateway.wallet_transfer',
  'identity.referral',
  'identity.referral_count',
  'protection.exclusion',
  'reporting.member_day',
  'reporting.member_hour',
  'reporting.round_change',
  'rewards.bonus_decision',
  'rewards.bonus_event',
  'rewards.check_in',
  'rewards.competition_entry',
  'rewards.competition_result',
  'rewards.conversion',
  'rewards.mission_baseline',
  'rewards.mission_done',
  'rewards.points_bet',
  'rewards.points_member',
  'rewards.promotion_entry',
  'rewards.promotion_grant',
  'rewards.raffle_ticket',
  'rewards.raffle_winner',
  'rewards.rebate_claim',
  'rewards.rebate_day',
  'rewards.rebate_line',
  'rewards.rebate_member',
  'rewards.referral_review',
  'rewards.spin',
  'rewards.vip_member',
  'rewards.wheel_seed',
];

test('every table with a member’s data is erased, or belongs to the ledger', async () => {
  const { tables, erasure } = await asOwner(held.ownerUrl, async (client) => {
    const found = await client.query<{ name: string }>(
      `SELECT table_schema || '.' || table_name AS name FROM information_schema.columns JOIN information_schema.tables
        USING (table_schema, table_name)
        WHERE column_name = 'member_id' AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const { rows } = await client.query<{ text: string }>(
      `SELECT pg_get_functiondef('backoffice.erase_member'::regproc) AS text`,
    );
    return { tables: found.rows.map(({ name }) => name), erasure: rows[0]!.text };
  });
  expect(tables.length).toBeGreaterThan(20);
  const erased = tables.filter((name) => new RegExp(`(?:DELETE FROM|UPDATE) ${name}\\b`).test(erasure));
  expect(tables.filter((name) => !erased.includes(name) && !MONEY_TABLES.includes(name))).toEqual([]);
});
