import { appendAuditEntry } from '@/lib/backoffice/audit/commands';
import { listAuditEntries, findBrokenAuditEntry, checkAudit } from '@/lib/backoffice/audit/queries';
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
    [
      'a change of order',
      'UPDATE backoffice.audit SET id = CASE id WHEN 3 THEN 1004 ELSE 3 END WHERE id IN (3, 4); UPDATE backoffice.audit SET id = 4 WHERE id = 1004',
      3n,
    ],
    ['another time', `UPDATE backoffice.audit SET at = at + interval '1 second' WHERE id = 7`, 7n],
  ])('finds %s', async (_, statement, line) => {
    // The owner of the tables disables the triggers. The log is copied first and restored afterwards, so that the next case finds it intact.
    const tampered = (work: string) =>
      asOwner(held.ownerUrl, (client) =>
        client.query(
          `BEGIN; ALTER TABLE backoffice.audit DISABLE TRIGGER ALL; ${work}; ALTER TABLE backoffice.audit ENABLE TRIGGER ALL; COMMIT`,
        ),
      );
    await tampered(`CREATE TABLE backoffice.audit_copy AS TABLE backoffice.audit; ${statement}`);
    expect(await findBrokenAuditEntry(held.db)).toBe(line);
    await tampered(
      'TRUNCATE backoffice.audit; INSERT INTO backoffice.audit TABLE backoffice.audit_copy; DROP TABLE backoffice.audit_copy',
    );
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

describe('an incremental check', () => {
  const tamper = (work: string) =>
    asOwner(held.ownerUrl, (client) =>
      client.query(
        `BEGIN; ALTER TABLE backoffice.audit DISABLE TRIGGER ALL; ${work}; ALTER TABLE backoffice.audit ENABLE TRIGGER ALL; COMMIT`,
      ),
    );

  it('reads new entries, and detects a change to them or to the entry it started at', async () => {
    const first = await checkAudit(held.db);
    expect(first).toMatchObject({ broken: undefined, head: { id: 25n } });
    await write('later:1');
    await write('later:2');
    const second = await checkAudit(held.db, first.head);
    expect(second).toMatchObject({ broken: undefined, head: { id: 27n } });
    expect(await checkAudit(held.db, second.head)).toMatchObject({ broken: undefined, head: { id: 27n } });
    await tamper(
      `CREATE TABLE backoffice.audit_copy AS TABLE backoffice.audit; UPDATE backoffice.audit SET action = 'other' WHERE id = 27`,
    );
    expect((await checkAudit(held.db, first.head)).broken).toBe(27n);
    await tamper('DELETE FROM backoffice.audit WHERE id >= 25');
    expect((await checkAudit(held.db, first.head)).broken).toBe(25n);
    await tamper(
      'TRUNCATE backoffice.audit; INSERT INTO backoffice.audit TABLE backoffice.audit_copy; DROP TABLE backoffice.audit_copy',
    );
    expect((await checkAudit(held.db, first.head)).broken).toBeUndefined();
  });
});
