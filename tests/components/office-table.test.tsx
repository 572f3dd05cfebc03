/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/backoffice/data-table';
import { ExportList } from '@/components/backoffice/exports/export-list';
import { ColumnMenu } from '@/components/backoffice/tables/column-menu';
import { ExportMenu } from '@/components/backoffice/tables/export-menu';
import { SavedFilters } from '@/components/backoffice/tables/saved-filters';
import { TableKeys } from '@/components/backoffice/tables/table-keys';
import { durationName } from '@/components/backoffice/tables/values';
import { PageLink } from '@/components/ui/page-link';
import type { ExportValue } from '@/lib/backoffice/exports/schema';
import backoffice from '@/messages/en/backoffice.json';
import exports_ from '@/messages/en/backoffice-exports.json';
import tables from '@/messages/en/backoffice-tables.json';
import errors from '@/messages/en/errors.json';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push }) }));

let sent: { method: string; path: string; body: unknown }[];
let response: { status: number; body: object };
beforeEach(() => {
  sent = [];
  push.mockClear();
  response = { status: 200, body: { success: true, value: {} } };
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    const body: unknown = init.body ? JSON.parse(init.body as string) : undefined;
    sent.push({ method: init.method!, path, body });
    return { ok: response.status < 400, status: response.status, json: async () => response.body };
  }) as unknown as typeof fetch;
  // jsdom lays nothing out: every element counts as visible, except the cards, which a wide screen hides.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.closest('li') ? null : document.body;
    },
  });
  Element.prototype.scrollIntoView = jest.fn();
});

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ backoffice, errors, 'backoffice-tables': tables, 'backoffice-exports': exports_ }}
      timeZone="UTC"
    >
      {children}
    </NextIntlClientProvider>,
  );

const rows = [
  { id: 'one', name: 'First', sum: '1' },
  { id: 'two', name: 'Second', sum: '2' },
  { id: 'three', name: 'Third', sum: '3' },
];
const table = (
  <DataTable
    label="Things"
    rows={rows}
    rowKey={({ id }) => id}
    rowHref={({ id }) => `/things/${id}`}
    empty={null}
    columns={[
      {
        key: 'name',
        head: 'Name',
        leads: true,
        cell: ({ name }) => name,
        sort: { href: '?order=name', direction: 'ascending' },
      },
      {
        key: 'sum',
        head: 'Sum',
        end: true,
        cell: ({ sum }) => sum,
        sort: { href: '?order=sum', direction: undefined },
      },
    ]}
    totals={{ label: 'Total', cells: { sum: '6' } }}
    sticky
  />
);

describe('a table', () => {
  it('names its order, links to the others, and ends with the sums', () => {
    show(table);
    const things = screen.getByRole('table', { name: 'Things' });
    expect(within(things).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(within(things).getByRole('link', { name: 'Sum' })).toHaveAttribute('href', '?order=sum');
    const last = within(things).getAllByRole('row').at(-1)!;
    expect(last).toHaveTextContent('Total6');
  });

  it('is read with the keyboard: / to the search, arrows to rows and pages, and typing is left alone', async () => {
    const open = jest.fn((event: Event) => event.preventDefault());
    show(
      <TableKeys hint="keys">
        <input aria-label="Search" data-search />
        {table}
        <PageLink rel="prev" href="?before=1">
          Previous
        </PageLink>
        <PageLink rel="next" href="?after=1">
          Next
        </PageLink>
      </TableKeys>,
    );
    const table_ = screen.getByRole('table');
    const link = (name: string) => within(table_).getByRole('link', { name });
    await userEvent.keyboard('{ArrowDown}');
    expect(link('First')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(link('Third')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(link('Second')).toHaveFocus();
    screen.getByText('Next').addEventListener('click', open);
    screen.getByText('Previous').addEventListener('click', open);
    await userEvent.keyboard('{ArrowRight}');
    expect(open).toHaveBeenCalledTimes(1);
    document.documentElement.dir = 'rtl';
    await userEvent.keyboard('{ArrowRight}');
    document.documentElement.dir = '';
    expect((open.mock.calls[1]![0].target as HTMLElement).textContent).toBe('Previous');
    await userEvent.keyboard('/');
    const search = screen.getByLabelText('Search');
    expect(search).toHaveFocus();
    await userEvent.keyboard('a/b{ArrowDown}');
    expect(search).toHaveValue('a/b');
    expect(search).toHaveFocus();
  });
});

it('the columns are stored, and one always stays', async () => {
  show(
    <ColumnMenu
      table="members"
      columns={[
        { key: 'account', label: 'Account', shown: true },
        { key: 'held', label: 'Held', shown: false },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose columns' }));
  expect(screen.getByLabelText('Account')).toBeDisabled();
  await userEvent.click(screen.getByLabelText('Held'));
  await userEvent.click(screen.getByLabelText('Account'));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/backoffice/api/tables/columns',
      body: { table: 'members', columns: ['held'] },
    },
  ]);
});

it('saved filters are opened by a link, saved with a name, and deleted by their owner', async () => {
  const saved = [
    { id: '1', name: 'Mine', query: 'vendor=PG', shared: false, own: true, owner: 'me' },
    { id: '2', name: 'Theirs', query: '', shared: true, own: false, owner: 'theo' },
  ];
  show(<SavedFilters table="rounds" base="/backoffice/reports/rounds" filter="period=today" saved={saved} />);
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute(
    'href',
    '/backoffice/reports/rounds?vendor=PG',
  );
  expect(screen.getByRole('link', { name: /Theirs/ })).toHaveTextContent('theo');
  expect(screen.queryByRole('button', { name: 'Delete “Theirs”' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Mine”' }));
  await userEvent.type(screen.getByLabelText('Save the present filter as'), 'Today');
  await userEvent.click(screen.getByLabelText('Show it to other operators too'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ path }) => path)).toEqual([
    '/backoffice/api/tables/filters/1/remove',
    '/backoffice/api/tables/filters',
  ]);
  expect(sent[1]!.body).toEqual({ table: 'rounds', name: 'Today', query: 'period=today', shared: true });
});

describe('the export menu', () => {
  const menu = (
    <ExportMenu
      table="revenue"
      filter="unit=day"
      columns={['bucket', 'gross']}
      candidates={[{ id: '7', account: 'mina', name: 'Mina' }]}
    />
  );

  it('requests the table as it is filtered, and opens the exports', async () => {
    show(menu);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/backoffice/exports'));
    expect(sent[0]).toMatchObject({
      path: '/backoffice/api/exports',
      body: { table: 'revenue', query: 'unit=day', columns: ['bucket', 'gross'] },
    });
  });

  it('schedules it, and shows why that is refused', async () => {
    response = {
      status: 400,
      body: {
        success: false,
        code: 'INVALID_INPUT',
        message: '',
        fields: {
          recipients: { code: 'RECIPIENT_NO_ACCESS', message: 'One of the recipients may not export.' },
        },
      },
    };
    show(menu);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /email/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Send this table regularly' });
    const create = within(dialog).getByRole('button', { name: 'Create schedule' });
    expect(create).toBeDisabled();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Each day');
    await userEvent.type(within(dialog).getByLabelText('Mina (mina)'), 'mina@example.com');
    await userEvent.click(create);
    expect(await within(dialog).findByText('One of the recipients may not export.')).toBeInTheDocument();
    expect(sent[0]!.body).toMatchObject({
      frequency: 'daily',
      recipients: [{ operatorId: '7', address: 'mina@example.com' }],
    });
  });
});

it('the progress of an export is read again until it is done, and the file can be downloaded', async () => {
  jest.useFakeTimers();
  const value = (status: ExportValue['status'], count: number): ExportValue => ({
    id: '5',
    table: 'rounds',
    query: 'from=2026-01-01',
    status,
    rows: count,
    bytes: status === 'done' ? 1_500_000 : 0,
    failure: null,
    createdAt: '2026-01-02T00:00:00.000Z',
    expiresAt: '2026-01-03T00:00:00.000Z',
    schedule: null,
    owner: 'mina',
    own: true,
  });
  const next = (status: ExportValue['status'], count: number) => {
    response = { status: 200, body: { success: true, value: { list: [value(status, count)] } } };
  };
  const initial = { list: [value('queued', 0)] };
  show(<ExportList initial={initial} />);
  const things = screen.getByRole('table');
  expect(within(things).getByText('Waiting')).toBeInTheDocument();
  next('running', 120_000);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(within(things).getByText('120,000')).toBeInTheDocument();
  next('done', 1_000_000);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(within(things).getByRole('link', { name: /Download/ })).toHaveAttribute(
    'href',
    '/backoffice/api/exports/5/file',
  );
  expect(within(things).getByText('1.5 MB')).toBeInTheDocument();
  // Nothing runs any more: the next reading is half a minute away.
  const calls = sent.length;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(sent).toHaveLength(calls);
  jest.useRealTimers();
});

test.each([
  [0.4, '0 sec'],
  [61, '1 min 1 sec'],
  [3_600, '1 hr'],
  [90_061, '1 day 1 hr'],
])('%d seconds are %s', (seconds, name) => {
  expect(durationName(seconds, 'en')).toBe(name);
});
