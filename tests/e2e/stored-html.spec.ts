import { expect, type Browser, type Page } from '@playwright/test';
import { cleanHtml } from '@/lib/content/html';
import { logInAs } from '@/lib/cli/screens';
import { CALLING_HTML, HOSTILE_HTML, HOSTILE_TEXT } from '../support/hostile-html';
import { DEMO_PASSWORD } from './support/demo';
import { BackOffice } from './support/back-office';
import { suppressAnnouncements } from './support/player';
import { test } from './support/test';

/*
 * docs/trust.md X13: HTML of operators is sanitised, and nothing in it runs in a real browser. X12: no content security policy is
 * violated, so the policy did not have to stop anything.
 */
test.beforeEach(({}, info) =>
  info.skip(info.project.name.startsWith('phone'), 'A script runs at every width.'),
);

const EVERYTHING = [...HOSTILE_HTML, ...CALLING_HTML].join('\n');

/** Presses, hovers and focuses every element, waits for pictures, and returns how often a script ran. */
const provoke = (page: Page) =>
  page.evaluate(async () => {
    // An external link is pressed and not followed; a javascript: link is followed.
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && /^https?:/.test(link.href)) event.preventDefault();
    });
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    for (const element of all)
      for (const kind of ['mouseover', 'focus', 'click'])
        element.dispatchEvent(new MouseEvent(kind, { bubbles: kind !== 'focus', cancelable: true }));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((done) => setTimeout(() => requestAnimationFrame(done)));
    return (window as { ran?: number }).ran ?? 0;
  });

/** How often a piece of HTML runs a script, both as part of a document and through innerHTML. */
async function runs(page: Page, html: string): Promise<number> {
  await page.setContent(`<!doctype html><title>x</title><body><div>${html}</div>`);
  const sent = await provoke(page);
  await page.setContent('<!doctype html><title>x</title><body><div></div>');
  await page.locator('div').evaluate((place, text) => {
    place.innerHTML = text;
  }, html);
  return sent + (await provoke(page));
}

test('sanitised HTML runs nothing, without a policy', async ({ page }) => {
  await page.route('**/*', (route) => route.abort());
  await page.goto('about:blank');
  const ran: string[] = [];
  for (const html of HOSTILE_HTML) if ((await runs(page, cleanHtml(html))) > 0) ran.push(html);
  expect(ran).toEqual([]);
});

test('most of the hostile corpus runs if it is not sanitised', async ({ browser }) => {
  let alive = 0;
  for (const html of HOSTILE_HTML) {
    // A script may leave the page, so each has its own.
    const page = await browser.newPage();
    await page.route('**/*', (route) => route.abort());
    alive += (await runs(page, html).catch(() => 1)) > 0 ? 1 : 0;
    await page.close();
  }
  expect(alive).toBeGreaterThan(HOSTILE_HTML.length / 2);
});

/** Writes content as an operator wherever visitors read it; `undo` deletes it. */
async function write(office: BackOffice) {
  const send = async (path: string, data: object) => {
    const origin = new URL(office.page.url()).origin;
    const response = await office.page.request.post(`/backoffice/api/${path}`, { headers: { origin }, data });
    const { value, ...failure } = (await response.json()) as { value?: { id: string; version: number } };
    expect({ path, status: response.status(), failure }).toMatchObject({ path, status: 200 });
    return value!;
  };
  const slug = `hostile-${Date.now().toString(36)}`;
  const words = { en: HOSTILE_TEXT };
  const body = { en: `<p>By lantern light.</p>${EVERYTHING}` };
  const now = new Date().toISOString();
  const announcement = await send('announcements', {
    type: 'PU',
    execution: ['A', 'B'],
    title: words,
    content: body,
    promotionType: null,
    published: true,
    startsAt: now,
    endsAt: null,
  });
  const article = await send('articles', {
    kind: 'news',
    slug,
    title: words,
    summary: words,
    body,
    published: true,
    publishedAt: now,
  });
  const terms = {
    slug,
    types: ['other'],
    picture: 'market.lantern.coin',
    title: words,
    summary: words,
    body,
    action: { en: 'Play' },
    actionUrl: '/rng',
    startsAt: now,
    endsAt: null,
    position: 0,
  };
  const promotion = await send('promotions', { ...terms, published: true });
  return {
    slug,
    announcement: announcement.id,
    article: article.id,
    promotion: promotion.id,
    async undo() {
      await send(`announcements/${announcement.id}/remove`, {});
      await send(`articles/${article.id}/remove`, {});
      const hidden = { ...terms, published: false, version: promotion.version };
      await send(`promotions/${promotion.id}`, hidden);
    },
  };
}

/** Records scripts that run, external requests and policy violations of a page. */
async function listen(page: Page, own: string): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('violated', (directive: string) => heard.push(`policy: ${directive}`));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { violated(text: string): void }).violated(
        `${event.effectiveDirective} ${event.blockedURI}`,
      ),
    ),
  );
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== own) heard.push(`asked: ${url.href}`);
  });
  return heard;
}

/** Expects that nothing runs when the content is pressed and hovered. */
async function expectHarmless(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector).first();
  await expect(place).toContainText('By lantern light.');
  await place.evaluate((element) => {
    for (const each of element.querySelectorAll<HTMLElement>('*'))
      for (const kind of ['mouseover', 'focus', 'click'])
        // Links are pressed and not followed.
        each.dispatchEvent(new MouseEvent(kind, { bubbles: false, cancelable: true }));
  });
  expect(await page.evaluate(() => (window as { ran?: number }).ran ?? 0)).toBe(0);
}

async function look(
  browser: Browser,
  own: string,
  as: 'visitor' | 'member',
  work: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL: own, locale: 'en-GB' });
  const page = await context.newPage();
  // A visitor must see announcements; `enter` would suppress them.
  if (as === 'member') await logInAs(page, own, as, DEMO_PASSWORD);
  const heard = await listen(page, own);
  await work(page);
  expect(heard).toEqual([]);
  await context.close();
}

test('hostile HTML of an operator runs on no page and requests nothing external', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const own = new URL(baseURL!).origin;
  const office = await BackOffice.enter(browser, 'operator');
  const heardInside = await listen(office.page, own);
  const written = await write(office);
  try {
    await look(browser, own, 'visitor', async (page) => {
      await page.goto('/help');
      const popup = page.getByRole('dialog');
      await expect(popup).toBeVisible();
      const item = popup.getByRole('button', { name: HOSTILE_TEXT.slice(0, 12) });
      if ((await item.count()) > 0) await item.first().click();
      await expectHarmless(page, '[role=dialog] .prose-content');
      await suppressAnnouncements(page);
      for (const path of [`/news/${written.slug}`, `/promotions/${written.slug}`]) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE_TEXT);
        await expectHarmless(page, 'main .prose-content');
        // Structured data must be valid JSON.
        const data = await page.locator('script[type="application/ld+json"]').allTextContents();
        expect(data.length).toBeGreaterThan(0);
        for (const text of data) expect(() => JSON.parse(text) as unknown).not.toThrow();
      }
    });
    await look(browser, own, 'member', async (page) => {
      await suppressAnnouncements(page);
      await page.goto(`/announce?id=${written.announcement}`);
      await expectHarmless(page, 'main .prose-content');
    });
    for (const path of [
      `articles/${written.article}`,
      `promotions/${written.promotion}`,
      'announcements',
      'audit',
    ]) {
      await office.page.goto(`/backoffice/${path}`);
      await expect(office.page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await office.page.evaluate(() => (window as { ran?: number }).ran ?? 0)).toBe(0);
    }
    expect(heardInside).toEqual([]);
  } finally {
    await written.undo();
    await office.leave();
  }
});
