import fc from 'fast-check';
import { POST as columnsRoute } from '@/app/(backoffice)/backoffice/api/tables/columns/route';
import { POST as removeRoute } from '@/app/(backoffice)/backoffice/api/tables/filters/[id]/remove/route';
import { POST as filtersRoute } from '@/app/(backoffice)/backoffice/api/tables/filters/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { MAX_SAVED_FILTERS, TABLE_NAMES, type TableName } from '@/lib/backoffice/tables/constants';
import { fromSearch, periodOf, toQuery } from '@/lib/backoffice/tables/params';
import { chosenColumns, listSavedFilters } from '@/lib/backoffice/tables/queries';
import { tableOf } from '@/lib/backoffice/tables/registry';
import { filterOf, orderOf, requestOf, shownColumns } from '@/lib/backoffice/tables/rules';
import { membersTable } from '@/lib/backoffice/tables/sources/members';
import { createMember } from '@/lib/identity/commands';
import { decodeCursor, encodeCursor } from '@/lib/platform/cursor';
import { setClock } from '@/lib/platform/clock';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
afterEach(() => setClock(undefined));

interface Someone {
  browser: Browser;
  id: bigint;
}
let mina: Someone;
let theo: Someone;
let clerk: Someone;

beforeAll(async () => {
  mina = await createOperatorBrowser(held.db, 'mina');
  theo = await createOperatorBrowser(held.db, 'theo');
  clerk = await createOperatorBrowser(held.db, 'clerk', ['content.write']);
});

const save = ({ browser }: Someone, body: object) =>
  browser.send(filtersRoute, 'POST', '/backoffice/api/tables/filters', body);
const remove = ({ browser }: Someone, id: string) =>
  browser.send(removeRoute, 'POST', `/backoffice/api/tables/filters/${id}/remove`, {}, { id });
const namesFor = async ({ id }: Someone, table: TableName) =>
  (await listSavedFilters(held.db, id, table)).map(({ name }) => name);

describe('saved filters', () => {
  it('are for their operator alone unless they are shared, and only their operator deletes them', async () => {
    const own = await save(mina, { table: 'rounds', name: 'My slots', query: 'category=RNG' });
    await save(mina, { table: 'rounds', name: 'For all', query: 'category=FISH', shared: true });
    expect(await namesFor(mina, 'rounds')).toEqual(['For all', 'My slots']);
    expect(await namesFor(theo, 'rounds')).toEqual(['For all']);
    expect(await namesFor(theo, 'games')).toEqual([]);
    const id = own.body.value!.id as string;
    expect((await remove(theo, id)).status).toBe(404);
    expect(await namesFor(mina, 'rounds')).toEqual(['For all', 'My slots']);
    expect((await remove(mina, id)).status).toBe(200);
    expect(await namesFor(mina, 'rounds')).toEqual(['For all']);
    expect(
      (await listAuditEntries(held.db, { subject: `filter:${id}`, limit: 5 })).map(({ action }) => action),
    ).toEqual(['filter.remove', 'filter.save']);
  });

  it('are refused for a table that the operator may not read', async () => {
    expect((await save(clerk, { table: 'rounds', name: 'x', query: '' })).status).toBe(403);
    expect(await namesFor(clerk, 'rounds')).toEqual(['For all']); // pages and routes check the permission
  });

  it('store what the table understands, without the place in the list, and replace those of the same name', async () => {
    const query = 'vendor=PG&after=abc&evil=1&period=last7&unit=day';
    expect((await save(theo, { table: 'revenue', name: 'Weekly', query })).body.value).toMatchObject({
      query: 'period=last7&vendor=PG&unit=day',
    });
    await save(theo, { table: 'revenue', name: 'WEEKLY', query: 'period=today' });
    const [only, ...others] = await listSavedFilters(held.db, theo.id, 'revenue');
    expect(others).toEqual([]);
    expect(only).toMatchObject({ name: 'Weekly', query: 'period=today', own: true });
  });

  it('are limited for each operator and table, also if they are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_SAVED_FILTERS + 3 }, (_, n) =>
        save(theo, { table: 'games', name: `filter ${n}`, query: '' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_SAVED_FILTERS);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_FILTERS');
  });
});

describe('the columns of a table', () => {
  it('are remembered for each operator', async () => {
    const choose = (who: Someone, columns: string[]) =>
      who.browser.send(columnsRoute, 'POST', '/backoffice/api/tables/columns', { table: 'members', columns });
    expect((await choose(mina, ['account', 'balance'])).status).toBe(200);
    expect((await choose(clerk, ['account'])).status).toBe(403);
    expect((await choose(mina, [])).body.fields!.columns!.code).toBe('COLUMNS_NONE');
    expect(await chosenColumns(held.db, mina.id, 'members')).toEqual(['account', 'balance']);
    expect(await chosenColumns(held.db, theo.id, 'members')).toBeUndefined();
  });

  it('are shown in the order of the table, and never none', () => {
    const columns = membersTable.columns({});
    expect(shownColumns(columns, ['held', 'account']).map(({ key }) => key)).toEqual(['account', 'held']);
    expect(shownColumns(columns, ['gone']).length).toBeGreaterThan(3);
    expect(shownColumns(columns, undefined).some(({ optional }) => optional)).toBe(false);
  });
});

describe('pages by cursor', () => {
  it('show every row once, forwards and backwards, in each order', async () => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    for (let n = 0; n < 23; n += 1) {
      // Some members joined in the same moment.
      setClock(new Date(start + Math.floor(n / 3) * 1000));
      await createMember(held.db, { account: `Page${(n * 7) % 23}` });
    }
    for (const order of membersTable.orders)
      for (const direction of ['asc', 'desc']) {
        const query = toQuery({ account: 'page', order, direction });
        const read = async (cursor: string[] | undefined, back = false) =>
          membersTable.page(held.db, {
            query,
            locale: 'en',
            ...orderOf(membersTable, query),
            cursor,
            back,
            limit: 5,
          });
        const all: string[] = [];
        let page = await read(undefined);
        expect(page.previous).toBeUndefined();
        for (;;) {
          all.push(...page.rows.map(({ account }) => account));
          if (!page.next) break;
          page = await read(page.next);
        }
        expect(new Set(all).size).toBe(23);
        const sorted = [...all].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
        if (order === 'account') expect(all).toEqual(direction === 'asc' ? sorted : sorted.reverse());
        const backwards: string[] = [];
        while (page.previous) {
          page = await read(page.previous, true);
          backwards.unshift(...page.rows.map(({ account }) => account));
        }
        expect(backwards).toEqual(all.slice(0, backwards.length));
        expect(backwards.length).toBeGreaterThan(17);
      }
  });

  it('have cursors that survive an address, and ignore what is none', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 4 }), (values) => {
        const cursor = values.map((value) => value.replaceAll('\u0000', ''));
        expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
      }),
    );
    for (const text of [undefined, '', '%', 'bnVsbA', 'WzFd', 'a'.repeat(600), encodeCursor(['\u0000'])])
      expect(decodeCursor(text)).toBeUndefined();
  });
});

const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "'; DROP TABLE backoffice.audit; --",
    '9223372036854775808',
    '-1',
    '2026-02-30',
    '0001-01-01',
    '2999-12-31',
    'last7',
    'hour',
    'game',
    'desc',
    '\ud800',
    'none',
    'THB',
    '%_\\',
    encodeCursor(['1', '2', '3']),
    encodeCursor(['', 'x', 'y']),
    encodeCursor(['9'.repeat(18), '']),
    encodeCursor(['2026-01-01T00:00:00.000000Z', '1']),
    encodeCursor(['9999-99-99T99:99:99.999999Z', '1']),
  ),
);
const PARAMS = [...new Set(TABLE_NAMES.flatMap((name) => tableOf(name).params)), 'after', 'before'];

describe.each(TABLE_NAMES)('the table %s', (name) => {
  const source = tableOf(name);

  it('answers whatever its address says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...PARAMS), hostile, { maxKeys: 6 }), async (params) => {
        const query = toQuery(params);
        const { rows } = await source.page(held.db, requestOf(source, query, 'en'));
        expect(rows.length).toBeLessThanOrEqual(50);
        const totals = (await source.totals?.(held.db, query)) ?? {};
        const keys = source.columns(query).map(({ key }) => key);
        expect(keys).toEqual(expect.arrayContaining(Object.keys(totals)));
        // A filter is stable: what is saved is what is read.
        const filter = filterOf(source, query);
        expect(filterOf(source, fromSearch(filter))).toBe(filter);
      }),
      { numRuns: 12 },
    );
  });
});

describe('the period of a report', () => {
  it('is in the address or the usual one, and not longer than two years', () => {
    setClock(new Date('2026-03-04T04:00:00Z'));
    expect(periodOf({})).toEqual({ shortcut: 'last7', days: { from: '2026-02-25', until: '2026-03-03' } });
    expect(periodOf({ period: 'thisMonth' }).days).toEqual({ from: '2026-03-01', until: '2026-03-04' });
    expect(periodOf({ from: '2026-01-05', until: '2026-01-06' })).toEqual({
      shortcut: undefined,
      days: { from: '2026-01-05', until: '2026-01-06' },
    });
    expect(periodOf({ from: '2026-01-06', until: '2026-01-05' }).shortcut).toBe('last7');
    expect(periodOf({ from: '1990-01-01', until: '2026-01-05' }).days.from).toBe('2024-01-06');
  });
});
