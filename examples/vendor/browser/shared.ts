/** What the pages of both games share: the calls to our server, the frame around a game, the stake. */

export interface Settings {
  game: string;
  language: string;
  texts: Record<string, string>;
  returnToPlayer: number;
  lobby?: string;
  cashier?: string;
}

export interface RoundView {
  id: string;
  state: string;
  stake: string;
  payout: string;
  data: Record<string, unknown>;
  multiplier: number;
  over: boolean;
}

interface State {
  key: string;
  currency: string;
  trial: boolean;
  balance: string;
  stakes: string[];
  round: RoundView | null;
}

export const settings = JSON.parse(document.getElementById('settings')!.textContent) as Settings;

/** A text in the player's language, with values for its braces. */
export const t = (name: string, values: Record<string, string> = {}): string =>
  (settings.texts[name] ?? name).replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? '');

/** Whether the player asked for little motion. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `12500.50` as `12,500.50`; digits beyond two are shown only if they are there. */
export function money(text: string): string {
  const [whole = '0', digits = '00'] = text.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${digits}`;
}

/** Hundredths as a text: 250 is `2.50`. */
export const hundredths = (value: number): string =>
  `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`;

/** An element with attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A drawing of our own code; never a text from outside. */
export function drawing(markup: string): SVGElement {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  return holder.firstElementChild as SVGElement;
}

/** A refusal of our server: its code. */
export class Refused extends Error {}

let key = '';

async function call<Value>(path: string, fields: object): Promise<Value> {
  let answer: { ok: boolean; code?: string } & Value;
  try {
    const response = await fetch(`/play/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(fields),
    });
    answer = (await response.json()) as typeof answer;
  } catch {
    throw new Refused('NO_CONNECTION');
  }
  if (!answer.ok) throw new Refused(answer.code ?? 'OTHER');
  return answer;
}

interface Outcome {
  round: RoundView;
  balance: string | null;
}

export const bet = (stake: string, choice: unknown) => call<Outcome>('bet', { stake, choice });
export const move = (round: string, choice: unknown) => call<Outcome>('move', { round, choice });
export const collect = (round: string) => call<Outcome>('collect', { round });

export const errorText = (error: unknown): string => {
  const code = error instanceof Refused ? error.message : 'OTHER';
  return code in settings.texts ? t(code) : t('OTHER', { code });
};

/** Opens the game with the token of the address, or goes on with the session of a page that is loaded again. */
async function open(): Promise<State> {
  const query = new URLSearchParams(location.search);
  const token = query.get('token') ?? location.hash.slice(1);
  // The token shall not stay in the history of the browser.
  query.delete('token');
  history.replaceState(null, '', `${location.pathname}?${query}`);
  const stored = memory()?.getItem(`session ${settings.game}`)?.split(' ') ?? [];
  if (stored[1] && (token === '' || stored[0] === token)) {
    key = stored[1];
    return call<State>('resume', {});
  }
  const state = await call<State>('open', { token, game: settings.game });
  key = state.key;
  memory()?.setItem(`session ${settings.game}`, `${token} ${key}`);
  return state;
}

/** A frame of another site may have no storage. */
function memory(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The parts of a game's page. */
export interface Table {
  state: State;
  scene: HTMLElement;
  panel: HTMLElement;
  /** Shows a sentence to everybody, also to a screen reader. */
  say(text: string, tone?: 'win' | 'loss' | 'error'): void;
  setBalance(balance: string): void;
  stake(): string;
  /** The control that changes the stake. */
  stakeControl: HTMLElement;
  setBusy(busy: boolean): void;
  /** Adds a round to the strip of the last ones. */
  addResult(text: string, isWin: boolean): void;
}

/** Opens the game and builds the frame around it. `rules` are paragraphs. If it cannot be opened, the page says why. */
export async function openTable(rules: string[]): Promise<Table | undefined> {
  const root = document.getElementById('game')!;
  let state: State;
  try {
    state = await open();
  } catch (error) {
    root.replaceChildren(failure(errorText(error)));
    return undefined;
  }
  const balance = element('output', { class: 'amount' }, money(state.balance));
  const message = element('p', { class: 'message', role: 'status', 'aria-live': 'polite' });
  const strip = element('ol', { class: 'strip', 'aria-label': t('last') });
  const scene = element('div', { class: 'scene' });
  const panel = element('section', { class: 'panel' });
  const dialog = rulesDialog(rules);
  const stakeControl = stakePicker(state.stakes);
  root.replaceChildren(
    element(
      'header',
      { class: 'top' },
      element('h1', {}, document.title),
      element(
        'p',
        { class: 'balance' },
        element('span', {}, state.trial ? t('playMoney') : t('balance')),
        element('bdi', { dir: 'ltr' }, balance, ` ${state.trial ? '' : state.currency}`),
      ),
    ),
    element('div', { class: 'stage' }, scene, strip, message),
    panel,
    element('footer', { class: 'bottom' }, ...links(dialog)),
    dialog,
  );
  return {
    state,
    scene,
    panel,
    stakeControl: stakeControl.control,
    stake: stakeControl.value,
    say(text, tone) {
      message.textContent = text;
      message.dataset.tone = tone ?? '';
    },
    setBalance(text) {
      state.balance = text;
      balance.textContent = money(text);
    },
    setBusy(busy) {
      root.classList.toggle('busy', busy);
      for (const control of panel.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input'))
        control.disabled = busy;
    },
    addResult(text, isWin) {
      strip.prepend(element('li', { class: isWin ? 'win' : 'loss', dir: 'ltr' }, text));
      while (strip.children.length > 8) strip.lastChild?.remove();
    },
  };
}

function failure(text: string): HTMLElement {
  const parts: (Node | string)[] = [element('p', { role: 'alert' }, text)];
  if (settings.lobby)
    parts.push(element('a', { class: 'main', href: settings.lobby, target: '_top' }, t('lobby')));
  return element('div', { class: 'notice' }, ...parts);
}

function links(dialog: HTMLDialogElement): HTMLElement[] {
  const rules = element('button', { type: 'button' }, t('rules'));
  rules.addEventListener('click', () => dialog.showModal());
  const link = (href: string | undefined, name: string) =>
    href ? [element('a', { href, target: '_top' }, t(name))] : [];
  return [rules, ...link(settings.cashier, 'deposit'), ...link(settings.lobby, 'lobby')];
}

function rulesDialog(rules: string[]): HTMLDialogElement {
  const close = element('button', { type: 'button', class: 'main' }, t('close'));
  const percent = `${hundredths(settings.returnToPlayer)}%`;
  const dialog = element(
    'dialog',
    { 'aria-label': t('rules') },
    element('h2', {}, t('rules')),
    ...rules.map((text) => element('p', {}, text)),
    element('p', {}, t('returnToPlayer', { percent })),
    close,
  );
  close.addEventListener('click', () => dialog.close());
  return dialog;
}

function stakePicker(stakes: string[]) {
  let place = Math.min(2, stakes.length - 1);
  const shown = element('output', { class: 'amount', dir: 'ltr' });
  const lower = element('button', { type: 'button', class: 'step', 'aria-label': t('lowerStake') }, '−');
  const raise = element('button', { type: 'button', class: 'step', 'aria-label': t('raiseStake') }, '+');
  const show = () => {
    shown.textContent = money(stakes[place] ?? '0.00');
    lower.toggleAttribute('data-end', place === 0);
    raise.toggleAttribute('data-end', place === stakes.length - 1);
  };
  const step = (by: number) => () => {
    place = Math.min(stakes.length - 1, Math.max(0, place + by));
    show();
  };
  lower.addEventListener('click', step(-1));
  raise.addEventListener('click', step(1));
  show();
  const control = element(
    'div',
    { class: 'stake', role: 'group', 'aria-label': t('stake') },
    lower,
    element('p', {}, element('span', {}, t('stake')), shown),
    raise,
  );
  return { control, value: () => stakes[place] ?? '0.00' };
}
