import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the document of the protocol is in the repository. */
export const PROTOCOL_DOCUMENT = 'docs/vendor-protocol.md';

export interface Refusal {
  status: number;
  final: boolean;
}

/** The text of docs/vendor-protocol.md. */
export const protocolDocument = (): string => readFileSync(join(process.cwd(), PROTOCOL_DOCUMENT), 'utf8');

/** The table of refusals of the document: the kit expects what the document says, not what the code does. */
export function documentedRefusals(document: string): Map<string, Refusal> {
  const rows = document.matchAll(/^\| `([A-Z_]+)` *\| (\d{3}) *\| (yes|no) *\|/gm);
  return new Map(
    [...rows].map(([, code, status, final]) => [code!, { status: Number(status), final: final === 'yes' }]),
  );
}

/** The headings of the document. */
export const documentedSections = (document: string): string[] =>
  [...document.matchAll(/^#{2,3} (.+)$/gm)].map(([, title]) => title!);
