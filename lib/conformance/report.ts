import type { Result } from './types';

const TITLE_WIDTH = 74;
const CELL_WIDTH = 42;

const cell = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

/** The first lines of the table. */
export const tableHead = (): string =>
  `${cell('case', TITLE_WIDTH + 9)} ${cell('expected', CELL_WIDTH)} ${cell('got', CELL_WIDTH)} section`;

/** One result as a line of the table, with a second line that says why it failed or was skipped. */
export function tableLine({ verdict, title, expected, got, section, reason }: Result): string {
  const word = { passed: 'passed ', failed: 'FAILED ', skipped: 'skipped' }[verdict];
  const line = `${word}  ${cell(title, TITLE_WIDTH)} ${cell(expected, CELL_WIDTH)} ${cell(got, CELL_WIDTH)} ${section}`;
  return reason ? `${line}\n         ${reason}` : line;
}

/** The last line of the table. */
export function tableFoot(results: readonly Result[]): string {
  const count = (verdict: Result['verdict']) => results.filter((result) => result.verdict === verdict).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped.`;
}
