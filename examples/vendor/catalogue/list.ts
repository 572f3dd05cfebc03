import { games } from '../games';
import { LANGUAGES } from '../games/types';

/** The games as a site imports them: one row each, with the columns of its lists. Other columns keep the site's defaults. */
export function rowsOf(code: string, address: string): Record<string, string>[] {
  return games.map((game) => ({
    vendor: code,
    code: game.code,
    category: 'RNG',
    ...Object.fromEntries(LANGUAGES.map((language) => [`name_${language}`, game.names[language]])),
    classes: game.oneMove ? 'arcade mini' : 'arcade',
    artwork: `${address}/artwork/${game.code}.png`,
  }));
}

/** As CSV with a header, RFC 4180. */
export function csvOf(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

const cellOf = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
