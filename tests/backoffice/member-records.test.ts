/** Finding members by anything; notes, tags, duplicates and sessions; creating and importing members. */
import { POST as login } from '@/app/wps/session/login/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import * as commands from '@/lib/backoffice/members/commands';
import * as records from '@/lib/backoffice/members/records';
import { listDuplicates, listNotes, tagNames } from '@/lib/backoffice/members/queries';
import { findMembers } from '@/lib/backoffice/members/search';
import { checkList, discardImport, startImport } from '@/lib/backoffice/member-imports/commands';
import { runMemberImport } from '@/lib/backoffice/member-imports/jobs';
import { exampleList } from '@/lib/backoffice/member-imports/loaders';
import { reportRows, requireImport } from '@/lib/backoffice/member-imports/queries';
import { findOperator } from '@/lib/backoffice/operators/queries';
import type { Actor } from '@/lib/backoffice/types';
import { addPayee } from '@/lib/cashier/payees/commands';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { fillNameLookups } from '@/lib/identity/profile/commands';
import { openSessions } from '@/lib/identity/sessions/queries';
import type { AppError } from '@/lib/platform/errors';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const PASSWORD = 'chosen-lanterns-41';
let actor: Actor;

beforeAll(async () => {
  const { id } = await createOperatorBrowser(held.db, 'keeper');
  actor = { db: held.db, ip: '127.0.0.1', operator: (await findOperator(held.db, id))! };
});

const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => 'OK',
    (error: unknown) => Object.values((error as AppError).fields ?? {})[0]?.code ?? (error as AppError).code,
  );
const csv = (text: string) => new File([text], 'members.csv');

describe('the search', () => {
  let id: bigint;
  let code: string;
  beforeAll(async () => {
    const made = await createMember(held.db, {
      account: 'findable_one',
      password: PASSWORD,
      paymentPassword: '482913',
      profile: { payeeName: 'Somchai  Dee' },
    });
    ({ id } = made);
    code = made.referralCode;
    await createMember(held.db, { account: 'other' });
    await setContact(held.db, id, 'mobile', '+66812345678', false);
    await setContact(held.db, id, 'email', 'Find@Example.com', false);
    await addPayee(held.db, id, {
      bank: 'Bank',
      holder: 'Malee Dee',
      number: '9876543210',
      paymentPassword: '482913',
    });
    await new Browser().send(login, 'POST', '/wps/session/login', {
      username: 'findable_one',
      password: PASSWORD,
    });
  });

  it.each([
    ['id', () => String(id)],
    ['referralCode', () => code.toLowerCase()],
    ['mobile', () => '+66 81-234 5678'],
    ['mobile', () => '081 234 5678'],
    ['email', () => 'find@example.COM'],
    ['name', () => 'somchai dee'],
    ['name', () => 'MALEE DEE'],
    ['bankAccount', () => '98765 43210'],
    ['bankAccountEnd', () => '3210'],
    ['address', async () => (await openSessions(held.db, id))[0]!.ip],
  ])('finds by %s', async (match, text) => {
    const { matches } = await findMembers(held.db, await text());
    expect([...matches]).toEqual([[id, match]]);
  });

  it('finds a part of the account name, and takes wildcards as text', async () => {
    expect((await findMembers(held.db, 'ABLE_o')).pattern).toBe('%able\\_o%');
    expect((await findMembers(held.db, 'f%')).pattern).toBe('f\\%%');
  });

  it('finds names that were stored before names had a key', async () => {
    await held.db.updateTable('identity.profile_field').set({ lookup: null }).execute();
    expect((await findMembers(held.db, 'somchai dee')).matches.size).toBe(0);
    expect(await fillNameLookups(held.db)).toBeGreaterThan(0);
    expect((await findMembers(held.db, 'somchai dee')).matches.get(id)).toBe('name');
  });
});

it('keeps notes as they were written: the application may not change them', async () => {
  const { id } = await createMember(held.db, { account: 'noted' });
  await records.addNote(actor, { id, body: 'First' });
  const { list } = await listNotes(held.db, id, { pageNum: 1, pageSize: 9 });
  expect(list).toMatchObject([{ body: 'First', operator: 'keeper' }]);
  await expect(held.db.updateTable('backoffice.member_note').set({ body: 'x' }).execute()).rejects.toThrow(
    /permission denied/,
  );
});

it('has one tag of a name, and takes a deleted tag from its members', async () => {
  const { id } = await createMember(held.db, { account: 'tagged' });
  const tag = BigInt((await records.createTag(actor, { name: 'Streamer', colour: 'jade' })).id);
  expect(await refused(records.createTag(actor, { name: 'STREAMER', colour: 'plain' }))).toBe(
    'TAG_NAME_TAKEN',
  );
  await records.setMemberTags(actor, { id, tagIds: [tag, tag] });
  expect(await tagNames(held.db, id)).toEqual(['Streamer']);
  expect(await refused(records.setMemberTags(actor, { id, tagIds: [tag, 999n] }))).toBe('NOT_FOUND');
  expect(await tagNames(held.db, id)).toEqual(['Streamer']);
  await records.deleteTag(actor, tag);
  expect(await tagNames(held.db, id)).toEqual([]);
});

it('shows a duplicate at both members, once, and not a member as their own', async () => {
  const [one, other] = [
    await createMember(held.db, { account: 'twin1' }),
    await createMember(held.db, { account: 'twin2' }),
  ];
  const mark = (id: bigint, text: string) =>
    refused(records.markDuplicate(actor, { id, other: text, reason: 'Same bank account' }));
  expect(await mark(other.id, 'TWIN1')).toBe('OK');
  expect(await mark(one.id, String(other.id))).toBe('DUPLICATE_KNOWN');
  expect(await mark(one.id, 'twin1')).toBe('OWN_DUPLICATE');
  expect(await mark(one.id, 'nobody')).toBe('MEMBER_UNKNOWN');
  expect(await listDuplicates(held.db, one.id)).toMatchObject([
    { id: other.id, reason: 'Same bank account' },
  ]);
  expect(await listDuplicates(held.db, other.id)).toMatchObject([{ id: one.id }]);
});

it('ends one session, and all', async () => {
  const { id } = await createMember(held.db, { account: 'logged', password: PASSWORD });
  for (let count = 0; count < 3; count += 1)
    await new Browser().send(login, 'POST', '/wps/session/login', { username: 'logged', password: PASSWORD });
  const [first] = await openSessions(held.db, id);
  await commands.endSession(actor, { id, sessionId: first!.id });
  expect(await openSessions(held.db, id)).toHaveLength(2);
  const other = (await createMember(held.db, { account: 'elsewhere' })).id;
  const [second] = await openSessions(held.db, id);
  expect(await refused(commands.endSession(actor, { id: other, sessionId: second!.id }))).toBe('NOT_FOUND');
  await commands.endSessions(actor, id);
  expect(await openSessions(held.db, id)).toEqual([]);
});

it('creates a member who must replace the one-time password', async () => {
  const empty = { kind: 'member', nickname: '', name: '', mobile: '', email: '', country: '', upline: '' };
  const made = await commands.createMember(actor, { ...empty, account: 'handmade' });
  const entered = await new Browser().send(login, 'POST', '/wps/session/login', {
    username: 'handmade',
    password: made.password,
  });
  expect(entered.body.value).toMatchObject({ passwordExpired: true });
  const again = (given: object) =>
    refused(commands.createMember(actor, { ...empty, account: 'handmade2', ...given }));
  expect(await again({ account: 'HANDMADE' })).toBe('USERNAME_TAKEN');
  expect(await again({ mobile: '12' })).toBe('MOBILE_INTERNATIONAL');
  expect(await again({ upline: 'nobody' })).toBe('MEMBER_UNKNOWN');
  // A member is no agent: an agent cannot be below one.
  expect(await again({ upline: 'handmade', kind: 'agent' })).toBe('MEMBER_UNKNOWN');
});

describe('an import', () => {
  it('checks row by row, then creates each member once, also if two runs meet', async () => {
    const text = [
      'account,kind,upline,email',
      'importlead,agent,,lead@example.com',
      'importone,member,importlead,one@example.com',
      'importone,,,',
      '1bad,,,',
      'importtwo,,nobody,',
      'importthree,,,not-an-address',
      'importfour,,',
    ].join('\n');
    const checked = await checkList(actor, csv(text));
    expect(checked).toMatchObject({ added: 2, refused: 5 });
    const id = BigInt(checked.id);
    const rows = await reportRows(held.db, id, { outcome: 'refused', after: 0 });
    expect(rows.map(({ line, reasons }) => [line, reasons![0]!.code])).toEqual([
      [4, 'USERNAME_TAKEN'],
      [5, 'PATTERN_LETTER_FIRST'],
      [6, 'MEMBER_UNKNOWN'],
      [7, 'PATTERN_EMAIL'],
      [8, 'CELL_COUNT'],
    ]);
    await startImport(actor, id);
    await Promise.all([runMemberImport(held.db, id), runMemberImport(held.db, id)]);
    expect(await requireImport(held.db, id)).toMatchObject({ status: 'done', written: 2, outdated: 0 });
    const made = await held.db
      .selectFrom('identity.member as m')
      .innerJoin('identity.member as u', 'u.id', 'm.upline_id')
      .select(['m.account', 'u.account as upline'])
      .where('m.account', 'like', 'import%')
      .execute();
    expect(made).toEqual([{ account: 'importone', upline: 'importlead' }]);
    const left = await held.db
      .selectFrom('backoffice.member_import_row')
      .select('sealed')
      .where('sealed', 'is not', null)
      .execute();
    expect(left).toEqual([]);
  });

  it('is deleted with its rows if it was checked and not started, and only then', async () => {
    const checked = await checkList(actor, csv('account,email\ndiscardone,one@example.com\n1bad,\n'));
    const id = BigInt(checked.id);
    await discardImport(actor, id);
    await expect(requireImport(held.db, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await reportRows(held.db, id, { outcome: undefined, after: 0 })).toEqual([]);
    expect(await listAuditEntries(held.db, { subject: `memberImport:${id}`, limit: 1 })).toMatchObject([
      { action: 'memberImport.discard', detail: { file: 'members.csv', added: 1, refused: 1 } },
    ]);
    await expect(startImport(actor, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = BigInt((await checkList(actor, csv('account\ndiscardtwo\n'))).id);
    // The start and the end of the list at once: one of them is refused, and the list is either started or gone.
    const outcomes = await Promise.allSettled([startImport(actor, other), discardImport(actor, other)]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const started = BigInt((await checkList(actor, csv('account\ndiscardthree\n'))).id);
    await startImport(actor, started);
    await expect(discardImport(actor, started)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
  });

  it('leaves out a name that was taken between the check and its start', async () => {
    const { id } = await checkList(actor, csv('account\nlateone\nlatetwo\n'));
    await createMember(held.db, { account: 'LateOne' });
    await startImport(actor, BigInt(id));
    await runMemberImport(held.db, BigInt(id));
    expect(await requireImport(held.db, BigInt(id))).toMatchObject({ written: 1, outdated: 1 });
  });

  it.each([
    ['', 'LIST_EMPTY'],
    ['game,vendor\na,b', 'LIST_FORM'],
    ['account,salary\na,b', 'LIST_UNKNOWN_COLUMN'],
    ['kind\nmember', 'LIST_COLUMNS'],
  ])('refuses the file “%s”', async (text, code) => {
    expect(await refused(checkList(actor, csv(text)))).toBe(code);
  });

  it('takes its own example', async () => {
    const checked = await checkList(actor, new File([new Uint8Array(exampleList())], 'example.csv'));
    expect(checked).toMatchObject({ added: 2, refused: 0 });
  });
});
