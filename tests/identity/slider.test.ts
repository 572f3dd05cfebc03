import { GET as puzzleRoute, POST as answerRoute } from '@/app/wps/captcha/slider/route';
import { POST as login } from '@/app/wps/session/login/route';
import { GET as captchaRoute } from '@/app/wps/captcha/route';
import { setFlag } from '@/lib/content/commands';
import { createMember } from '@/lib/identity/commands';
import type { Puzzle } from '@/lib/identity/slider/schema';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { handTo, lookAt } from '../support/slider';

jest.mock('@/lib/identity/captcha/picture', () => ({
  drawCaptcha: async (text: string) => Buffer.from(text),
}));

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';

const ask = async (browser: Browser, action = 'login') =>
  (await browser.send(puzzleRoute, 'GET', `/wps/captcha/slider?action=${action}`)).body
    .value as unknown as Puzzle;
const answer = (browser: Browser, id: string, x: number, trail = handTo(x)) =>
  browser.send(answerRoute, 'POST', '/wps/captcha/slider', { id, x, trail });

/** Requests a puzzle, solves it and returns the token. */
async function slide(browser: Browser, action = 'login'): Promise<string> {
  const puzzle = await ask(browser, action);
  const x = await lookAt(puzzle);
  advanceClock(1_500);
  const { body } = await answer(browser, puzzle.id, x);
  return (body.value as { sliderToken: string }).sliderToken;
}

const enter = (browser: Browser, username: string, more: object = {}, password = PASSWORD) =>
  browser.send(login, 'POST', '/wps/session/login', { username, password, ...more });

beforeEach(() => setClock(new Date('2030-01-01T00:00:00Z')));
afterEach(() => setClock(undefined));

describe('a puzzle', () => {
  it('can be solved by its picture', async () => {
    for (let round = 0; round < depth(4, 12); round++)
      expect(await slide(new Browser())).toMatch(/^[\w-]{32}$/);
  });

  it('does not reveal its answer', async () => {
    const puzzle = await ask(new Browser());
    expect(Object.keys(puzzle).sort()).toEqual([
      'background',
      'height',
      'id',
      'piece',
      'pieceSize',
      'width',
      'y',
    ]);
    const row = await held.db
      .selectFrom('identity.slider_puzzle')
      .selectAll()
      .where('id', '=', puzzle.id)
      .executeTakeFirstOrThrow();
    // The stored answer is not a readable text. (Its two or three digits can occur in sealed bytes by chance.)
    expect(row.answer.toString('latin1')).not.toMatch(/^[ -~]*$/);
  });

  it('accepts one of ten parallel right answers', async () => {
    const browser = new Browser();
    const puzzle = await ask(browser);
    const x = await lookAt(puzzle);
    advanceClock(1_500);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(browser, puzzle.id, x)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'SLIDER_WRONG')).toHaveLength(9);
  });

  it('is used up by a wrong answer', async () => {
    const browser = new Browser();
    const puzzle = await ask(browser);
    const x = await lookAt(puzzle);
    advanceClock(1_500);
    expect((await answer(browser, puzzle.id, x - 30)).body.code).toBe('SLIDER_WRONG');
    expect((await answer(browser, puzzle.id, x)).body.code).toBe('SLIDER_WRONG');
  });

  it('rejects the right place with a program’s trail', async () => {
    const browser = new Browser();
    const puzzle = await ask(browser);
    const x = await lookAt(puzzle);
    advanceClock(1_500);
    const ruled = Array.from({ length: 20 }, (_, index) => [(x * index) / 19, 0, index * 40] as const);
    expect((await answer(browser, puzzle.id, x, ruled as never)).body.code).toBe('SLIDER_WRONG');
  });

  it('is bound to its browser, for two minutes', async () => {
    const browser = new Browser();
    const puzzle = await ask(browser);
    const x = await lookAt(puzzle);
    advanceClock(1_500);
    const other = new Browser();
    await ask(other);
    expect((await answer(other, puzzle.id, x)).body.code).toBe('SLIDER_WRONG');
    advanceClock(119_000);
    expect((await answer(browser, puzzle.id, x)).body.code).toBe('SLIDER_WRONG');
  });

  it('allows a browser fifteen guesses in ten minutes', async () => {
    const browser = new Browser();
    const codes: unknown[] = [];
    for (let round = 0; round < 17; round++) {
      const { id } = await ask(browser);
      codes.push((await answer(browser, id, 1)).body.code);
    }
    expect(codes.filter((code) => code === 'SLIDER_WRONG')).toHaveLength(15);
    expect(codes.slice(15)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });
});

describe('login with the default settings', () => {
  beforeAll(async () => {
    await held.db.deleteFrom('content.flag').where('key', '=', 'sliderLogin').execute();
    for (const account of ['slider1', 'slider2', 'slider3', 'slider4'])
      await createMember(held.db, { account, password: PASSWORD });
  });

  it('requires the slider of a new browser, once', async () => {
    const browser = new Browser();
    expect(await enter(browser, 'slider1')).toMatchObject({
      status: 400,
      body: { code: 'SLIDER_REQUIRED', slider: true },
    });
    expect((await enter(browser, 'slider1', { sliderToken: await slide(browser) })).status).toBe(200);
    expect((await enter(browser, 'slider1')).status).toBe(200);
  });

  it('requires it for an unknown name too', async () => {
    const [known, unknown] = await Promise.all(
      ['slider2', 'nobody-at-all'].map((name) => enter(new Browser(), name)),
    );
    expect(unknown!.body).toEqual(known!.body);
  });

  it('does not count a try without a slider', async () => {
    const browser = new Browser();
    for (let round = 0; round < 14; round++) expect((await enter(browser, 'slider2')).status).toBe(400);
    expect((await enter(browser, 'slider2', { sliderToken: await slide(browser) })).status).toBe(200);
  });

  it('requires it of a client without Origin only after a failure', async () => {
    const client = new Browser();
    client.origin = undefined;
    expect((await enter(client, 'slider3')).status).toBe(200);
    const other = new Browser();
    other.origin = undefined;
    expect((await enter(other, 'slider3', {}, 'wrong-password')).body.code).toBe('INVALID_CREDENTIALS');
    const third = new Browser();
    third.origin = undefined;
    expect((await enter(third, 'slider3')).body.code).toBe('SLIDER_REQUIRED');
  });

  it('accepts a token once, for its action, from its browser', async () => {
    const browser = new Browser();
    const token = await slide(browser);
    expect((await enter(new Browser(), 'slider4', { sliderToken: token })).body.code).toBe('SLIDER_REQUIRED');
    expect((await enter(browser, 'slider4', { sliderToken: await slide(browser, 'sms') })).body.code).toBe(
      'SLIDER_REQUIRED',
    );
    expect((await enter(browser, 'slider4', { sliderToken: token }, 'wrong-password')).body.code).toBe(
      'INVALID_CREDENTIALS',
    );
    // Three tries have failed, so a captcha is required.
    expect((await enter(browser, 'slider4', { sliderToken: token })).body.code).toBe('CAPTCHA_REQUIRED');
  });

  it('accepts a captcha instead', async () => {
    const browser = new Browser();
    const { body } = await browser.send(captchaRoute, 'GET', '/wps/captcha');
    const { captchaId, image } = body.value as { captchaId: string; image: string };
    const captcha = Buffer.from(image, 'base64').toString();
    expect((await enter(browser, 'slider2', { captchaId, captcha })).status).toBe(200);
  });

  it('follows the settings off and always', async () => {
    await setFlag(held.db, 'sliderLogin', 'off', false);
    expect((await enter(new Browser(), 'slider1')).status).toBe(200);
    await setFlag(held.db, 'sliderLogin', 'always', false);
    const client = new Browser();
    client.origin = undefined;
    expect((await enter(client, 'slider1')).body.code).toBe('SLIDER_REQUIRED');
  });
});
