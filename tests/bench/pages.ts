import { compare, printTable, shoot } from './support/load';
import { REFERENCE, SITE, type Server } from './support/servers';

/** Home and lobby HTML, against a bare static and a bare dynamic Next.js page. Plain Next.js has no goal. */
export async function benchPages(server: Server): Promise<void> {
  const rate = (url: string) => async () => {
    // As a browser asks for a page.
    const shot = await shoot({ url, headers: { accept: 'text/html' } });
    if (shot.bad > 0) throw new Error(`${url}: ${shot.bad} bad answers`);
    return shot.perSecond;
  };
  const goal = (ratio: number) => (server === 'own' ? ratio : undefined);
  const rows = [];
  for (const path of ['/', '/rng', '/th/rng']) {
    rows.push(await compare(`${path} : bare static page`, goal(0.5), rate(SITE + path), rate(REFERENCE)));
    rows.push(
      await compare(
        `${path} : bare dynamic page of 60`,
        goal(4),
        rate(SITE + path),
        rate(`${REFERENCE}/list`),
      ),
    );
  }
  printTable(`Pages, 32 connections, SERVER=${server}`, rows);
}
