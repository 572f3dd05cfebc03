import { compare, printTable, shoot } from './support/load';
import { REFERENCE, SITE } from './support/servers';

/** Home and lobby HTML through the middleware, against a bare static and a bare dynamic Next.js page. */
export async function benchPages(): Promise<void> {
  const rate = (url: string) => async () => {
    const shot = await shoot({ url });
    if (shot.bad > 0) throw new Error(`${url}: ${shot.bad} bad answers`);
    return shot.perSecond;
  };
  const rows = [];
  for (const path of ['/', '/rng', '/th/rng']) {
    rows.push(await compare(`${path} : bare static page`, 0.5, rate(SITE + path), rate(REFERENCE)));
    rows.push(
      await compare(`${path} : bare dynamic page of 60`, 4, rate(SITE + path), rate(`${REFERENCE}/list`)),
    );
  }
  printTable('Pages, 32 connections', rows);
}
