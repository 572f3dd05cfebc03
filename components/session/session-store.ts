import { isTrialType } from '@/lib/identity/account-types';
import { storeSessionHint, SESSION_CHANGE_EVENT, LOGOUT_EVENT } from '@/components/identity/session-event';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { SESSION_HINT_KEY as HINT_KEY } from '@/lib/platform/theme-script';
import { createSessionRetry } from './session-retry';

/** The member of the session, as far as the interface needs it. The token is in an httpOnly cookie. */
export interface SessionMember {
  id: string;
  account: string;
  nickname: string;
  type: number;
  currency: string;
  /** False for a member who registered with an external account or an SMS code and has set no password. */
  hasPassword?: boolean;
}

export interface SessionBalance {
  /** Decimal string; can be staked. */
  available: string;
  /** Decimal string; reserved for pending withdrawals. */
  held?: string;
  /** Decimal string; bonus money, which can be staked and not withdrawn. */
  bonus?: string;
  currency: string;
}

export interface SessionState {
  status: 'unknown' | 'visitor' | 'member';
  /** The server has confirmed that there is no session. Without it, `visitor` is an assumption. */
  isConfirmed?: true;
  member?: SessionMember;
  balance?: SessionBalance;
  /** Number of unread notices. */
  unread?: number;
  /** What waits for the member, by the name of its badge: `rewards` to claim. `excluded` is 1 during an exclusion. */
  counts?: Readonly<Record<string, number>>;
}

const INITIAL_STATE: SessionState = { status: 'unknown' };

/** A change that is held back is shown after so many milliseconds at the latest. */
export const LONGEST_HOLD_MS = 6_000;

let state: SessionState = INITIAL_STATE;
/** What the page shows: the state, or while a change is held back the state with the values from before it. */
let shown: SessionState = INITIAL_STATE;
const listeners = new Set<() => void>();
let events: EventSource | undefined;
let started = false;
let pendingRequest: Promise<boolean> | undefined;
const retry = createSessionRetry(() => void fetchSession());

type LiveValues = Pick<SessionState, 'balance' | 'unread' | 'counts'>;

let holds = 0;
let held: { values: LiveValues; then: (() => void)[]; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Holds back what the server reports of money and notices, so that a page can show a result before the balance tells it. Returns a function
 * that ends it. A change waits for LONGEST_HOLD_MS at most, and an action of the member on this page (`refreshBalance`) ends the wait.
 */
export function holdChanges(): () => void {
  let isOver = false;
  holds++;
  return () => {
    if (isOver) return;
    isOver = true;
    holds--;
    if (holds === 0) showHeld();
  };
}

function beginHold(): void {
  const { balance, unread, counts } = state;
  held ??= {
    values: {
      ...(balance && { balance }),
      ...(unread !== undefined && { unread }),
      ...(counts && { counts }),
    },
    then: [],
    timer: setTimeout(showHeld, LONGEST_HOLD_MS),
  };
}

/** Shows what was held back, and does what waited for it. */
function showHeld(): void {
  if (!held) return;
  const { then, timer } = held;
  clearTimeout(timer);
  held = undefined;
  setState(state);
  for (const action of then) action();
}

/** Does something once the page shows the state. */
function whenShown(action: () => void): void {
  if (held) held.then.push(action);
  else action();
}

function setState(next: SessionState): void {
  // What was held back belongs to the member of the session.
  if (held && next.member?.id !== state.member?.id) {
    clearTimeout(held.timer);
    held = undefined;
  }
  state = next;
  shown = held ? { ...state, ...held.values } : state;
  for (const listener of listeners) listener();
}

/** Stores that this browser has logged in before. Pages without the hint do not request the session. */
function updateHint(member: SessionMember | undefined): void {
  if (member) document.documentElement.dataset.session = 'member';
  else delete document.documentElement.dataset.session;
  storeSessionHint(member !== undefined);
}

function hasHint(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) === '1';
  } catch {
    return true;
  }
}

/** Whether the page is one of members, which says so in its HTML: who gets it has a session cookie. */
const isMembersPage = (): boolean => document.querySelector('[data-session="member"]') !== null;

export const getSessionState = (): SessionState => shown;
export const getServerSessionState = (): SessionState => INITIAL_STATE;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Determines the session state. Requests it from the server only if this browser has logged in before, or on a page of members. */
export function startSession(): void {
  if (!started) {
    window.addEventListener(SESSION_CHANGE_EVENT, () => void fetchSession(true));
    window.addEventListener(LOGOUT_EVENT, () => {
      pendingRequest = undefined; // the response of a pending request no longer counts
      closeEvents();
    });
  }
  started = true;
  if (state.status !== 'unknown' || pendingRequest) return;
  if (hasHint() || isMembersPage()) void fetchSession();
  else setState(VISITOR);
}

/** Requests the session state from the server, for example after a login or a logout, and returns it. */
export async function refreshSession(): Promise<SessionState> {
  await fetchSession();
  return state;
}

/** An assumed visitor, not confirmed by the server. */
export const VISITOR: SessionState = { status: 'visitor' };

/**
 * Returns the session state if it is certain without a request: a visitor without a hint from any tab of this browser,
 * or a trial player.
 */
export function knownSession(): SessionState | undefined {
  if (state.member && isTrialType(state.member.type)) return state;
  return state.status === 'member' || pendingRequest || hasHint() ? undefined : VISITOR;
}

/**
 * Returns the session state as the server confirms it, and a visitor if the server does not answer. The state of the
 * page may be out of date, because a session can begin or end in another tab.
 */
export async function resolveSession(): Promise<SessionState> {
  return knownSession() ?? ((await fetchSession()) ? state : VISITOR);
}

/**
 * Requests the session state once for all callers. `anew` starts another request and discards the pending one. Resolves
 * to whether the server answered.
 */
function fetchSession(anew = false): Promise<boolean> {
  if (pendingRequest && !anew) return pendingRequest;
  const isCurrent = () => pendingRequest === request;
  const request: Promise<boolean> = requestSession(isCurrent).then(async (answered) => {
    if (!isCurrent()) return pendingRequest ?? false;
    pendingRequest = undefined;
    return answered;
  });
  pendingRequest = request;
  return request;
}

async function requestSession(counts: () => boolean): Promise<boolean> {
  retry.recordRequest();
  try {
    const info = await callApi<SessionMember & { passwordDue?: boolean }>('GET', '/wps/member/info');
    if (!counts()) return false;
    retry.cancel();
    // Until the one-time password is changed, the member counts as a visitor; the login dialog asks for the change.
    if (info.passwordDue) setVisitor();
    else setMember(info);
    return true;
  } catch (error) {
    if (!counts()) return false;
    // Only a 401 says that there is no session. A 403 may come from a firewall, for example.
    if (error instanceof ApiError && error.status === 401) {
      setVisitor();
      return true;
    }
    if (state.status === 'unknown') setState(VISITOR);
    if (state.status === 'visitor') retry.retryWhenBack();
    else if (events?.readyState === EventSource.CLOSED) retry.retryLater();
    return false;
  }
}

function setMember(member: SessionMember): void {
  updateHint(member);
  const { balance, unread, counts } = state;
  setState({
    status: 'member',
    member,
    ...(balance && { balance }),
    ...(unread !== undefined && { unread }),
    ...(counts && { counts }),
  });
  openEvents();
  void refreshBalance();
}

function setVisitor(): void {
  updateHint(undefined);
  closeEvents();
  // A new object each time, so that a component that saw an earlier confirmation notices this one (MembersOnly).
  setState({ ...VISITOR, isConfirmed: true });
}

function closeEvents(): void {
  retry.cancel();
  events?.close();
  events = undefined;
}

interface WireBalance {
  sumBalance: string;
  currency: string;
  balance?: { vendor: string; availBalance: string }[];
}

/** Requests the balance. */
export async function refreshBalance(): Promise<void> {
  const wire = await callApi<WireBalance>('GET', '/wps/v2/wallets/balance').catch(() => undefined);
  if (!wire || state.status !== 'member') return;
  // What can be played here is the main wallet; the sum has the wallets of vendors too.
  const main = wire.balance?.find(({ vendor }) => vendor === '')?.availBalance;
  setState({
    ...state,
    balance: { ...state.balance, available: main ?? wire.sumBalance, currency: wire.currency },
  });
  showHeld();
}

const liveListeners = new Set<() => void>();

/**
 * Calls `listener` when the server reports a change of the member's money or notices. Returns a function that stops it.
 */
export function onLiveChange(listener: () => void): () => void {
  liveListeners.add(listener);
  return () => void liveListeners.delete(listener);
}

/** Stores an event of the server. Listeners are called only if the page shows something else. */
function applyLiveChange(
  told: Partial<Pick<SessionState, 'balance' | 'unread' | 'counts'>>,
  isChange: boolean,
): void {
  if (state.status !== 'member') return;
  if (isChange && holds > 0) beginHold();
  setState({ ...state, ...told });
  if (isChange)
    whenShown(() => {
      for (const listener of liveListeners) listener();
    });
}

/** Opens the event stream (GET /wps/events), which reports changes of balance and notices. */
function openEvents(): void {
  if (typeof EventSource === 'undefined') return;
  // A refused stream (the session has ended) stays closed; after a network error the browser reconnects.
  if (events && events.readyState !== EventSource.CLOSED) return;
  const stream = new EventSource('/wps/events');
  events = stream;
  // The browser reconnects after a network error, but not after a refusal.
  stream.addEventListener('error', () => {
    if (stream === events && stream.readyState === EventSource.CLOSED) retry.retryLater();
  });
  // The stream reconnected with the session of another member, who logged in in another tab.
  stream.addEventListener('member', (event: MessageEvent<string>) => {
    const { id } = JSON.parse(event.data) as { id: string };
    if (state.member && state.member.id !== id) void fetchSession();
  });
  let first = true;
  stream.addEventListener('balance', (event: MessageEvent<string>) => {
    const balance = JSON.parse(event.data) as SessionBalance;
    retry.recordStream();
    applyLiveChange({ balance }, !first);
    first = false;
  });
  stream.addEventListener('counts', (event: MessageEvent<string>) => {
    const counts = JSON.parse(event.data) as Record<string, number>;
    applyLiveChange({ counts }, state.counts !== undefined);
  });
  stream.addEventListener('notices', (event: MessageEvent<string>) => {
    const { unread } = JSON.parse(event.data) as { unread: number };
    const before = state.unread;
    applyLiveChange({ unread }, before !== undefined && before !== unread);
    if (before !== undefined && unread > before)
      whenShown(() => void import('./show-newest-notice').then(({ showNewestNotice }) => showNewestNotice()));
  });
}
