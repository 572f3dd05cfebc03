import type { Db } from '@/lib/db/client';
import { csvHeader, csvOf, jsonOf } from './list';
import { readCells } from './queries';
import type { Cells } from './types';

/** Games that one query reads. */
const PAGE = 2_000;

/** The catalogue, or the games of one vendor, in the form of a list; the same file imported again changes nothing. */
export async function exportList(
  db: Db,
  { format, vendor }: { format: 'csv' | 'json'; vendor?: string | undefined },
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let after = 0n;
  for (;;) {
    const { cells, last } = await readCells(db, { vendor, after, limit: PAGE });
    if (last === undefined) break;
    parts.push(Buffer.from(cells.map(format === 'csv' ? csvOf : (game) => `${jsonOf(game)},\n`).join('')));
    after = last;
  }
  return format === 'csv'
    ? Buffer.concat([Buffer.from(csvHeader()), ...parts])
    : jsonList(Buffer.concat(parts));
}

/** Removes the last comma and adds the brackets. */
const jsonList = (entries: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('{"games":[\n'),
    entries.subarray(0, Math.max(0, entries.length - 2)),
    Buffer.from('\n]}\n'),
  ]);

const EXAMPLE: readonly Cells[] = [
  {
    vendor: 'ACME',
    code: 'acme-quiet-harbour',
    category: 'RNG',
    name_en: 'Quiet Harbour',
    name_zh: '静港',
    name_th: 'ท่าเรือเงียบ',
    name_vi: 'Bến Cảng Yên',
    name_ar: 'الميناء الهادئ',
    classes: 'lines free-spins',
    status: 'active',
    order: '100',
    hot: 'computed',
    new: 'computed',
    since: '2026-01-31',
    engine: '',
    model: '',
    stakes: '',
    theme: 'harbour-lights',
    motif: 'lighthouse',
    palette: 'dusk',
    seed: '7',
    artwork: 'https://games.acme.example/quiet-harbour.png',
  },
  {
    vendor: 'ACME',
    code: 'acme-baccarat',
    category: 'LIVE',
    name_en: 'Terrace Baccarat',
    name_zh: '露台百家乐',
    name_th: 'บาคาร่าระเบียง',
    name_vi: '',
    name_ar: '',
    classes: '',
    status: 'maintenance',
    order: '200',
    hot: 'off',
    new: 'on',
    since: '2026-02-28',
    engine: '',
    model: '',
    stakes: '',
    theme: '',
    motif: '',
    palette: '',
    seed: '',
    artwork: '',
  },
];

/** A list of two invented games, to begin with. */
export function exampleList(format: 'csv' | 'json'): Buffer {
  if (format === 'csv') return Buffer.from(csvHeader() + EXAMPLE.map(csvOf).join(''));
  return jsonList(Buffer.from(EXAMPLE.map((game) => `${jsonOf(game)},\n`).join('')));
}
