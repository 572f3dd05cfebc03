import type { Page } from 'playwright';
import { flagOf } from '@/lib/content/announcements/rules';

export type Viewer = 'visitor' | 'member' | 'trial' | 'agent' | 'operator';

/** A screen of the product: what a person sees at an address, or after a press or two. */
export interface Screen {
  name: string;
  /** Without the language; the back office has none in its addresses. */
  path: string;
  as: Viewer;
  /** The one width that has it, where the other does not. */
  only?: 'phone' | 'desktop';
  /** Opens what has no address of its own. Finds its way without words, for it is walked in every language. */
  open?: (page: Page) => Promise<void>;
}

const FLAGS = [flagOf('visitor'), flagOf('member')];
/** While a session has this, it is told what it has been told already. */
const LISTENS = 'screens-listen';

/** What comes once a session has come already: it would stand over the first page of each. */
export async function quieten(page: Page): Promise<void> {
  await page.addInitScript(
    ({ flags, listens }) => {
      if (sessionStorage.getItem(listens) === null)
        for (const flag of flags) sessionStorage.setItem(flag, '1');
      else for (const flag of flags) sessionStorage.removeItem(flag);
    },
    { flags: FLAGS, listens: LISTENS },
  );
}

/** Does something in a session that has been told nothing yet, though it is a quiet one. */
export async function listen(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate((listens) => sessionStorage.setItem(listens, '1'), LISTENS);
  await work();
  await page.evaluate((listens) => sessionStorage.removeItem(listens), LISTENS);
}
