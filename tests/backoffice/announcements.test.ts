import { POST as write } from '@/app/(backoffice)/backoffice/api/announcements/route';
import { POST as change } from '@/app/(backoffice)/backoffice/api/announcements/[id]/route';
import { POST as remove } from '@/app/(backoffice)/backoffice/api/announcements/[id]/remove/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { announcements } from '@/lib/content/announcements/queries';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let browser: Browser;
beforeAll(async () => {
  ({ browser } = await createOperatorBrowser(held.db, 'herald', ['content.write']));
});

const WORDS = {
  type: 'PU',
  execution: ['A', 'F'],
  title: { en: 'Lanterns tonight', th: 'โคมคืนนี้' },
  content: { en: '<p onclick="x()">Come<script>x()</script></p>' },
  promotionType: null,
  published: true,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
};
const post = (handler: typeof write, body: object, id?: string) =>
  browser.send(handler as never, 'POST', '/backoffice/api/announcements', body, id ? { id } : undefined);
const shown = async (execution: 'A' | 'B' | 'F') =>
  (await announcements(held.db, 'th', { types: ['PU'], execution: [execution], pageNum: 1, pageSize: 9 }))
    .list;

it('is published sanitised, updated and deleted, each with an audit entry', async () => {
  const written = await post(write, WORDS);
  expect(written.status).toBe(200);
  const { id } = written.body.value as { id: string };
  expect(await shown('F')).toMatchObject([{ id, title: 'โคมคืนนี้', content: '<p>Come</p>' }]);
  expect(await shown('B')).toEqual([]);

  const second = { ...WORDS, execution: ['B'], title: { en: 'Tonight' } };
  expect((await post(change, { ...second, version: 1 }, id)).status).toBe(200);
  expect(await shown('A')).toEqual([]);
  expect(await shown('B')).toMatchObject([{ title: 'Tonight' }]);

  expect((await post(remove, {}, id)).status).toBe(200);
  expect(await shown('B')).toEqual([]);
  expect((await post(remove, {}, id)).status).toBe(404);
  expect((await post(change, { ...WORDS, version: 2 }, id)).status).toBe(404);
  const lines = await listAuditEntries(held.db, { subject: `announcement:${id}`, limit: 9 });
  expect(lines.map((line) => line.action)).toEqual([
    'announcement.remove',
    'announcement.change',
    'announcement.write',
  ]);
  expect(lines[2]!.detail).toMatchObject({
    after: { type: 'PU', execution: ['A', 'F'], title: WORDS.title, content: { characters: { en: 45 } } },
  });
  expect(lines[1]!.detail).toEqual({
    version: 2,
    before: { execution: ['A', 'F'], title: WORDS.title },
    after: { execution: ['B'], title: { en: 'Tonight' } },
  });
});

it.each([
  [{ title: { th: 'ไม่มีภาษาอังกฤษ' } }, 'title.en'],
  [{ content: { en: '<script>x()</script>' } }, 'content.en'],
  [{ execution: [] }, 'execution'],
  [{ execution: ['Z'] }, 'execution'],
  [{ type: 'XX' }, 'type'],
  [{ endsAt: '2025-12-31T00:00:00Z' }, 'endsAt'],
  [{ startsAt: 'soon' }, 'startsAt'],
])('%j is refused', async (given, field) => {
  const { status, body } = await post(write, { ...WORDS, ...given });
  expect(status).toBe(400);
  expect(Object.keys((body.fields ?? {}) as object).some((name) => name.startsWith(field))).toBe(true);
});
