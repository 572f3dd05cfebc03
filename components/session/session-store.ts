import { hintSession, SESSION_EVENT } from '@/components/identity/session-event';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { SESSION_HINT_KEY as HINT_KEY } from '@/lib/platform/theme-script';

/** Who is logged in, as far as the interface needs it; the token itself is in a cookie that no script can read. */
export interface SessionMember {
  id: string;
  account: string;
  nickname: string;
  type: number;
  currency: string;
  /** False for who came by an account elsewhere or a code and has never chosen a password. */
  hasPassword?: boolean;
}

export interface SessionBalance {
  /** Decimal string: what can be staked. */
  available: string;
  /** Decimal string: what withdrawals under way hold. */
  held?: string;
  currency: string;
}

export interface SessionState {
  status: 'unknown' | 'visitor' | 'member';
  member?: SessionMember;
  balance?: SessionBalance;
  /** Notices that the member has not read. */
  unread?: number;
}

/** product.md §3: account types. */
export const isTrialType = (type: number) => type === 4;
export const isAgentType = (type: number) => [1, 2, 41, 42].includes(type);

const STARTING: SessionState = { status: 'unknown' };

let state: SessionState = STARTING;
const listeners = new Set<() => void>();
let events: EventSource | undefined;
let started = false;
let refreshing: Promise<SessionState> | undefined;

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Says only that this browser logged in once, so that a visitor's page asks nothing of the server. */
function keepHint(member: SessionMember | undefined): void {
  if (member) document.documentElement.dataset.session = 'member';
  else delete document.documentElement.dataset.session;
  hintSession(member !== undefined);
}

function hinted(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) === '1';
  } catch {
    return true;
  }
}

export const sessionState = (): SessionState => state;
export const serverSessionState = (): SessionState => STARTING;

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Finds out who is logged in; asks the server only where this browser has logged in before. */
export function startSession(): void {
  if (!started) window.addEventListener(SESSION_EVENT, () => void refreshSession());
  started = true;
  if (state.status !== 'unknown' || refreshing) return;
  if (hinted()) void refreshSession();
  else set({ status: 'visitor' });
}

/** Asks the server who is logged in: after a login, a registration or a logout. Gives the new state. */
export function refreshSession(): Promise<SessionState> {
  refreshing ??= load().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * Who is logged in by the server's own word. A page left open does not hear of a session that ended elsewhere, so whom it
 * takes to be in is asked about again; a visitor is one, where no question is under way.
 */
export async function surelySession(): Promise<SessionState> {
  return state.status === 'visitor' ? (refreshing ?? state) : refreshSession();
}

async function load(): Promise<SessionState> {
  askedAt = Date.now();
  try {
    const info = await callApi<SessionMember & { passwordDue?: boolean }>('GET', '/wps/member/info');
    askNoMore();
    // Until the one-time password is changed nobody is logged in: the login dialog leads through it.
    if (info.passwordDue) return asVisitor();
    const member: SessionMember = info;
    keepHint(member);
    const { balance, unread } = state;
    set({ status: 'member', member, ...(balance && { balance }), ...(unread !== undefined && { unread }) });
    listen();
    void refreshBalance();
  } catch (error) {
    const known = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (known) {
      askNoMore();
      return asVisitor();
    }
    if (state.status === 'unknown') set({ status: 'visitor' });
    if (state.status === 'visitor') askWhenBack();
  }
  return state;
}

/** Least milliseconds between two questions of which the first had no answer, however often the browser comes and goes. */
const BETWEEN = 5_000;
let askedAt = 0;
let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Nobody answered (the line was away, the server began anew): who may be a member is shown as a visitor only until the
 * browser is on line again, or looked at again. Nothing is asked meanwhile.
 */
function askWhenBack(): void {
  window.addEventListener('online', askSoon);
  document.addEventListener('visibilitychange', askSoon);
}

function askSoon(): void {
  if (document.hidden || again !== undefined) return;
  again = setTimeout(
    () => {
      again = undefined;
      void refreshSession();
    },
    Math.max(0, askedAt + BETWEEN - Date.now()),
  );
}

function askNoMore(): void {
  clearTimeout(again);
  again = undefined;
  window.removeEventListener('online', askSoon);
  document.removeEventListener('visibilitychange', askSoon);
}

function asVisitor(): SessionState {
  keepHint(undefined);
  events?.close();
  events = undefined;
  set({ status: 'visitor' });
  return state;
}

interface WireBalance {
  sumBalance: string;
  currency: string;
}

/** Asks for the balance anew. */
export async function refreshBalance(): Promise<void> {
  const wire = await callApi<WireBalance>('GET', '/wps/v2/wallets/balance').catch(() => undefined);
  if (wire && state.status === 'member')
    set({ ...state, balance: { available: wire.sumBalance, currency: wire.currency } });
}

const liveListeners = new Set<() => void>();

/** Calls `listener` whenever the server has told that the member's money or notices moved. Returns how to stop. */
export function onLive(listener: () => void): () => void {
  liveListeners.add(listener);
  return () => void liveListeners.delete(listener);
}

/** Takes over what the server told; what a page shows already is no news to it. */
function tell(told: Partial<Pick<SessionState, 'balance' | 'unread'>>, isNews: boolean): void {
  if (state.status !== 'member') return;
  set({ ...state, ...told });
  if (isNews) for (const listener of liveListeners) listener();
}

/** The server tells what the balance is when it moves (GET /wps/events); the browser reconnects by itself. */
function listen(): void {
  if (typeof EventSource === 'undefined') return;
  // A stream that was refused (the session had ended) is closed for good; one that broke reconnects by itself.
  if (events && events.readyState !== EventSource.CLOSED) return;
  const stream = new EventSource('/wps/events');
  events = stream;
  // Refused: the session has ended elsewhere, or by its age.
  stream.addEventListener('error', () => {
    if (stream !== events || stream.readyState !== EventSource.CLOSED) return;
    askWhenBack();
    askSoon();
  });
  let first = true;
  stream.addEventListener('balance', (event: MessageEvent<string>) => {
    const balance = JSON.parse(event.data) as SessionBalance;
    tell({ balance }, !first);
    first = false;
  });
  stream.addEventListener('notices', (event: MessageEvent<string>) => {
    const { unread } = JSON.parse(event.data) as { unread: number };
    const before = state.unread;
    tell({ unread }, before !== undefined && before !== unread);
    if (before !== undefined && unread > before)
      void import('./tell-notice').then(({ tellNotice }) => tellNotice());
  });
}
