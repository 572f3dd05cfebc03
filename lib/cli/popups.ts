import type { Page } from 'playwright';
import { listen, type Screen, type Viewer } from './viewer';

/** How a popup behaves; what a modal must do is tests/e2e/popups.spec.ts'. */
export type PopupKind =
  /** Locks the page, keeps the focus, closes on Escape. */
  | 'modal'
  /** As a modal, but is answered by its own buttons only. */
  | 'question'
  /** Opens beside its button and leaves the page be. */
  | 'panel';

export interface Popup extends Screen {
  as: Exclude<Viewer, 'operator'>;
  kind: PopupKind;
  /** What is pressed for it, found without words; absent where it comes by itself. */
  press?: string;
  /** Its button stands in the side menu, which a phone keeps in a drawer. */
  inMenu?: boolean;
  /** Where closing it leads, if it is the page's own address that opened it. */
  closesTo?: string;
  open: (page: Page) => Promise<void>;
}

type Given = Omit<Popup, 'open' | 'kind'> & { kind?: PopupKind; then?: (page: Page) => Promise<void> };

const shown = (page: Page) => page.locator('[role="dialog"], [role="menu"]').first().waitFor();

/** Presses what opens it; what stands in a menu that this width does not show is pressed where it stands. */
function pressed({ then, press, ...given }: Given & { press: string }): Popup {
  const open = async (page: Page) => {
    const button = page.locator(press);
    if (given.inMenu) await button.first().dispatchEvent('click');
    // By the keyboard: a pointer's press would scroll what sticks to the top into a view it is in already.
    else await button.filter({ visible: true }).first().press('Enter');
    await (then ?? shown)(page);
  };
  return { kind: 'modal', ...given, press, open };
}

/** What comes once a session, of itself: to whom it has come already it comes again here. */
const told = (name: string, as: Popup['as']): Popup => ({
  name,
  path: '/help',
  as,
  kind: 'modal',
  open: (page) =>
    listen(page, async () => {
      await page.reload({ waitUntil: 'load' });
      // It waits for a reader; the clock is set by the page's own code, which has to be there to notice one.
      await page.locator('header time', { hasText: /:/ }).waitFor({ state: 'attached' });
      await page.mouse.wheel(0, 20);
      await shown(page);
    }),
});

/** A dialog that is the page's own: home, with it over it. */
const addressed = (name: string): Popup => ({
  name: `${name}-dialog`,
  path: `/${name}`,
  as: 'visitor',
  kind: 'modal',
  closesTo: '/',
  open: shown,
});

/** Answers a login as the server does where the password is an expired one: no account has to be spoiled for it. */
async function withExpiredPassword(page: Page): Promise<void> {
  const form = page.locator('form:has(input[name="password"])').first();
  await form.waitFor();
  await page.evaluate(() => {
    const call = window.fetch;
    const info = { id: '1', account: 'lanternplayer', nickname: 'Lantern', type: 1 };
    const value = { firstTimeLogin: false, passwordExpired: true, info };
    window.fetch = (input, init) => {
      // The language of the page is in its query.
      if (!/^\/wps\/session\/login(\?|$)/.test(typeof input === 'string' ? input : ''))
        return call(input, init);
      window.fetch = call;
      return Promise.resolve(Response.json({ success: true, value }));
    };
  });
  await form.locator('input[name="username"]').fill('lanternplayer');
  await form.locator('input[name="password"]').fill('Lantern-once-1');
  await form.locator('button[type="submit"]').first().click();
  await page.locator('[role="dialog"] input[autocomplete="new-password"]').first().waitFor();
}

const HEADER_MENU = 'header button[aria-haspopup="menu"]';

/** The last entry of the account's menu asks before it signs out. */
async function askToLeave(page: Page): Promise<void> {
  await page.getByRole('menuitem').last().click();
  await page.getByRole('dialog').first().waitFor();
}

/**
 * Every popup of SHELL-6 that stands over a page of the site, as each reader gets it; they are screens too
 * (screens.ts). Not here: the help, member and agent centres, which are pages of ours; contracts, which come with the agents'
 * programme; the chat room, which a site has once its operator opens one (tests/content/chat.test.ts); what stands in the
 * frame of a game, which is the game's.
 */
export const POPUPS: readonly Popup[] = [
  told('announcements', 'visitor'),
  told('announcements-member', 'member'),
  told('announcements-trial', 'trial'),
  addressed('login'),
  addressed('register'),
  addressed('forget'),
  pressed({ name: 'login-over', path: '/help', as: 'visitor', press: 'header a[href$="/login"]' }),
  pressed({ name: 'register-over', path: '/help', as: 'visitor', press: 'header a[href$="/register"]' }),
  {
    name: 'password-due',
    path: '/login',
    as: 'visitor',
    kind: 'question',
    open: withExpiredPassword,
  },
  { name: 'password-due-agent', path: '/agent', as: 'visitor', kind: 'question', open: withExpiredPassword },
  pressed({ name: 'maintenance', path: '/live', as: 'visitor', press: 'main button[data-launch]' }),
  pressed({ name: 'maker-games', path: '/esports', as: 'visitor', press: 'main button[data-vendor]' }),
  pressed({ name: 'speed', path: '/help', as: 'visitor', press: 'aside [data-opens="speed"]', inMenu: true }),
  pressed({
    name: 'service',
    path: '/help',
    as: 'visitor',
    press: 'aside [data-opens="service"]',
    inMenu: true,
  }),
  pressed({
    name: 'service-trial',
    path: '/help',
    as: 'trial',
    press: 'aside [data-opens="service"]',
    inMenu: true,
  }),
  pressed({
    name: 'language',
    path: '/help',
    as: 'visitor',
    only: 'desktop',
    press: 'header button[aria-expanded]:not([aria-haspopup])',
    kind: 'panel',
    then: async (page) => page.locator('header [lang="ar"]').first().waitFor(),
  }),
  pressed({
    name: 'side-menu',
    path: '/help',
    as: 'visitor',
    press: 'header button[aria-haspopup="dialog"]',
    only: 'phone',
  }),
  pressed({ name: 'account-menu', path: '/help', as: 'member', press: HEADER_MENU, kind: 'panel' }),
  pressed({ name: 'account-menu-trial', path: '/help', as: 'trial', press: HEADER_MENU, kind: 'panel' }),
  pressed({ name: 'account-menu-agent', path: '/help', as: 'agent', press: HEADER_MENU, kind: 'panel' }),
  pressed({ name: 'sign-out', path: '/help', as: 'member', press: HEADER_MENU, then: askToLeave }),
  pressed({ name: 'round', path: '/member/bets', as: 'member', press: 'main li > button' }),
  pressed({
    name: 'payee',
    path: '/member/withdraw',
    as: 'member',
    press: 'main form fieldset button.border-dashed',
  }),
  pressed({
    name: 'sign-out-agent',
    path: '/agentHome',
    as: 'agent',
    press: 'header button[aria-haspopup="dialog"]',
  }),
];
