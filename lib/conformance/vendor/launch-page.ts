import { randomBytes } from 'node:crypto';
import type { Result } from '../types';

const SECTION = 'How you are admitted';
const ANSWERS = 'The launch address answers with a page';
const PAGE = '200 text/html';

/**
 * Loads a launch address once as a browser does, with a launch token that no gateway knows, and judges the page. `site` is the origin
 * whose frame shows it; undefined: the game opens in a window.
 */
export async function checkLaunchPage(
  template: string,
  { game, site }: { game: string; site: string | undefined },
): Promise<Result[]> {
  const token = randomBytes(24).toString('base64url');
  const values: Readonly<Record<string, string>> = {
    token,
    game,
    node: '1',
    language: 'en',
    currency: 'XTS',
    mode: 'real',
    device: 'phone',
    lobby: 'https://site.example/',
    cashier: 'https://site.example/deposit',
  };
  const address = new URL(
    template.replace(/\{(\w+)\}/g, (whole, name: string) => encodeURIComponent(values[name] ?? whole)),
  );
  let response: Response;
  let html: string;
  try {
    response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
    html = await response.text();
  } catch (error) {
    return [
      {
        section: SECTION,
        title: ANSWERS,
        verdict: 'failed',
        expected: PAGE,
        got: 'no answer',
        reason: `the launch address gave no answer: ${String((error as Error).cause ?? error)}`,
      },
    ];
  }
  const type = response.headers.get('content-type') ?? 'no content type';
  const got = `${response.status} ${type}`;
  const judged = (title: string, expected: string, reason: string | undefined): Result => ({
    section: SECTION,
    title,
    verdict: reason === undefined ? 'passed' : 'failed',
    expected,
    got,
    reason: reason ?? '',
  });
  const location = response.headers.get('location') ?? '';
  const links = [location, ...[...html.matchAll(/(?:href|src|action)=["']([^"']+)/gi)].map(([, to]) => to!)];
  const leak = links.find((to) => to.includes(token) && new URL(to, address).origin !== address.origin);
  const ancestors = /frame-ancestors ([^;]*)/.exec(
    response.headers.get('content-security-policy') ?? '',
  )?.[1];
  const isAdmitted =
    ancestors === undefined
      ? !response.headers.has('x-frame-options')
      : site !== undefined && ancestors.split(/\s+/).some((source) => source === '*' || source === site);
  return [
    judged(
      ANSWERS,
      PAGE,
      response.status === 200 && type.startsWith('text/html') ? undefined : `it answered ${got}`,
    ),
    judged(
      'The launch token goes to no other host',
      'no link and no redirect to another host with the token',
      leak && `the token goes to ${new URL(leak, address).host}`,
    ),
    ...(site === undefined
      ? []
      : [
          judged(
            'The page may be shown in a frame of the site',
            `frame-ancestors with ${site}`,
            isAdmitted
              ? undefined
              : `frame-ancestors is ${ancestors ?? 'absent, and X-Frame-Options is set'}`,
          ),
        ]),
  ];
}
