import type { Page } from 'playwright';
import { withAnnouncements, type Screen, type Viewer } from './viewer';

/** How a popup behaves. tests/e2e/popups.spec.ts tests what a modal must do. */
export type PopupKind =
  /** Locks the page, keeps the focus, closes on Escape. */
  | 'modal'
  /** As a modal, but only its own buttons close it. */
  | 'question'
  /** Opens beside its button and does not lock the page. */
  | 'panel';

export interface Popup extends Screen {
  as: Exclude<Viewer, 'operator'>;
  kind: PopupKind;
  /** The selector of its button, without words; absent if it opens by itself. */
  press?: string;
  /** Its button is in the side menu, which is a drawer on a phone. */
  inMenu?: boolean;
  /** Where closing it leads, if the page's own address opened it. */
  closesTo?: string;
  open: (page: Page) => Promise<void>;
}

type Given = Omit<Popup, 'open' | 'kind'> & { kind?: PopupKind; then?: (page: Page) => Promise<void> };

const waitForPopup = (page: Page) => page.locator('[role="dialog"], [role="menu"]').first().waitFor();

/** A popup that a button opens. A button in a menu that this width hides is clicked by a script. */
function buttonPopup({ then, press, ...given }: Given & { press: string }): Popup {
  const open = async (page: Page) => {
    const button = page.locator(press);
    if (given.inMenu) await button.first().dispatchEvent('click');
    // By keyboard, because a click would scroll a sticky button into view that is in view already.
    else await button.filter({ visible: true }).first().press('Enter');
    await (then ?? waitForPopup)(page);
  };
  return { kind: 'modal', ...given, press, open };
}

/** An announcement popup, which opens by itself once per session; here it opens again. */
const announcementPopup = (name: string, as: Popup['as']): Popup => ({
  name,
  path: '/help',
  as,
  kind: 'modal',
  open: (page) =>
    withAnnouncements(page, async () => {
      await page.reload({ waitUntil: 'load' });
      // It opens by itself if nothing is done on the page.
      await waitForPopup(page);
    }),
});

/** A dialog with an address of its own, over the home page. */
const dialogPage = (name: string): Popup => ({
  name: `${name}-dialog`,
  path: `/${name}`,
  as: 'visitor',
  kind: 'modal',
  closesTo: '/',
  open: waitForPopup,
});

/** Answers the login as the server does for an expired password, so that no account needs one. */
async function withExpiredPassword(page: Page): Promise<void> {
  const form = page.locator('form:has(input[name="password"])').first();
  await form.waitFor();
  await page.evaluate(() => {
    const call = window.fetch;
    const info = { id: '1', account: 'lanternplayer', nickname: 'Lantern', type: 1 };
    const value = { firstTimeLogin: false, passwordExpired: true, info };
    window.fetch = (input, init) => {
      // The page's language is in the query.
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

/** The last entry of the account menu asks for confirmation. */
async function openLogoutQuestion(page: Page): Promise<void> {
  await page.getByRole('menuitem').last().click();
  await page.getByRole('dialog').first().waitFor();
}

/**
 * Every popup of SHELL-6 over a page of the site, for each viewer; they are screens too (screens.ts). Not included: the
 * help, member and agent centres, which are pages; contracts, which need an offer to an agent; the chat room, which needs an
 * operator's address (tests/content/chat.test.ts); and what a game opens in its own frame.
 */
export const POPUPS: readonly Popup[] = [
  announcementPopup('announcements', 'visitor'),
  announcementPopup('announcements-member', 'member'),
  announcementPopup('announcements-trial', 'trial'),
  dialogPage('login'),
  dialogPage('register'),
  dialogPage('forget'),
  buttonPopup({ name: 'login-over', path: '/help', as: 'visitor', press: 'header a[href$="/login"]' }),
  buttonPopup({ name: 'register-over', path: '/help', as: 'visitor', press: 'header a[href$="/register"]' }),
  {
    name: 'password-due',
    path: '/login',
    as: 'visitor',
    kind: 'question',
    open: withExpiredPassword,
  },
  { name: 'password-due-agent', path: '/agent', as: 'visitor', kind: 'question', open: withExpiredPassword },
  buttonPopup({ name: 'maintenance', path: '/live', as: 'visitor', press: 'main button[data-launch]' }),
  buttonPopup({ name: 'vendor-games', path: '/esports', as: 'visitor', press: 'main button[data-vendor]' }),
  buttonPopup({
    name: 'speed',
    path: '/help',
    as: 'visitor',
    press: 'aside [data-opens="speed"]',
    inMenu: true,
  }),
  buttonPopup({
    name: 'service',
    path: '/help',
    as: 'visitor',
    press: 'aside [data-opens="service"]',
    inMenu: true,
  }),
  buttonPopup({
    name: 'service-trial',
    path: '/help',
    as: 'trial',
    press: 'aside [data-opens="service"]',
    inMenu: true,
  }),
  buttonPopup({
    name: 'language',
    path: '/help',
    as: 'visitor',
    only: 'desktop',
    press: 'header button[aria-expanded]:not([aria-haspopup])',
    kind: 'panel',
    then: async (page) => page.locator('header [lang="ar"]').first().waitFor(),
  }),
  buttonPopup({
    name: 'side-menu',
    path: '/help',
    as: 'visitor',
    press: 'header button[aria-haspopup="dialog"]',
    only: 'phone',
  }),
  buttonPopup({ name: 'account-menu', path: '/help', as: 'member', press: HEADER_MENU, kind: 'panel' }),
  buttonPopup({ name: 'account-menu-trial', path: '/help', as: 'trial', press: HEADER_MENU, kind: 'panel' }),
  buttonPopup({ name: 'account-menu-agent', path: '/help', as: 'agent', press: HEADER_MENU, kind: 'panel' }),
  buttonPopup({
    name: 'sign-out',
    path: '/help',
    as: 'member',
    press: HEADER_MENU,
    then: openLogoutQuestion,
  }),
  buttonPopup({ name: 'round', path: '/member/bets', as: 'member', press: 'main li > button' }),
  buttonPopup({
    name: 'payee',
    path: '/member/withdraw',
    as: 'member',
    press: 'main form fieldset button.border-dashed',
  }),
  buttonPopup({
    name: 'sign-out-agent',
    path: '/agentHome',
    as: 'agent',
    press: 'header button[aria-haspopup="dialog"]',
  }),
];
