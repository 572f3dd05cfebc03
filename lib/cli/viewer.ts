import type { Page } from 'playwright';
import { shownFlagKey } from '@/lib/content/announcements/rules';

export type Viewer = 'visitor' | 'member' | 'trial' | 'agent' | 'operator';

/** A screen of the product: a page, or what opens on it after a press or two. */
export interface Screen {
  name: string;
  /** Without the language; the back office has none in its addresses. */
  path: string;
  as: Viewer;
  /** Set if only one width has it. */
  only?: 'phone' | 'desktop';
  /** Opens what has no address of its own. Uses no words, because it runs in every language. */
  open?: (page: Page) => Promise<void>;
}

const SHOWN_KEYS = [shownFlagKey('visitor'), shownFlagKey('member')];
/** The session storage key that allows announcements again. */
const ALLOW_KEY = 'screens-allow-announcements';

/** Suppresses announcements, which would cover the first page of every session. */
export async function suppressAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(
    ({ flags, allowKey }) => {
      if (sessionStorage.getItem(allowKey) === null)
        for (const flag of flags) sessionStorage.setItem(flag, '1');
      else for (const flag of flags) sessionStorage.removeItem(flag);
    },
    { flags: SHOWN_KEYS, allowKey: ALLOW_KEY },
  );
}

/** Runs `work` in a session that has seen no announcement, even after suppressAnnouncements. */
export async function withAnnouncements(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate((allowKey) => sessionStorage.setItem(allowKey, '1'), ALLOW_KEY);
  await work();
  await page.evaluate((allowKey) => sessionStorage.removeItem(allowKey), ALLOW_KEY);
}
