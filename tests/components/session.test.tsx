/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { dispatchSessionChange } from '@/components/identity/session-event';
import { clearFavourites, getFavouriteIds, loadFavourites } from '@/components/lobby/favourites-store';
import { GameTile, type TileCard } from '@/components/lobby/game-tile';
import {
  holdChanges,
  knownSession,
  LONGEST_HOLD_MS,
  onLiveChange,
  refreshBalance,
  refreshSession,
  getSessionState,
  resolveSession,
} from '@/components/session/session-store';
import { useConfirmedSession } from '@/components/session/use-confirmed-session';
import { LaunchHost } from '@/components/site/launch-host';
import { PartBoundary } from '@/components/ui/part-boundary';
import { Toaster } from '@/components/ui/toaster';
import { SESSION_HINT_KEY as KEY } from '@/lib/platform/theme-script';

let path = '/rng';
const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => ({ push: mockPush }) }));
const openAuth = jest.fn();
jest.mock('@/components/session/open-auth', () => ({
  ...jest.requireActual('@/components/session/open-auth'),
  openAuth: (...given: unknown[]) => openAuth(...given),
}));

jest.mock('@/components/protection/play-watch', () => ({ __esModule: true, default: () => <p>a clock</p> }));

type Reply = { status: number; value?: unknown; code?: string };
const replies = new Map<string, Reply | (() => Promise<Reply>)>();
const asked: string[] = [];

/** Sets the responses of the server; session requests are answered for `member`. */
function logIn(member: string | undefined): void {
  replies.set(
    'GET /wps/member/info',
    member
      ? { status: 200, value: { id: member, account: member, nickname: '', type: 1, currency: 'THB' } }
      : { status: 401 },
  );
  replies.set('GET /wps/v2/wallets/balance', { status: 200, value: { sumBalance: '5', currency: 'THB' } });
}

class Stream {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  private readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();
  addEventListener(event: string, listener: (event: MessageEvent<string>) => void) {
    this.listeners.set(event, listener);
  }
  tell(event: string, data?: string) {
    this.listeners.get(event)?.({ data } as MessageEvent<string>);
  }
  /** Behaves like a browser whose stream the server refused. */
  refuse() {
    this.readyState = Stream.CLOSED;
    this.tell('error');
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  constructor() {
    Stream.opened.push(this);
  }
}

beforeEach(() => {
  asked.length = 0;
  replies.clear();
  openAuth.mockReset();
  path = '/rng';
  Object.assign(globalThis, {
    EventSource: Stream,
    fetch: async (address: string, init: { method: string }) => {
      const key = `${init.method} ${address.split('?')[0]!}`;
      asked.push(key);
      const found = replies.get(key) ?? { status: 404 };
      const { status, value, code } = typeof found === 'function' ? await found() : found;
      return {
        ok: status < 300,
        status,
        json: async () => (status < 300 ? { success: true, value } : { success: false, code }),
      };
    },
  });
});

const WORDS = {
  opening: 'Opening',
  maintenanceTitle: 'Closed',
  maintenance: '{name} is closed',
  failedTitle: 'Not opened',
  network: 'Network',
  others: 'Others',
  blockedTitle: 'Open it',
  blocked: 'No window for {name}',
  openHere: 'Open here',
  windowOpen: '{name} is open elsewhere',
  close: 'Close',
};
const site = () => (
  <>
    <button data-launch="7" data-name="Copper $& Heron" data-status="active" data-mode="play">
      play
    </button>
    <LaunchHost locale="en" strings={WORDS} />
  </>
);
const questions = () => asked.filter((call) => call === 'GET /wps/member/info').length;
const launches = () => asked.filter((call) => call === 'POST /wps/game/launchGame').length;

describe('opening a game', () => {
  // The first test of the file: the state is unknown only until the first answer.
  it('waits for the session state if a tile is pressed before it is known', async () => {
    expect(getSessionState().status).toBe('unknown');
    localStorage.setItem(KEY, '1');
    logIn('1');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    replies.set('GET /wps/member/info', async () => {
      await held;
      return { status: 200, value: { id: '1', account: '1', nickname: '', type: 0, currency: 'THB' } };
    });
    replies.set('POST /wps/game/launchGame', { status: 409, code: 'GAME_MAINTENANCE' });
    render(
      <>
        <GameTile
          game={{ nodeId: '7', name: 'Copper', vendor: 'PG', image: '/7.svg' }}
          strings={{ hot: 'Hot', new: 'New', maintenance: 'Maintenance' }}
        />
        <LaunchHost locale="en" strings={WORDS} />
      </>,
    );
    await userEvent.click(screen.getByRole('button'));
    await act(async () => answer());
    await waitFor(() => expect(launches()).toBe(1));
    expect(mockPush).not.toHaveBeenCalled();
    expect(openAuth).not.toHaveBeenCalled();
  });

  it('continues after the login if the session had ended', async () => {
    logIn('1');
    await act(async () => void (await refreshSession()));
    const page = render(site());
    replies.set('POST /wps/game/launchGame', { status: 401 });
    logIn(undefined);
    await userEvent.click(screen.getByText('play'));
    await waitFor(() => expect(openAuth).toHaveBeenCalledWith('en', 'login'));
    expect(getSessionState().status).toBe('visitor');
    path = '/login';
    page.rerender(site());
    logIn('1');
    replies.set('POST /wps/game/launchGame', { status: 409, code: 'GAME_MAINTENANCE' });
    await act(async () => dispatchSessionChange());
    path = '/rng';
    page.rerender(site());
    await waitFor(() => expect(launches()).toBe(2));
  });

  describe('in a window of its own', () => {
    const GAME = '/seamless?game=7#token';
    const press = async (pointer: 'fine' | 'coarse') => {
      Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes(pointer) }) });
      logIn('1');
      await act(async () => void (await refreshSession()));
      replies.set('POST /wps/game/launchGame', {
        status: 200,
        value: { content: { game_url: GAME, opens_in: 'window' } },
      });
      render(site());
      await userEvent.click(screen.getByText('play'));
    };
    const open = jest.spyOn(window, 'open');
    beforeEach(() => {
      open.mockReset();
      sessionStorage.clear();
    });

    it('opens a window that cannot reach the page', async () => {
      const opened = { opener: window as unknown, location: { replace: jest.fn() } };
      open.mockReturnValue(opened as unknown as Window);
      await press('fine');
      await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(GAME));
      expect(opened.opener).toBeNull();
      expect(screen.queryByText('Opening: Copper $& Heron')).toBeNull();
    });

    it('shows the clock of that game on this page, also after it is loaded again, until it is closed', async () => {
      const opened = { opener: null, closed: false, close: jest.fn(), location: { replace: jest.fn() } };
      open.mockReturnValue(opened as unknown as Window);
      await press('fine');
      const watch = { name: 'Copper $& Heron is open elsewhere' };
      expect(await screen.findByRole('complementary', watch)).toHaveTextContent('a clock');
      cleanup();
      render(site());
      expect(await screen.findByRole('complementary', watch)).toHaveTextContent('a clock');
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('complementary', watch)).toBeNull();
      cleanup();
      render(site());
      await waitFor(() => expect(screen.getByText('play')).toBeInTheDocument());
      expect(screen.queryByRole('complementary', watch)).toBeNull();
    });

    it('offers the game in a message if the browser blocks the window', async () => {
      open.mockReturnValue(null);
      await press('fine');
      expect(await screen.findByText('No window for Copper $& Heron')).toBeInTheDocument();
      const link = screen.getByText('Open here');
      expect(link).toHaveAttribute('href', GAME);
      expect(link).toHaveAttribute('rel', 'noopener');
    });

    it('opens no window on a phone', async () => {
      // The page is left, which jsdom cannot do and says.
      jest.spyOn(console, 'error').mockReturnValue(undefined);
      await press('coarse');
      await waitFor(() => expect(launches()).toBe(1));
      expect(open).not.toHaveBeenCalled();
      expect(screen.queryByText(/No window/)).toBeNull();
    });
  });

  it('shows the name of a game under maintenance from its tile', async () => {
    logIn('1');
    await act(async () => void (await refreshSession()));
    const closed = {
      nodeId: '7',
      name: 'Copper $& Heron',
      vendor: 'PG',
      image: '/7.svg',
      status: 'maintenance',
    };
    render(
      <>
        <GameTile
          game={closed as TileCard}
          strings={{ hot: 'Hot', new: 'New', maintenance: 'Maintenance' }}
        />
        <LaunchHost locale="en" strings={WORDS} />
      </>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Copper $& Heron is closed')).toBeInTheDocument();
    expect(launches()).toBe(0);
  });

  it('leads a visitor from a tile to the page of the game, not to the login', async () => {
    logIn(undefined);
    await act(async () => void (await refreshSession()));
    openAuth.mockClear();
    const game = { nodeId: '7', name: 'Copper', vendor: 'PG', image: '/7.svg' };
    render(
      <>
        <GameTile game={game} strings={{ hot: 'Hot', new: 'New', maintenance: 'Maintenance' }} />
        <LaunchHost locale="th" strings={WORDS} />
      </>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(mockPush).toHaveBeenCalledWith('/th/game/7');
    expect(openAuth).not.toHaveBeenCalled();
  });

  it('tries a game with a new trial account', async () => {
    logIn(undefined);
    await act(async () => void (await refreshSession()));
    const info = { nickname: 'trial', account: 'trial', userName: 'trial', id: '9', isAgent: false };
    replies.set('POST /wps/session/login/freeplay', { status: 200, value: { info, firstTimeLogin: true } });
    replies.set('POST /wps/game/launchGame', { status: 409, code: 'GAME_MAINTENANCE' });
    render(
      <>
        <button data-launch="7" data-mode="try">
          try
        </button>
        <LaunchHost locale="en" strings={WORDS} />
      </>,
    );
    const before = launches();
    await userEvent.click(screen.getByText('try'));
    await waitFor(() => expect(launches()).toBe(before + 1));
    expect(asked).toContain('POST /wps/session/login/freeplay');
  });

  it('is cancelled with the login', async () => {
    logIn(undefined);
    await act(async () => void (await refreshSession()));
    const page = render(site());
    await userEvent.click(screen.getByText('play'));
    path = '/login';
    page.rerender(site());
    path = '/rng';
    page.rerender(site());
    logIn('1');
    await act(async () => void (await refreshSession()));
    expect(getSessionState().status).toBe('member');
    expect(launches()).toBe(0);
  });
});

describe('the event stream', () => {
  it('is opened again after the server refused it', async () => {
    logIn('1');
    await refreshSession();
    const before = Stream.opened.length;
    expect(before).toBeGreaterThan(0);
    Stream.opened.at(-1)!.close();
    await refreshSession();
    expect(Stream.opened.length).toBe(before + 1);
    await refreshSession();
    expect(Stream.opened.length).toBe(before + 1);
  });
});

describe('changes that are held back', () => {
  const stream = () => Stream.opened.at(-1)!;
  const tell = (available: string) =>
    stream().tell('balance', JSON.stringify({ available, currency: 'THB' }));
  const balance = () => getSessionState().balance?.available;

  beforeEach(async () => {
    jest.useFakeTimers();
    logIn(undefined);
    await refreshSession();
    logIn('1');
    await refreshSession();
    tell('5');
  });
  afterEach(() => jest.useRealTimers());

  it('are shown with the last value when the page lets them go, and listeners hear of them then', () => {
    const heard = jest.fn();
    const stop = onLiveChange(heard);
    const release = holdChanges();
    tell('105');
    tell('100');
    stream().tell('counts', '{"rewards":2}');
    expect(balance()).toBe('5');
    expect(heard).not.toHaveBeenCalled();
    release();
    expect(balance()).toBe('100');
    expect(getSessionState().counts).toEqual({ rewards: 2 });
    expect(heard).toHaveBeenCalled();
    tell('101');
    expect(balance()).toBe('101');
    stop();
  });

  it('are shown after some seconds, whatever the page does, and at once after an action of the member', async () => {
    const release = holdChanges();
    tell('105');
    jest.advanceTimersByTime(LONGEST_HOLD_MS - 1);
    expect(balance()).toBe('5');
    jest.advanceTimersByTime(1);
    expect(balance()).toBe('105');
    tell('90');
    expect(balance()).toBe('105');
    replies.set('GET /wps/v2/wallets/balance', { status: 200, value: { sumBalance: '80', currency: 'THB' } });
    await refreshBalance();
    expect(balance()).toBe('80');
    release();
    expect(balance()).toBe('80');
  });

  it('are not those of the next member', async () => {
    const release = holdChanges();
    tell('105');
    logIn('2');
    replies.set('GET /wps/v2/wallets/balance', { status: 200, value: { sumBalance: '7', currency: 'THB' } });
    await refreshSession();
    await jest.advanceTimersByTimeAsync(0);
    expect(getSessionState().member?.id).toBe('2');
    expect(balance()).toBe('7');
    release();
    expect(balance()).toBe('7');
  });
});

describe('a refused event stream', () => {
  const stream = () => Stream.opened.at(-1)!;
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const away = () => replies.set('GET /wps/member/info', { status: 502 });

  beforeEach(async () => {
    jest.useFakeTimers();
    logIn(undefined);
    await refreshSession();
    logIn('1');
    await refreshSession();
    stream().tell('balance', '{"available":"5","currency":"THB"}');
    asked.length = 0;
  });
  afterEach(async () => {
    logIn(undefined);
    await refreshSession();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('reveals that the session ended elsewhere', async () => {
    logIn(undefined);
    stream().refuse();
    await pass(2_000);
    expect(getSessionState().status).toBe('visitor');
  });

  it('causes no request after a network error or if another stream replaced it', async () => {
    const first = stream();
    first.tell('error');
    first.close();
    await refreshSession();
    asked.length = 0;
    first.tell('error');
    await pass(3_600_000);
    expect(questions()).toBe(0);
  });

  it('causes a limited number of requests while the session continues', async () => {
    for (let time = 0; time < 3_600_000; time += 5_000) {
      if (stream().readyState !== Stream.CLOSED) stream().refuse();
      await pass(5_000);
    }
    expect(getSessionState().status).toBe('member');
    expect(questions()).toBe(6);
    stream().tell('balance', '{"available":"5","currency":"THB"}');
    stream().refuse();
    await pass(2_000);
    expect(questions()).toBe(7);
  });

  it('is opened again when the server is back', async () => {
    const before = Stream.opened.length;
    away();
    stream().refuse();
    await pass(2_000);
    expect(questions()).toBe(1);
    logIn('1');
    await pass(30_000);
    expect(Stream.opened.length).toBe(before + 1);
    expect(getSessionState().status).toBe('member');
  });

  it('requests the session if the stream reconnects for another member', async () => {
    stream().tell('member', '{"id":"1"}');
    expect(questions()).toBe(0);
    logIn('2');
    await act(async () => stream().tell('member', '{"id":"2"}'));
    expect(questions()).toBe(1);
    expect(getSessionState().member?.id).toBe('2');
  });

  it('causes no request while the page is hidden', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    stream().refuse();
    await pass(3_600_000);
    expect(questions()).toBe(0);
  });
});

describe('resolveSession', () => {
  const hint = (is: boolean) => (is ? localStorage.setItem(KEY, '1') : localStorage.removeItem(KEY));
  afterEach(async () => {
    logIn(undefined);
    await act(async () => void (await refreshSession()));
  });

  it('requests the state of an assumed member, and returns a visitor without a response', async () => {
    logIn('1');
    await refreshSession();
    expect(knownSession()).toBeUndefined();
    expect(await resolveSession()).toMatchObject({ status: 'member', member: { id: '1' } });
    replies.set('GET /wps/member/info', { status: 502 });
    expect(await resolveSession()).toEqual({ status: 'visitor' });
    expect(getSessionState().status).toBe('member');
    logIn(undefined);
    expect(await resolveSession()).toEqual({ status: 'visitor', isConfirmed: true });
    expect(getSessionState().status).toBe('visitor');
  });

  it('returns a visitor without a request, unless another tab has logged in', async () => {
    logIn(undefined);
    await refreshSession();
    asked.length = 0;
    expect(await resolveSession()).toEqual({ status: 'visitor' });
    expect(questions()).toBe(0);
    hint(true);
    logIn('1');
    expect(await resolveSession()).toMatchObject({ status: 'member' });
  });

  it('ignores a request that began before the login', async () => {
    logIn(undefined);
    render(site());
    asked.length = 0;
    let send = (_: Reply) => {};
    replies.set('GET /wps/member/info', () => new Promise<Reply>((resolve) => (send = resolve)));
    const late = refreshSession();
    await waitFor(() => expect(questions()).toBe(1));
    logIn('1');
    act(() => dispatchSessionChange());
    const sure = await act(() => resolveSession());
    expect(sure).toMatchObject({ status: 'member', member: { id: '1' } });
    await act(async () => send({ status: 401 }));
    expect(await act(() => late)).toMatchObject({ status: 'member', member: { id: '1' } });
    expect(questions()).toBe(2);
  });

  it('counts as a visitor after two seconds, until the response arrives', async () => {
    jest.useFakeTimers();
    logIn('1');
    await act(async () => void (await refreshSession()));
    let send = (_: Reply) => {};
    replies.set('GET /wps/member/info', () => new Promise<Reply>((resolve) => (send = resolve)));
    const { result } = renderHook(useConfirmedSession);
    await act(() => jest.advanceTimersByTimeAsync(1_900));
    expect(result.current).toBeUndefined();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(result.current).toEqual({ status: 'visitor' });
    await act(async () => send({ status: 401 }));
    expect(result.current).toEqual({ status: 'visitor', isConfirmed: true });
    expect(getSessionState().status).toBe('visitor');
    jest.useRealTimers();
  });
});

describe('a session request without a response', () => {
  const away = () =>
    replies.set('GET /wps/member/info', () => Promise.reject(new TypeError('Failed to fetch')));
  const seen = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(async () => {
    logIn(undefined);
    await refreshSession();
    jest.useFakeTimers();
    away();
    await act(async () => void (await refreshSession()));
    asked.length = 0;
  });
  afterEach(async () => {
    logIn(undefined);
    await act(async () => void (await refreshSession()));
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is sent again when the browser is online', async () => {
    expect(getSessionState().status).toBe('visitor');
    await pass(600_000);
    expect(questions()).toBe(0);
    logIn('1');
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(getSessionState()).toMatchObject({ status: 'member', member: { account: '1' } });
  });

  it('is sent again when the page is visible, not while it is hidden', async () => {
    await pass(60_000);
    logIn('1');
    seen(true);
    await pass(60_000);
    expect(questions()).toBe(0);
    seen(false);
    await pass(0);
    expect(getSessionState().status).toBe('member');
  });

  it('is sent at most once in five seconds, and not after a response', async () => {
    for (let time = 0; time < 10_000; time += 100) {
      window.dispatchEvent(new Event('online'));
      seen(false);
      await pass(100);
    }
    expect(questions()).toBeGreaterThan(0);
    expect(questions()).toBeLessThan(3);
    logIn(undefined);
    window.dispatchEvent(new Event('online'));
    await pass(5_000);
    const answered = questions();
    window.dispatchEvent(new Event('online'));
    seen(false);
    await pass(60_000);
    expect(questions()).toBe(answered);
  });
});

describe('favourites', () => {
  afterEach(() => clearFavourites());
  const answer = (ids: string[]) => ({ status: 200, value: { ids } });

  it('are not shown to the next member', async () => {
    replies.set('GET /lgw/games/favorites', answer(['1', '2']));
    await loadFavourites('first');
    expect([...getFavouriteIds()]).toEqual(['1', '2']);
    replies.set('GET /lgw/games/favorites', answer(['3']));
    await loadFavourites('second');
    expect([...getFavouriteIds()]).toEqual(['3']);
  });

  it('are discarded if they arrive after the member left', async () => {
    let send = (_: Reply) => {};
    const answered = new Promise<Reply>((resolve) => (send = resolve));
    replies.set('GET /lgw/games/favorites', () => answered);
    const late = loadFavourites('first');
    clearFavourites();
    send(answer(['1']));
    await late;
    expect(getFavouriteIds().size).toBe(0);
  });
});

describe('PartBoundary', () => {
  it('shows an error if a part fails to load, and keeps the page', async () => {
    const noise = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Gone = lazy(() => Promise.reject(new Error('ChunkLoadError')));
    render(
      <>
        <p>the page</p>
        <PartBoundary>
          <Gone />
        </PartBoundary>
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The network link is broken');
    expect(screen.getByText('the page')).toBeInTheDocument();
    noise.mockRestore();
  });
});

describe('notices', () => {
  it('are all shown if they arrive at once', async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    const plain = (message: string) => ({ message, tone: 'plain' as const });
    const { rerender } = render(<Toaster notices={[plain('one'), plain('two')]} />);
    expect(await screen.findByText('one')).toBeInTheDocument();
    expect(screen.getByText('two')).toBeInTheDocument();
    rerender(<Toaster notices={[plain('one'), plain('two'), plain('three')]} />);
    expect(await screen.findByText('three')).toBeInTheDocument();
    expect(screen.getAllByText('one')).toHaveLength(1);
  });

  it.each([
    [true, 'ltr', 'top center'],
    [true, 'rtl', 'top center'],
    [false, 'ltr', 'bottom right'],
    [false, 'rtl', 'bottom left'],
  ])('cover neither heading nor form (phone: %s, %s)', async (matches, dir, place) => {
    window.matchMedia = jest.fn().mockReturnValue({ matches });
    document.documentElement.dir = dir;
    render(<Toaster notices={[{ message: place, tone: 'plain' }]} />);
    const list = (await screen.findByText(place)).closest<HTMLElement>('[data-sonner-toaster]')!;
    expect(`${list.dataset.yPosition} ${list.dataset.xPosition}`).toBe(place);
    expect(list).toHaveAttribute('dir', dir);
    document.documentElement.dir = 'ltr';
  });
});
