import { gameOf } from '../games';
import { json, type Outgoing } from '../http/server';
import type { Routes } from '../http/server';
import type { Vendor } from '../types';
import { artworkOf, type PictureType } from './artwork';
import { csvOf, rowsOf } from './list';
import { games } from '../games';

/** The lists of games that an operator imports, and the pictures that they name. */
export function catalogueRoutes({ options }: Vendor): Routes {
  const rows = () => rowsOf(options.code, options.address);
  const picture = (code: string, type: PictureType) => async (): Promise<Outgoing> => ({
    status: 200,
    headers: { 'content-type': `image/${type}`, 'cache-control': 'public, max-age=3600' },
    body: await artworkOf(gameOf(code)!, type),
  });
  return {
    'GET /catalogue.csv': () => ({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="catalogue.csv"',
      },
      body: csvOf(rows()),
    }),
    'GET /catalogue.json': () => json(200, { games: rows() }),
    ...Object.fromEntries(
      games.flatMap(({ code }) => [
        [`GET /artwork/${code}.png`, picture(code, 'png')],
        [`GET /artwork/${code}.jpg`, picture(code, 'jpeg')],
      ]),
    ),
  };
}
