/** The desk of agents: the tree, a move with its audit entry, and the permission for it. */
import { POST as changeRoute } from '@/app/(backoffice)/backoffice/api/agents/[id]/line/route';
import { POST as cancelRoute } from '@/app/(backoffice)/backoffice/api/agents/changes/[id]/cancel/route';
import { contractsOfMove, historyOf, listChanges, listTree } from '@/lib/agents/lines/operator-queries';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { createMember } from '@/lib/identity/commands';
import { now } from '@/lib/platform/clock';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const make = async (account: string, type: number, uplineId?: bigint) =>
  (await createMember(held.db, { account, type, uplineId })).id;
const ALL = { pageNum: 1, pageSize: 50 };

it('an operator with agents.write moves an agent with the line, and schedules and cancels a change', async () => {
  const [first, second] = [await make('deskone', 1), await make('desktwo', 1)];
  const sub = await make('desksub', 2, first);
  await make('deskleaf', 0, sub);
  const { browser: reader } = await createOperatorBrowser(held.db, 'desk-reader', ['agents.read']);
  const { browser } = await createOperatorBrowser(held.db, 'desk-mover', ['agents.read', 'agents.write']);
  const body = { type: 2, upline: 'DESKTWO', reason: 'asked for it' };
  const params = { id: String(sub) };
  const move = (by: typeof browser, more: object = {}) =>
    by.send(changeRoute, 'POST', `/backoffice/api/agents/${sub}/line`, { ...body, ...more }, params);
  expect((await move(reader)).status).toBe(403);
  expect((await move(browser, { upline: 'nobody' })).body.fields).toMatchObject({
    upline: { code: 'LINE_UPLINE' },
  });
  expect((await move(browser)).body.value).toMatchObject({ state: 'applied' });
  const tree = await listTree(held.db, { uplineId: undefined, search: '' }, ALL);
  expect(tree.list.map((row) => [row.account, row.direct, row.below])).toEqual([
    ['deskone', 0, 0],
    ['desktwo', 1, 2],
  ]);
  expect((await listTree(held.db, { uplineId: second, search: '' }, ALL)).list[0]).toMatchObject({ id: sub });
  expect((await listTree(held.db, { uplineId: undefined, search: 'DESKL' }, ALL)).total).toBe(1);
  expect(await historyOf(held.db, sub, 9)).toMatchObject([
    { state: 'applied', fromUpline: 'deskone', toUpline: 'desktwo', operator: 'desk-mover' },
  ]);
  const [entry] = await listAuditEntries(held.db, { subject: `member:${sub}`, limit: 1 });
  expect(entry).toMatchObject({ action: 'agentLine.change', detail: { reason: 'asked for it' } });
  expect(await contractsOfMove(held.db, sub, now())).toEqual({ own: 0, below: 0 });

  const at = new Date(now().getTime() + 3_600_000).toISOString();
  expect((await move(browser, { upline: '', type: 1, at })).body.value).toMatchObject({ state: 'scheduled' });
  const [scheduled] = (await listChanges(held.db, 'scheduled', ALL)).list;
  const cancel = () =>
    browser.send(
      cancelRoute,
      'POST',
      `/backoffice/api/agents/changes/${scheduled!.id}/cancel`,
      {},
      {
        id: String(scheduled!.id),
      },
    );
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).body.code).toBe('LINE_CHANGE_DECIDED');
  expect((await listChanges(held.db, 'done', ALL)).total).toBe(2);
});
