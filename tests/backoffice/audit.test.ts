import { appendAuditEntry } from '@/lib/backoffice/audit/commands';
import { AUDIT_CHECK } from '@/lib/backoffice/audit/checks';
import {
  auditHead,
  checkAudit,
  findBrokenAuditEntry,
  hasAuditAnchor,
  listAuditEntries,
} from '@/lib/backoffice/audit/queries';
import { auditFilter, auditQuery } from '@/lib/backoffice/audit/rules';
import { logAuditAnchor } from '@/lib/backoffice/jobs';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { main as verify } from '@/lib/cli/verify';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { asOwner, useTestDatabase } from '../support/database';

const held = useTestDatabase();

const write = (subject: string) =>
  appendAuditEntry(held.db, {
    operatorId: null,
    ip: '127.0.0.1',
    action: 'test.act',
    subject,
    detail: { of: subject },
  });

/** The owner of the tables disables the triggers and changes the log. */
const tamper = (work: string) =>
  asOwner(held.ownerUrl, (client) =>
    client.query(
      `BEGIN; ALTER TABLE backoffice.audit DISABLE TRIGGER ALL; ${work}; ALTER TABLE backoffice.audit ENABLE TRIGGER ALL; COMMIT`,
    ),
  );
const COPY = `CREATE TABLE backoffice.audit_copy AS TABLE backoffice.audit;
  CREATE TABLE backoffice.head_copy AS TABLE backoffice.audit_head`;
const RESTORE = `TRUNCATE backoffice.audit; INSERT INTO backoffice.audit TABLE backoffice.audit_copy; DROP TABLE backoffice.audit_copy;
  TRUNCATE backoffice.audit_head; INSERT INTO backoffice.audit_head TABLE backoffice.head_copy; DROP TABLE backoffice.head_copy`;
/** How many items the check of `npm run verify` finds wrong. */
const wrongItems = async () => Number((await AUDIT_CHECK.query.execute(held.db)).rows[0]!.wrong);

describe('the audit log (docs/trust.md X16)', () => {
  beforeAll(async () => {
    for (let line = 1; line <= 5; line++) await write(`thing:${line}`);
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(`parallel:${index}`)));
  });

  it('is complete and in one order under concurrent writers', async () => {
    expect(await findBrokenAuditEntry(held.db)).toBeUndefined();
    const lines = await listAuditEntries(held.db, { limit: 100 });
    expect(lines.map((line) => line.id)).toEqual(
      Array.from({ length: 25 }, (_, index) => BigInt(25 - index)),
    );
  });

  it.each([
    ['an edit', `UPDATE backoffice.audit SET detail = '{"of":"another"}' WHERE id = 3`, 3n],
    ['a removal', 'DELETE FROM backoffice.audit WHERE id = 3', 4n],
    ['removed last entries', 'DELETE FROM backoffice.audit WHERE id > 20', 25n],
    ['a removed first entry', 'DELETE FROM backoffice.audit WHERE id = 1', 2n],
    ['all entries removed', 'TRUNCATE backoffice.audit', 25n],
    [
      'a head that was moved back',
      'UPDATE backoffice.audit_head h SET id = a.id, hash = a.hash FROM backoffice.audit a WHERE a.id = 20',
      20n,
    ],
    [
      'an inserted entry',
      `INSERT INTO backoffice.audit SELECT 26, at, NULL, ip, 'test.act', subject, detail, hash, hash FROM backoffice.audit WHERE id = 25`,
      25n,
    ],
    [
      'an edited entry with a new hash of its own',
      `UPDATE backoffice.audit SET detail = '{}', hash = backoffice.audit_hash(id, at, operator_id, ip, action, subject, '{}', previous) WHERE id = 9`,
      10n,
    ],
    [
      'a change of order',
      'UPDATE backoffice.audit SET id = CASE id WHEN 3 THEN 1004 ELSE 3 END WHERE id IN (3, 4); UPDATE backoffice.audit SET id = 4 WHERE id = 1004',
      3n,
    ],
    ['another time', `UPDATE backoffice.audit SET at = at + interval '1 second' WHERE id = 7`, 7n],
  ])('finds %s', async (_, statement, line) => {
    await tamper(`${COPY}; ${statement}`);
    expect(await findBrokenAuditEntry(held.db)).toBe(line);
    expect(await wrongItems()).toBeGreaterThan(0);
    await tamper(RESTORE);
    expect(await wrongItems()).toBe(0);
    expect(await findBrokenAuditEntry(held.db)).toBeUndefined();
  });

  it('cannot be changed by the application, nor accidentally by its owner', async () => {
    await expect(held.db.deleteFrom('backoffice.audit').execute()).rejects.toThrow(/permission denied/);
    await expect(held.db.updateTable('backoffice.audit_head').set({ id: 1n }).execute()).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      asOwner(held.ownerUrl, (client) => client.query('DELETE FROM backoffice.audit')),
    ).rejects.toThrow(/refused/);
  });
});

describe('an anchor outside of the database', () => {
  /** The anchor that the hourly job writes into the server's log. */
  async function logged(): Promise<string> {
    const info = jest.spyOn(logger, 'info').mockImplementation(() => undefined);
    try {
      await logAuditAnchor(held.db);
      return (info.mock.calls[0]![0] as { auditAnchor: string }).auditAnchor;
    } finally {
      info.mockRestore();
    }
  }

  /** Runs `npm run verify`. Returns what it printed and whether it passed. */
  async function verified(...args: string[]): Promise<{ text: string; isGood: boolean }> {
    const printed: string[] = [];
    const spies = (['stdout', 'stderr'] as const).map((name) =>
      jest.spyOn(process[name], 'write').mockImplementation((text) => printed.push(String(text)) > 0),
    );
    try {
      await verify(args);
      return { text: printed.join(''), isGood: process.exitCode === undefined };
    } finally {
      process.exitCode = undefined;
      for (const spy of spies) spy.mockRestore();
    }
  }

  const CUT_TAIL_WITH_HEAD = `DELETE FROM backoffice.audit WHERE id > 20;
    UPDATE backoffice.audit_head h SET id = a.id, hash = a.hash FROM backoffice.audit a WHERE a.id = 20`;
  /** The last ten entries written anew, each with a hash that continues the one before it. */
  const REWRITE = `DO $$ DECLARE e backoffice.audit; p bytea; h bytea; BEGIN
      FOR e IN SELECT * FROM backoffice.audit WHERE id > 15 ORDER BY id LOOP
        SELECT a.hash INTO p FROM backoffice.audit a WHERE a.id = e.id - 1;
        h := backoffice.audit_hash(e.id, e.at, e.operator_id, e.ip, e.action, 'forged', e.detail, p);
        UPDATE backoffice.audit SET subject = 'forged', previous = p, hash = h WHERE id = e.id;
        UPDATE backoffice.audit_head SET hash = h WHERE id = e.id;
      END LOOP; END $$`;

  it.each([
    ['the tail was cut off together with the head', CUT_TAIL_WITH_HEAD],
    ['the tail was written anew', REWRITE],
  ])('is missing if %s, which the chain alone cannot tell', async (_, statement) => {
    const anchor = await logged();
    expect(anchor).toMatch(/^25:[0-9a-f]{64}$/);
    expect(await verified('--anchor', anchor)).toMatchObject({ isGood: true });
    await tamper(`${COPY}; ${statement}`);
    expect(await findBrokenAuditEntry(held.db)).toBeUndefined();
    expect(await verified()).toMatchObject({ isGood: true });
    const found = await verified('--anchor', anchor);
    expect(found.isGood).toBe(false);
    expect(found.text).toContain(`FAILED  the audit log has the anchor ${anchor}`);
    await tamper(RESTORE);
    expect(await verified('--anchor', anchor)).toMatchObject({ isGood: true });
  });

  it('is printed by npm run verify, and is the stored head', async () => {
    const { id, hash } = await auditHead(held.db);
    expect((await verified()).text).toContain(`The audit log ends at ${id}:${hash.toString('hex')}`);
    expect(await hasAuditAnchor(held.db, { id: 0n, hash })).toBe(true);
  });

  it.each([['--anchor'], ['--anchor', '7'], ['--anchor', '7:abc'], ['--other', `7:${'a'.repeat(64)}`]])(
    'is refused as %j',
    async (...args) => {
      const { text, isGood } = await verified(...args);
      expect({ text, isGood }).toEqual({ text: expect.stringMatching(/^usage/) as string, isGood: false });
    },
  );
});

describe('an incremental check', () => {
  it('reads new entries, and detects a change to them or to the entry it started at', async () => {
    const first = await checkAudit(held.db);
    expect(first).toMatchObject({ broken: undefined, head: { id: 25n } });
    await write('later:1');
    await write('later:2');
    const second = await checkAudit(held.db, first.head);
    expect(second).toMatchObject({ broken: undefined, head: { id: 27n } });
    expect(await checkAudit(held.db, second.head)).toMatchObject({ broken: undefined, head: { id: 27n } });
    await tamper(`${COPY}; UPDATE backoffice.audit SET action = 'other' WHERE id = 27`);
    expect((await checkAudit(held.db, first.head)).broken).toBe(27n);
    await tamper('DELETE FROM backoffice.audit WHERE id >= 25');
    expect((await checkAudit(held.db, first.head)).broken).toBe(25n);
    await tamper(RESTORE);
    expect((await checkAudit(held.db, first.head)).broken).toBeUndefined();
  });
});

describe('the filter of the audit page', () => {
  afterEach(() => setClock(undefined));

  it('finds entries by operator, action, subject, period and a part of the text', async () => {
    const operatorId = await createOperator(held.db, { account: 'narin', name: 'Narin', password: 'x' });
    setClock(new Date('2030-06-30T15:59:59.999Z'));
    const act = (action: string, subject: string, detail: object, by: bigint | null = operatorId) =>
      appendAuditEntry(held.db, { operatorId: by, ip: '::1', action, subject, detail: { ...detail } });
    await act('member.disable', 'member:7', { reason: '100% Sure_thing' });
    // Midnight in the settlement zone, GMT+8.
    advanceClock(1);
    await act('member.enable', 'member:7', { before: { status: 'disabled' } });
    await act('member.enable', 'member:8', {}, null);
    const found = async (given: Record<string, string>) => {
      const rows = await listAuditEntries(held.db, { ...auditFilter(auditQuery(given)), limit: 99 });
      return rows
        .filter(({ subject }) => subject.startsWith('member:'))
        .map(({ action, subject }) => `${action} ${subject}`);
    };
    const [disable, enable, other] = [
      'member.disable member:7',
      'member.enable member:7',
      'member.enable member:8',
    ];
    expect(await found({})).toEqual([other, enable, disable]);
    expect(await found({ operator: String(operatorId) })).toEqual([enable, disable]);
    expect(await found({ operator: 'console' })).toEqual([other]);
    expect(await found({ action: 'member.enable' })).toEqual([other, enable]);
    expect(await found({ subject: 'member:7' })).toEqual([enable, disable]);
    expect(await found({ to: '2030-06-30' })).toEqual([disable]);
    expect(await found({ from: '2030-07-01' })).toEqual([other, enable]);
    expect(await found({ text: 'DISABLED' })).toEqual([enable]);
    expect(await found({ text: '100% sure_' })).toEqual([disable]);
    expect(await found({ text: '1_0%' })).toEqual([]);
    expect(await found({ text: 'ember:8' })).toEqual([other]);
    expect(await found({ subject: 'member:7', action: 'member.enable', text: 'disabled' })).toEqual([enable]);
  });

  it('leaves out what an address has wrong', () => {
    const given = {
      operator: '-1',
      from: '2030-02-30',
      to: 'yesterday',
      action: ['a', 'b'],
      text: 'a\u0000b',
    };
    expect(auditQuery(given)).toEqual({
      operator: '',
      from: '',
      to: '',
      action: 'a',
      subject: '',
      text: 'ab',
    });
  });
});
