/**
 * The rows of a CSV text (RFC 4180): fields may be quoted, a quote within is doubled, a quoted field may hold line ends. With
 * each row comes the line of the file that it begins on, from 1. Empty lines are left out.
 */
export function* csvRows(text: string, separator = ','): Generator<{ line: number; fields: string[] }> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const begins = line;
    const fields: string[] = [];
    for (;;) {
      let field = '';
      if (text[at] === '"') {
        for (at += 1; at < text.length; at += 1) {
          if (text[at] !== '"') field += text[at];
          else if (text[at + 1] === '"') field += text[(at += 1)];
          else break;
          if (text[at] === '\n') line += 1;
        }
        at += 1;
      }
      const from = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
      fields.push((field + text.slice(from, at)).trim());
      if (text[at] !== separator) break;
      at += 1;
    }
    at += 1;
    line += 1;
    if (fields.some((field) => field !== '')) yield { line: begins, fields };
  }
}
