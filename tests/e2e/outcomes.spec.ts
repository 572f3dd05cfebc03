import { expect, type APIRequestContext } from '@playwright/test';
import { createHash } from 'node:crypto';
import { ROUTES } from '@/lib/cli/routes';
import { logInAs } from '@/lib/cli/screens';
import { models } from '@/lib/studio/slots/models';
import { DEMO_PASSWORD, STORED_SESSIONS } from './support/demo';
import { openedGame, ownOrigin, visit } from './support/player';
import { playSpins } from './support/slots';
import { test } from './support/test';

/*
 * docs/trust.md F1, GLI-19 2.6.5: the server alone decides outcomes. Neither the code nor the data sent to a browser during play
 * contains a seed in use or the mathematics of a game; only the public verifier recomputes finished rounds.
 */
test.beforeEach(({}, info) =>
  info.skip(info.project.name.startsWith('phone'), 'The code is the same at every width.'),
);

/** Texts that occur only in the mathematics of a game: the strips of its reels and the verifier's error. */
const STRIPS = Object.values(models).flatMap(({ base }) => [...base.strips]);
const LOGIC = [
  ...STRIPS.filter((strip) => strip.length >= 12),
  'the stake does not divide by the units of the game',
];

const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;

/** All code that a page can load: its scripts, the scripts that they name, and so on. */
async function codeOf(
  request: APIRequestContext,
  html: string,
  read: Map<string, string>,
): Promise<Set<string>> {
  const found = new Set<string>();
  const names = (text: string) => text.match(CHUNK) ?? [];
  const waiting = [...names(html)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    let text = read.get(name);
    if (text === undefined) {
      const response = await request.get(`/_next/${name}`);
      expect({ name, status: response.status() }).toEqual({ name, status: 200 });
      text = await response.text();
      read.set(name, text);
    }
    waiting.push(...names(text));
  }
  return found;
}

const holdsLogic = (text: string) => LOGIC.some((mark) => text.includes(mark));

test('only the verifier’s pages load the mathematics of a game', async ({ page, request, baseURL }) => {
  test.setTimeout(360_000);
  expect(LOGIC.length).toBeGreaterThan(50);
  await logInAs(page, baseURL!, 'member', DEMO_PASSWORD, STORED_SESSIONS);
  const read = new Map<string, string>();
  const list = await request.get(
    '/wps/relay/GCSGAME_gameList?clientType=3&platform=html5-desktop&gameType=RNG&pageNo=1',
  );
  const { value } = (await list.json()) as { value: { games: { nodeId: string }[] } };
  const paths = [
    ...ROUTES.map(({ path }) => path),
    `/studio/en/slots/${value.games[0]!.nodeId}`,
    '/backoffice/login',
    `/game/${value.games[0]!.nodeId}`,
  ];
  const guilty: string[] = [];
  for (const path of paths) {
    // With a member's session, so that member pages are included.
    const response = await page.request.get(path);
    const html = await response.text();
    const code = await codeOf(request, html, read);
    expect({ path, chunks: code.size > 0 }).toEqual({ path, chunks: true });
    for (const name of code) if (holdsLogic(read.get(name)!)) guilty.push(path);
    if (holdsLogic(html)) guilty.push(path);
  }
  // The verifier's pages do load it, which shows that the search finds it.
  expect([...new Set(guilty)]).toEqual(['/fairness', '/member/bets']);
});

const hash = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

test('a game receives hashes during play and the seed after it', async ({ page, baseURL }) => {
  test.setTimeout(360_000);
  await logInAs(page, baseURL!, 'trial', DEMO_PASSWORD);
  const told: Promise<string>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/json|html|x-component|javascript/.test(type)) told.push(response.text().catch(() => ''));
  });
  await visit(page, '/rng');
  await page.locator('main button[data-launch]').first().click();
  const game = await openedGame(page);
  await playSpins(game, 'en', 4);
  const before = (await Promise.all(told)).join('\n');
  const seats = before.match(/"commitment":"[0-9a-f]{64}"/g) ?? [];
  expect(seats.length).toBeGreaterThan(0);

  const headers = { ...ownOrigin(page), 'x-studio-game': new URL(page.url()).searchParams.get('game')! };
  const answer = await page.request.post('/studio/api/seeds', {
    headers,
    data: { clientSeed: 'a-seed-of-the-test' },
  });
  const { value } = (await answer.json()) as {
    value: { revealed: { serverSeed: string; commitment: string } };
  };
  const { serverSeed, commitment } = value.revealed;
  // The seed matches its commitment and was not sent before.
  expect(before).toContain(commitment);
  expect(hash(serverSeed)).toBe(commitment);
  expect(before).not.toContain(serverSeed);
  // Everything else that looked like a seed was a hash: no text that was sent hashes to a commitment.
  const promises = new Set(before.match(/\b[0-9a-f]{64}\b/g));
  for (const text of promises) expect(promises.has(hash(text))).toBe(false);
});
