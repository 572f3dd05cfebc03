import { hintSession, SESSION_EVENT, SESSION_OVER_EVENT } from '@/components/identity/session-event';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { SESSION_HINT_KEY as HINT_KEY } from '@/lib/platform/theme-script';
import { askingAgain } from './ask-again';

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
  /** The server itself has said that nobody is in; other visitors are whom nobody has vouched for. */
  told?: true;
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
let asking: Promise<boolean> | undefined;
const again = askingAgain(() => void ask());

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
  if (!started) {
    window.addEventListener(SESSION_EVENT, () => void ask(true));
    window.addEventListener(SESSION_OVER_EVENT, () => {
      asking = undefined; // what is under way counts no more, whichever way it is answered
      hearNothing();
    });
  }
  started = true;
  if (state.status !== 'unknown' || asking) return;
  if (hinted()) void ask();
  else set(NOBODY);
}

/** Asks the server who is logged in: after a login, a registration or a logout. Gives the new state. */
export async function refreshSession(): Promise<SessionState> {
  await ask();
  return state;
}

/** Whoever nobody has vouched for. */
export const NOBODY: SessionState = { status: 'visitor' };

/** Who is in, where that is sure without a question: a visitor to whom no tab of this browser says otherwise, or a trial. */
export function knownSession(): SessionState | undefined {
  if (state.member && isTrialType(state.member.type)) return state;
  return state.status === 'member' || asking || hinted() ? undefined : NOBODY;
}

/**
 * Who is in by the server's own word, nobody where it has none. What a page shows does for its header: a session may have
 * begun or ended in another tab meanwhile.
 */
export async function surelySession(): Promise<SessionState> {
  return knownSession() ?? ((await ask()) ? state : NOBODY);
}

/** Asks once however many want to know; `anew`, what began before something happened does not count. Tells whether it was answered. */
function ask(anew = false): Promise<boolean> {
  if (asking && !anew) return asking;
  const counts = () => asking === question;
  const question: Promise<boolean> = load(counts).then(async (answered) => {
    if (!counts()) return asking ?? false;
    asking = undefined;
    return answered;
  });
  asking = question;
  return question;
}

async function load(counts: () => boolean): Promise<boolean> {
  again.asked();
  try {
    const info = await callApi<SessionMember & { passwordDue?: boolean }>('GET', '/wps/member/info');
    if (!counts()) return false;
    again.noMore();
    // Until the one-time password is changed nobody is logged in: the login dialog leads through it.
    if (info.passwordDue) asVisitor();
    else asMember(info);
    return true;
  } catch (error) {
    if (!counts()) return false;
    // The only word that nobody is in: a 403 is a firewall's on the way, for example.
    if (error instanceof ApiError && error.status === 401) {
      asVisitor();
      return true;
    }
    if (state.status === 'unknown') set(NOBODY);
    if (state.status === 'visitor') again.whenBack();
    else if (events?.readyState === EventSource.CLOSED) again.later();
    return false;
  }
}

function asMember(member: SessionMember): void {
  keepHint(member);
  const { balance, unread } = state;
  set({ status: 'member', member, ...(balance && { balance }), ...(unread !== undefined && { unread }) });
  listen();
  void refreshBalance();
}

function asVisitor(): void {
  keepHint(undefined);
  hearNothing();
  // Another each time: it is news to who was told so before (MembersOnly).
  set({ ...NOBODY, told: true });
}

function hearNothing(): void {
  again.noMore();
  events?.close();
  events = undefined;
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
  // A browser comes back by itself from a line that broke, not from a refusal.
  stream.addEventListener('error', () => {
    if (stream === events && stream.readyState === EventSource.CLOSED) again.later();
  });
  // The line came back with another's session: they logged in, in another tab.
  stream.addEventListener('member', (event: MessageEvent<string>) => {
    const { id } = JSON.parse(event.data) as { id: string };
    if (state.member && state.member.id !== id) void ask();
  });
  let first = true;
  stream.addEventListener('balance', (event: MessageEvent<string>) => {
    const balance = JSON.parse(event.data) as SessionBalance;
    again.heard();
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
