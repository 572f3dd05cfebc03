import { sources } from '@/lib/studio/lottery/sources/sources';
import type { DrawSource } from '@/lib/studio/lottery/types';
import type { WireDraw } from '@/lib/studio/lottery/wire';
import type { SourceCode, WireResult } from '../pictures/picture-kind';

/** A draw as a visitor of the verifier enters it. All fields are texts. */
export interface DrawInput {
  game: string;
  period: string;
  commitment: string;
  server: string;
  client: string;
  /** The animal of the lunar year, for 49-ball. */
  animal: string;
  /** The published numbers; empty if they are not to be compared. */
  published: string;
}

export const PERIOD = /^\d{8}(-\d{4})?$/;

export const sourceOf = (code: SourceCode): DrawSource => sources[code];

/** The source has a number that is stated before sales open. */
export const hasGiven = (code: SourceCode): boolean =>
  sourceOf(code).groups.some(({ kind }) => kind === 'given');

/** The numbers of a result that were drawn, in order, as one text. */
export function drawnNumbers(code: SourceCode, result: WireResult): string {
  return sourceOf(code)
    .groups.flatMap((group, at) => (group.kind === 'given' ? [] : result[at]!))
    .join(' ');
}

/**
 * Whether published numbers are those of a result. Anything that is no digit separates them. Numbers of a prize rank are compared digit by
 * digit, others by their value, so that 05 is 5.
 */
export function isPublished(code: SourceCode, result: WireResult, published: string): boolean {
  const entered = published.match(/\d+/g) ?? [];
  const drawn = sourceOf(code).groups.flatMap((group, at) => (group.kind === 'given' ? [] : result[at]!));
  return (
    entered.length === drawn.length &&
    drawn.every((value, at) =>
      typeof value === 'string' ? value === entered[at] : value === Number(entered[at]),
    )
  );
}

export const clientSeedOf = (game: string, period: string): string => `${game}-${period}`;

/** The fields of a published draw. */
export function inputOf(game: string, source: SourceCode, draw: WireDraw): DrawInput {
  return {
    game,
    period: draw.period,
    commitment: draw.commitment ?? '',
    server: draw.serverSeed ?? '',
    client: draw.clientSeed,
    animal: String(draw.given[0] ?? 0),
    published: draw.result ? drawnNumbers(source, draw.result) : '',
  };
}
