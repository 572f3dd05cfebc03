/** A part of a line of text. */
export interface Span {
  kind: 'text' | 'code' | 'strong' | 'emphasis';
  text: string;
}

/** A block of a document of the protocol. */
export type Block =
  | { kind: 'heading'; level: number; text: string; anchor: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  /** `language` is the word after the fence: `js`, or `example bet`. */
  | { kind: 'code'; language: string; text: string };

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|(?<!\w)_([^_]+)_(?!\w)/g;

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) spans.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, code, strong, emphasis] = match;
    if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong.replaceAll('`', '') });
    else spans.push({ kind: 'emphasis', text: emphasis! });
    at = match.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
}

const cellsOf = (line: string): Span[][] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => spansOf(cell.trim()));

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');

/**
 * Reads the Markdown that docs/vendor-protocol.md uses: headings, paragraphs, lists of one level, tables and fenced code. Links and pictures are
 * not read; a test says that the document has none.
 */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  let at = 0;
  const takeWhile = (isPart: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && isPart(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    if (line.trim() === '') at++;
    else if (heading) {
      at++;
      blocks.push({
        kind: 'heading',
        level: heading[1]!.length,
        text: heading[2]!,
        anchor: anchorOf(heading[2]!),
      });
    } else if (line.startsWith('```')) {
      at++;
      const code = takeWhile((part) => !part.startsWith('```'));
      at++;
      blocks.push({ kind: 'code', language: line.slice(3).trim(), text: code.join('\n') });
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = takeWhile((part) => part.startsWith('|')).map(cellsOf);
      blocks.push({ kind: 'table', head: head!, rows });
    } else if (line.startsWith('- ')) {
      const items = takeWhile((part) => part.startsWith('- ') || part.startsWith('  '))
        .join('\n')
        .split(/^- /m)
        .slice(1);
      blocks.push({
        kind: 'list',
        items: items.map((item) => spansOf(item.trim().replace(/\s*\n\s*/g, ' '))),
      });
    } else {
      const part = takeWhile((next) => next.trim() !== '' && !/^(#{1,4} |```|\||- )/.test(next));
      blocks.push({ kind: 'paragraph', spans: spansOf(part.join(' ')) });
    }
  }
  return blocks;
}
