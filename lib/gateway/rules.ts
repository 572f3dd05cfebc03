import { sha256 } from '@/lib/platform/ids';

/** A value as JSON, null where there is none: as the database takes a round's details or a note. */
export const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/**
 * `content` is what a call asks for, as a hash: the same transaction id with another is refused. The player's token is left
 * out, because a call may be sent again under a later one; whose token it is, is compared apart. `details` is the JSON of
 * the call's details, null where it has none: to write it a second time would be a third of the work.
 */
export function contentOf(
  operation: string,
  call: { transactionId: string; details?: unknown },
): { content: Buffer; details: string | null } {
  const details = jsonOf(call.details);
  const members: string[] = [];
  // As JSON.stringify would write the call with its amounts as text. Amounts stand at the top: a replacer of
  // JSON.stringify would be asked of every part of the details, too.
  for (const [name, value] of Object.entries(call)) {
    if (name === 'playerToken' || value === undefined) continue;
    if (typeof value === 'bigint') members.push(`"${name}":"${value}"`);
    else members.push(`"${name}":${name === 'details' ? details : JSON.stringify(value)}`);
  }
  return { content: sha256(`${operation}{${members.join(',')}}`), details };
}

/**
 * A winner's name as strangers may see it: the first two characters and the last of a name of four or more, the first of a
 * shorter one. Characters as people count them, so that no letter is cut in half.
 */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].map(
    (part) => part.segment,
  );
  const shown = letters.length >= 4 ? 2 : 1;
  const last = letters.length >= 4 ? letters.at(-1) : '';
  return `${letters.slice(0, shown).join('')}****${last ?? ''}`;
}
