import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_MEMBERS } from '@/lib/cli/seed/accounts';
import { ROUTES } from '@/lib/cli/routes';
import { logInAs, type Viewer } from '@/lib/cli/screens';
import { depth, FULL } from '../support/depth';
import { DEMO_PASSWORD, STORED_SESSIONS } from './support/demo';
import { test } from './support/test';

/*
 * docs/trust.md X10: the middleware is no security boundary. Every page in app/ is requested as a document, as a part (RSC), as a
 * prefetch and as the leaf alone, past the middleware, by readers without access: none of them sees private data.
 */
test.beforeEach(({}, info) =>
  info.skip(info.project.name.startsWith('phone'), 'Parts of pages have no width.'),
);

/** The folder of every page under `root`, as segments of its address, route groups included. */
function pages(root: string, segments: readonly string[] = []): string[][] {
  return readdirSync(join(root, ...segments), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return pages(root, [...segments, entry.name]);
    return entry.name === 'page.tsx' ? [[...segments]] : [];
  });
}

interface Asked {
  address: string;
  /** The folders' names, for the router state. */
  segments: string[];
}

const VALUES: Readonly<Record<string, string>> = { '[locale]': 'en', '[id]': '1', '[lang]': 'en' };

function asked(root: string): Asked[] {
  return pages(root)
    .filter((segments) => !segments.some((segment) => segment.startsWith('[...')))
    .map((segments) => ({
      segments,
      address: `/${segments
        .filter((segment) => !segment.startsWith('(') && segment !== '[locale]')
        .map((segment) => VALUES[segment] ?? (segment.startsWith('[') ? '1' : segment))
        .join('/')}`,
    }));
}

const ALL = asked('app');
/** The pages of the back office before a login. */
const OPEN_OFFICE: readonly string[] = ['/backoffice/login', '/backoffice/activate'];
const OFFICE = ALL.filter(
  ({ address }) => address.startsWith('/backoffice') && !OPEN_OFFICE.includes(address),
);
/** Pages of the agent centre, also those of one bill or member, which the table of routes does not list. */
const isOfAgents = (address: string) => address.startsWith('/agentHome');
const routeOf = (address: string) => ROUTES.find(({ path }) => path === address);
const guardOf = (address: string) =>
  isOfAgents(address) ? 'agents' : (routeOf(address)?.guard ?? 'everybody');
const isSameForAll = (address: string) => routeOf(address)?.sameForAll === true;
const MEMBERS = ALL.filter(({ address }) => guardOf(address) === 'members');
const AGENTS = ALL.filter(({ address }) => guardOf(address) === 'agents');

/** The state of a router that has every layout already and requests the page alone, so that layouts are not rendered. */
function leafOnly(segments: readonly string[]): string {
  const named = segments.map((segment) => {
    const parameter = /^\[(\w+)\]$/.exec(segment)?.[1];
    return parameter ? [parameter, VALUES[segment] ?? '1', 'd', null] : segment;
  });
  const tree = [...named, '__PAGE__'].reduceRight<unknown>(
    (below, segment) =>
      below === undefined ? [segment, {}, null, 'refetch'] : [segment, { children: below }, null, null],
    undefined,
  );
  return encodeURIComponent(JSON.stringify(['', { children: tree }, null, null]));
}

/** The ways to request a page. */
const WAYS: Readonly<Record<string, (page: Asked) => Record<string, string>>> = {
  document: () => ({}),
  part: () => ({ rsc: '1' }),
  prefetch: () => ({ rsc: '1', 'next-router-prefetch': '1' }),
  tree: () => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }),
  index: () => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_index' }),
  full: () => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' }),
  leaf: ({ segments }) => ({ rsc: '1', 'next-router-state-tree': leafOnly(segments) }),
  subrequest: () => ({ rsc: '1', 'x-middleware-subrequest': Array(5).fill('middleware').join(':') }),
};

/** The layouts above a page, as one text. */
const layoutsOf = ({ segments }: Asked) =>
  segments
    .map((_, index) => join('app', ...segments.slice(0, index + 1), 'layout.tsx'))
    .filter((layout) => existsSync(layout))
    .join();

/** The pages that are requested in every way: the first one under each set of layouts, and every eighth. */
const IN_EVERY_WAY: ReadonlySet<Asked> = new Set(
  [MEMBERS, AGENTS, OFFICE].flatMap((list) => {
    const layouts = list.map(layoutsOf);
    return list.filter((_, index) => index % 8 === 0 || layouts.indexOf(layouts[index]!) === index);
  }),
);

/**
 * The ways in which a reader requests a page. Visitors and the forger request each page, and one of the readers with a session does, in turn.
 * They request it as a leaf, which no layout protects, and some pages in every way: the pages of a layout differ in their leaves
 * only. `npm run test:full` requests every page in every way by every reader.
 */
function waysOf(page: Asked, as: Reader['as']): [string, (page: Asked) => Record<string, string>][] {
  const ways = Object.entries(WAYS);
  if (FULL) return ways;
  const inTurn = READERS.filter((reader) => reader.hasSession && reader.pages.includes(page));
  const isTurn = inTurn[ALL.indexOf(page) % inTurn.length]?.as === as;
  if (inTurn.some((reader) => reader.as === as) && !isTurn) return [];
  return IN_EVERY_WAY.has(page) ? ways : ways.filter(([way]) => way === 'leaf');
}

/** Requests with their own cookies; redirects are not followed. */
async function asking(page: Page, baseURL: string, as: Viewer | 'forger') {
  if (as === 'forger')
    // A cookie that only looks like a session passes the middleware and must not pass the loaders.
    return request.newContext({
      baseURL,
      extraHTTPHeaders: { cookie: `${'croupier'}=${'x'.repeat(40)}; croupier-office=${'y'.repeat(40)}` },
    });
  await logInAs(page, baseURL, as, DEMO_PASSWORD, STORED_SESSIONS);
  const cookies = await page.context().cookies(baseURL);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return request.newContext({ baseURL, extraHTTPHeaders: { cookie } });
}

/** Requests a page and follows a redirect only if Next.js adds the part's own address (`_rsc`). */
async function body(context: APIRequestContext, page: Asked, headers: Record<string, string>) {
  const ask = (address: string) => context.get(address, { headers, maxRedirects: 0 });
  let response = await ask(page.address);
  const to = new URL(response.headers().location ?? '/', 'http://localhost');
  if (response.status() === 307 && to.pathname === page.address.split('?')[0] && to.searchParams.has('_rsc'))
    response = await ask(to.pathname + to.search);
  return { status: response.status(), text: await response.text() };
}

/** Account names of members: each member's pages show the own one, and nobody else may read it. */
const ACCOUNTS = DEMO_MEMBERS.map(({ account }) => account);

interface Reader {
  as: Viewer | 'forger';
  /** The pages that the reader may not see. */
  pages: readonly Asked[];
  own: readonly string[];
  hasSession: boolean;
}
const READERS: readonly Reader[] = [
  { as: 'visitor', pages: [...MEMBERS, ...AGENTS, ...OFFICE], own: [], hasSession: false },
  { as: 'forger', pages: [...MEMBERS, ...AGENTS, ...OFFICE], own: [], hasSession: false },
  { as: 'trial', pages: [...AGENTS, ...OFFICE], own: [], hasSession: true },
  { as: 'member', pages: [...AGENTS, ...OFFICE], own: ['lanternplayer'], hasSession: true },
  { as: 'agent', pages: OFFICE, own: ['lanternagent', 'lanternsub', 'lanternleaf'], hasSession: true },
  { as: 'operator', pages: [...MEMBERS, ...AGENTS], own: [], hasSession: true },
];

test('private pages are found', () => {
  expect(MEMBERS.length).toBeGreaterThan(8);
  expect(AGENTS.length).toBeGreaterThan(0);
  expect(OFFICE.length).toBeGreaterThan(20);
  // Every page must be in the table of routes or be public on purpose.
  const known = new Set(ROUTES.map(({ path }) => path.split('?')[0]));
  const open =
    /^\/(?:backoffice|studio|game\/1|games\/|reset|missing$|(?:news|blog|promotions|page|results)\/)/;
  expect(
    ALL.filter(({ address }) => !known.has(address) && !isOfAgents(address) && !open.test(address)).map(
      (page) => page.address,
    ),
  ).toEqual([]);
});

for (const reader of READERS) {
  test(`no request shows a ${reader.as} private data of others`, async ({ page, baseURL }) => {
    test.setTimeout(depth(600_000, 900_000));
    const context = await asking(page, baseURL!, reader.as);
    const foreign = ACCOUNTS.filter((account) => !reader.own.includes(account));
    const shown: string[] = [];
    for (const each of reader.pages)
      for (const [way, headers] of waysOf(each, reader.as)) {
        const { status, text } = await body(context, each, headers(each));
        const leak = foreign.find((account) => text.includes(account));
        if (leak) shown.push(`${each.address} as ${way}: ${leak}`);
        // A document is redirected or missing; a part may be an answer that names either.
        const away = status >= 300 || /NEXT_REDIRECT|NEXT_HTTP_ERROR_FALLBACK/.test(text);
        // A failed answer proves nothing. A page that is the same for all has nothing to hide, and the browser leads to the login.
        const mustLead = ['document', 'leaf'].includes(way) && !isSameForAll(each.address);
        if (status >= 500 || (!away && mustLead)) shown.push(`${each.address} as ${way}: ${status}`);
      }
    expect(shown).toEqual([]);
    await context.dispose();
  });
}

test('a page for all members contains nothing of the member who asks for it', async ({ page, baseURL }) => {
  const shared = MEMBERS.filter(({ address }) => isSameForAll(address));
  expect(shared).toHaveLength(3);
  const context = await asking(page, baseURL!, 'member');
  for (const each of shared)
    for (const way of ['document', 'part', 'leaf'] as const) {
      const { status, text } = await body(context, each, WAYS[way]!(each));
      expect({ way, status }).toEqual({ way, status: 200 });
      expect(text).not.toContain('lanternplayer');
    }
  await context.dispose();
});

test('readers with access see private pages, in parts too', async ({ page, baseURL }) => {
  const context = await asking(page, baseURL!, 'operator');
  // Search by a part of the name: other journeys have registered newer members, and the page repeats what was searched.
  const list = OFFICE.find(({ address }) => address === '/backoffice/members')!;
  const members = { ...list, address: `${list.address}?q=lanternpl` };
  for (const way of ['document', 'part', 'leaf'] as const) {
    const { status, text } = await body(context, members, WAYS[way]!(members));
    expect({ way, status }).toEqual({ way, status: 200 });
    expect(text).toContain('lanternplayer');
  }
  await context.dispose();
});
