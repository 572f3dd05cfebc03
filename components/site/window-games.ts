/** A game that this tab has opened in a window of its own. */
export interface OpenGame {
  name: string;
  /** Played with play money. */
  free: boolean;
}

/** In the store of this tab, so that the game's clock is there after the page was loaded again. */
const KEY = 'croupier.window-game';

const listeners = new Set<() => void>();
let known: { text: string | null; game: OpenGame | undefined } = { text: null, game: undefined };
let opened: Window | undefined;

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // A browser without a store shows no clock. The wallet keeps the limits.
  }
  listeners.forEach((listener) => listener());
}

/** Notes the game that was opened, and its window if the browser gives it. */
export function noteWindowGame(game: OpenGame, window?: Window): void {
  opened = window;
  write(JSON.stringify(game));
}

export function forgetWindowGame(): void {
  opened = undefined;
  write(null);
}

/** The window of the game; undefined after this page was loaded again. */
export const gameWindow = (): Window | undefined => opened;

export function subscribeToWindowGame(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The game that this tab has opened; the same object for as long as it is the same. */
export function windowGame(): OpenGame | undefined {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(KEY);
  } catch {
    // As above.
  }
  if (text !== known.text) known = { text, game: parse(text) };
  return known.game;
}

function parse(text: string | null): OpenGame | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<OpenGame> | null;
    return typeof value?.name === 'string' ? { name: value.name, free: value.free === true } : undefined;
  } catch {
    return undefined;
  }
}
