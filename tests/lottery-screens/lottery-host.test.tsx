/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { forgetServerTime } from '@/components/lottery/clock/server-clock';
import { LotteryHost } from '@/components/lottery/lottery-host';
import type { ShellGame } from '@/components/lottery/shell-game';
import { refreshSession } from '@/components/session/session-store';
import { queryClient } from '@/components/ui/query-client';
import { loadMessages } from '@/lib/i18n/messages';
import type { WireCurrent, WireMenuGame } from '@/lib/studio/lottery/wire';

/** A page of the lottery in the browser: what it shows before the server has answered, and what it asks. */
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => window.location.pathname,
}));
jest.mock('@/components/session/use-live-queries', () => ({ useLiveQueries: () => undefined }));

class Stream {
  static readonly CLOSED = 2;
  addEventListener = () => undefined;
  close = () => undefined;
}

const shell = (gameCode: string, name: string, open = true): ShellGame => ({
  gameCode,
  name,
  region: 'CN',
  drawnByUs: false,
  open,
});
const GAMES = [shell('FAST5X1', 'Five digits'), shell('CARS10X1', 'Ten cars')];
const inMenu = (game: ShellGame): WireMenuGame => ({
  ...game,
  nodeId: '1',
  vassalage: 'LOTT',
  iconUrl: '/images/games/1.svg',
  minutes: 1,
  prizeModes: [{ code: 'LOTT', lowest: 1700, highest: 1980 }],
  closesAt: '2026-11-26T12:00:55.000Z',
  last: null,
});
const current: WireCurrent = {
  serverTime: '2026-11-26T12:00:30.000Z',
  draw: {
    period: '20261126-0722',
    status: 'open',
    opensAt: '2026-11-26T12:00:00.000Z',
    closesAt: '2026-11-26T12:00:55.000Z',
    drawsAt: '2026-11-26T12:01:00.000Z',
    result: null,
    corrected: false,
    ownDraw: true,
    commitment: 'ab',
    serverSeed: null,
    clientSeed: 'x',
    given: [],
  },
  previous: null,
  coming: [],
};

let menu: readonly ShellGame[];
let asked: string[];
let release: () => void;
/** Waited for before the menu is answered. */
let menuHeld: Promise<void> | undefined;
/** The code of the desk and of the board is loaded on first use. */
const LOADING = { timeout: 20_000 };
jest.setTimeout(60_000);

const messages = loadMessages('en') as Record<string, unknown>;
const page = { list: [], total: 0, pageNum: 1, pageSize: 20, totalPages: 1 };
const ANSWERS: Readonly<Record<string, (path: string) => unknown>> = {
  '/wps/member/info': () => ({ id: '7', account: 'a', nickname: 'a', type: 0, currency: 'THB' }),
  '/wps/v2/wallets/balance': () => ({ sumBalance: '5', currency: 'THB' }),
  '/lotto/lgw/games': () => ({ serverTime: current.serverTime, list: menu.map(inMenu) }),
};

beforeEach(() => {
  menu = GAMES;
  asked = [];
  menuHeld = undefined;
  queryClient.clear();
  forgetServerTime();
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  const held = new Promise<void>((resolve) => (release = resolve));
  Object.assign(globalThis, {
    EventSource: Stream,
    fetch: async (address: string) => {
      const { pathname } = new URL(address, 'http://site');
      const [, , , namespace] = pathname.split('/');
      if (pathname.startsWith('/messages/'))
        return { ok: true, status: 200, json: async () => messages[namespace!] };
      asked.push(pathname);
      if (pathname.startsWith('/lotto/')) await held;
      if (pathname === '/lotto/lgw/games') await menuHeld;
      const value = pathname.endsWith('/current') ? current : (ANSWERS[pathname]?.(pathname) ?? page);
      return { ok: true, status: 200, json: async () => ({ success: true, value }) };
    },
  });
});

async function open(query: string) {
  window.history.replaceState(null, '', `/lottery${query}`);
  await act(async () =>
    render(
      <LotteryHost
        locale="en"
        hall="LOTTERY"
        play={{ name: 'Straight', rule: 'Choose numbers.' }}
        games={GAMES}
      >
        <p>first view</p>
      </LotteryHost>,
    ),
  );
}

it('asks for the menu and the draws of the game of the address at once, and once', async () => {
  await open('?gameCode=CARS10X1');
  // Nothing is answered yet.
  expect(asked.filter((path) => path.startsWith('/lotto/lgw/games'))).toHaveLength(1);
  expect(asked).toContain('/lotto/lgw/draws/CARS10X1/current');
  await waitFor(
    () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ten cars'),
    LOADING,
  );
  expect(screen.queryByText('first view')).toBeNull();
  // No result and no amount is invented while the answers are missing.
  expect(screen.queryByText(/No result yet/)).toBeNull();
  await act(async () => release());
  await waitFor(() => expect(screen.getByText('No result yet')).toBeInTheDocument());
  expect(asked.filter((path) => path === '/lotto/lgw/games')).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/current'))).toEqual(['/lotto/lgw/draws/CARS10X1/current']);
});

it('does not say that there is no result before the menu has told the last one', async () => {
  let releaseMenu = () => {};
  menuHeld = new Promise((resolve) => (releaseMenu = resolve));
  await open('?gameCode=CARS10X1');
  await act(async () => release());
  await waitFor(() => expect(screen.getByText(/close in/)).toBeInTheDocument(), LOADING);
  expect(screen.queryByText('No result yet')).toBeNull();
  await act(async () => releaseMenu());
  await waitFor(() => expect(screen.getByText('No result yet')).toBeInTheDocument());
});

it('shows the first open game of the hall if the address names none, and keeps it when sales of another open', async () => {
  menu = [shell('FAST5X1', 'Five digits', false), shell('CARS10X1', 'Ten cars')];
  await open('');
  await act(async () => release());
  await waitFor(() => expect(screen.getByText('No result yet')).toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Five digits');
});

it('says that the game of the address is unknown once the menu is there, and shows another', async () => {
  await open('?gameCode=NOSUCHGAME');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Five digits'));
  expect(screen.queryByText('Game not found')).toBeNull();
  await act(async () => release());
  await waitFor(() => expect(screen.getByText('Game not found')).toBeInTheDocument());
});

it('opens the bets beside the board on a wide screen if the address names them', async () => {
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  await open('?tab=mine');
  await act(async () => release());
  // In the column beside the board: its two tabs are the only ones of these names.
  expect(await screen.findByRole('button', { name: 'My bets', pressed: true }, LOADING)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Results', pressed: false })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bet', pressed: true })).toBeInTheDocument();
});

it('shows the board when the session, the menu and the draw are known', async () => {
  await act(async () => void (await refreshSession()));
  await open('');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Five digits'));
  const board = { name: messagesOf('lottery-board', 'board') };
  expect(screen.queryByRole('region', board)).toBeNull();
  await act(async () => release());
  expect(await screen.findByRole('region', board, LOADING)).toBeInTheDocument();
});

const messagesOf = (namespace: string, key: string) => (messages[namespace] as Record<string, string>)[key]!;
