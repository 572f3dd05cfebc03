/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as NextIntl from 'next-intl';
import { PopupHost } from '@/components/site/popups/popup-host';
import { executionsFor, isBusyPath, typesFor } from '@/lib/content/announcements/rules';
import type { SessionState } from '@/components/session/session-store';

let session: SessionState;
let path: string;
jest.mock('@/components/session/use-session', () => ({ useSession: () => session }));
jest.mock('next/navigation', () => ({ usePathname: () => path }));
jest.mock('@/components/ui/messages-boundary', () => {
  const { NextIntlClientProvider } = jest.requireActual<typeof NextIntl>('next-intl');
  const popups = jest.requireActual<Record<string, string>>('@/messages/en/popups.json');
  return {
    MessagesBoundary: ({ children }: { children: React.ReactNode }) => (
      <NextIntlClientProvider locale="en" messages={{ popups }} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    ),
  };
});

const news = (id: string, more: object = {}) => ({
  id,
  title: `News ${id}`,
  content: `<p>Text of ${id}</p>`,
  startDate: '2026-03-01T00:00:00Z',
  promotionType: null,
  execution: ['B'],
  type: 'PU',
  ...more,
});
let list: object[];
let asked: URL[];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  session = { status: 'visitor' };
  path = '/rng';
  asked = [];
  list = [news('1')];
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(new URL(address, 'http://localhost'));
    const value = { list, pageNum: 1, pageSize: 9, total: list.length, totalPages: 1 };
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ success: true, value }) });
  }) as never;
});
afterEach(() => jest.useRealTimers());

/** Nothing is done on the page for some seconds. */
const rest = () => act(() => jest.advanceTimersByTimeAsync(5_000));
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

it('shows the popup once per browser session, separately for visitors and members', async () => {
  const first = render(<PopupHost locale="en" promotionPath="/promotions" />);
  await rest();
  expect(await screen.findByRole('dialog', { name: 'News 1' })).toBeTruthy();
  expect(asked[0]!.search).toContain('types=PU&platform=W&execution=B');
  await user().click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();

  const again = render(<PopupHost locale="en" promotionPath="/promotions" />);
  await rest();
  expect(screen.queryByRole('dialog')).toBeNull();
  again.unmount();

  session = { status: 'member' };
  sessionStorage.setItem('firstTimeLogin', 'true');
  render(<PopupHost locale="en" promotionPath="/promotions" />);
  await rest();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(asked).toHaveLength(2);
  expect(asked[1]!.searchParams.get('execution')).toBe('A,F');
});

it('sends no request before the session state is known, nor over dialogs and money pages', async () => {
  session = { status: 'unknown' };
  const view = render(<PopupHost locale="en" promotionPath="/promotions" />);
  await rest();
  session = { status: 'visitor' };
  path = '/th/login';
  view.rerender(<PopupHost locale="th" promotionPath="/promotions" />);
  await rest();
  expect(asked).toEqual([]);
});

it('waits until the page was still for five seconds, and until no field has the focus', async () => {
  const view = render(<PopupHost locale="en" promotionPath="/promotions" />);
  await act(() => jest.advanceTimersByTimeAsync(4_999));
  expect(asked).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(asked).toHaveLength(1);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  view.unmount();

  sessionStorage.clear();
  const search = document.body.appendChild(document.createElement('input'));
  search.focus();
  const typing = render(<PopupHost locale="en" promotionPath="/promotions" />);
  await rest();
  expect(screen.queryByRole('dialog')).toBeNull();
  search.remove();
  path = '/live';
  typing.rerender(<PopupHost locale="en" promotionPath="/promotions" />);
  await rest();
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it.each(['wheel', 'touchMove', 'pointerDown', 'keyDown'] as const)(
  'does not interrupt a page on which something was done (%s); the next page may show it',
  async (activity) => {
    const view = render(<PopupHost locale="en" promotionPath="/promotions" />);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    fireEvent[activity](document.body);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).toEqual([]);
    path = '/live';
    view.rerender(<PopupHost locale="en" promotionPath="/promotions" />);
    await rest();
    expect(await screen.findByRole('dialog')).toBeTruthy();
  },
);

it('does not open on the page that follows a registration or a login', async () => {
  path = '/register';
  const view = render(<PopupHost locale="en" promotionPath="/promotions" />);
  session = { status: 'member' };
  path = '/';
  view.rerender(<PopupHost locale="en" promotionPath="/promotions" />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked).toEqual([]);
  view.unmount();

  // The page may also be loaded anew, or the session may begin without a form of its own.
  path = '/login';
  render(<PopupHost locale="en" promotionPath="/promotions" />).unmount();
  path = '/rng';
  const loaded = render(<PopupHost locale="en" promotionPath="/promotions" />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  loaded.unmount();
  session = { status: 'visitor' };
  const other = render(<PopupHost locale="en" promotionPath="/promotions" />);
  session = { status: 'member' };
  other.rerender(<PopupHost locale="en" promotionPath="/promotions" />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked).toEqual([]);
});

it('shows the text of the chosen announcement and the link to its promotion', async () => {
  list = [news('1'), news('2', { promotionType: 'NEWBIE' })];
  render(<PopupHost locale="en" promotionPath="/promotions" />);
  await rest();
  await screen.findByText('Text of 1');
  expect(screen.queryByRole('link', { name: 'View promotions' })).toBeNull();
  await user().click(screen.getByRole('button', { name: 'News 2' }));
  expect(screen.getByText('Text of 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View promotions' }).getAttribute('href')).toBe('/promotions');
});

it('closes on Escape', async () => {
  render(<PopupHost locale="en" promotionPath="/promotions" />);
  await rest();
  await screen.findByRole('dialog');
  await user().keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('chooses types and executions by audience', () => {
  expect([typesFor('visitor'), executionsFor('visitor', true)]).toEqual([['PU'], ['B']]);
  expect([typesFor('member'), executionsFor('member', false)]).toEqual([['PU', 'PL'], ['A']]);
  for (const busy of ['/login', '/member/deposit', '/seamless', '/fairness'])
    expect(isBusyPath(busy)).toBe(true);
  for (const calm of ['/', '/members', '/promotions']) expect(isBusyPath(calm)).toBe(false);
});
