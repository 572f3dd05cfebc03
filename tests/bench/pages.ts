import { compare, printTable, shoot } from './support/load';
import { memberCookie } from './support/member';
import { REFERENCE, SITE, type Server } from './support/servers';

/**
 * HTML of home, lobby and, for a logged-in member, the lottery, against a bare static and a bare dynamic Next.js page. Plain Next.js has no
 * goal.
 */
export async function benchPages(server: Server): Promise<void> {
  const rate =
    (url: string, headers: Record<string, string> = {}) =>
    async () => {
      // As a browser asks for a page.
      const shot = await shoot({ url, headers: { accept: 'text/html', ...headers } });
      if (shot.bad > 0) throw new Error(`${url}: ${shot.bad} bad answers`);
      return shot.perSecond;
    };
  const goal = (ratio: number) => (server === 'own' ? ratio : undefined);
  const rows = [];
  const member = { cookie: await memberCookie() };
  const pages = [{ path: '/' }, { path: '/rng' }, { path: '/th/rng' }, { path: '/lottery', headers: member }];
  for (const { path, headers } of pages) {
    const ours = rate(SITE + path, headers);
    rows.push(await compare(`${path} : bare static page`, goal(0.5), ours, rate(REFERENCE)));
    rows.push(await compare(`${path} : bare dynamic page of 60`, goal(4), ours, rate(`${REFERENCE}/list`)));
  }
  printTable(`Pages, 32 connections, SERVER=${server}`, rows);
}
