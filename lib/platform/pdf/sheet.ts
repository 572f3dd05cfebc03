import { Typesetter, type Align } from './text';

/** A4 in points. */
const PAGE: [number, number] = [595.28, 841.89];
const MARGIN = 42;
const FOOT = 40;

const INK = '#1d1a16';
const FAINT = '#6b645a';
const RULE = '#d9d2c6';

export interface Column {
  head: string;
  /** The part of the width; the parts of a table need not sum to 1. */
  part: number;
  align?: Align;
}

/** A document of headings, paragraphs and tables on A4 pages, from top to bottom, with numbered pages. */
export class Sheet {
  private readonly setter: Typesetter;
  private y = 0;
  private readonly width = PAGE[0] - 2 * MARGIN;

  constructor(options: { rtl: boolean; title: string; compress?: boolean }) {
    this.setter = new Typesetter(PAGE, options);
    this.page();
  }

  title(text: string): void {
    this.write(text, { size: 20, weight: 700, colour: INK }, 28);
  }

  /** A heading, on the same page as the first lines below it. */
  heading(text: string): void {
    this.room(90);
    this.y += 14;
    this.write(text, { size: 12.5, weight: 700, colour: INK }, 20);
  }

  paragraph(text: string): void {
    const style = { size: 9.5, weight: 400, colour: FAINT } as const;
    for (const line of this.setter.wrapped(text, this.width, style)) {
      this.room(14);
      this.write(line, style, 14);
    }
  }

  /** A table. The last row is a sum if `sum` is given; `notes` has a line below a row, by its index. The heads are repeated on each page. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    { sum, notes }: { sum?: readonly string[]; notes?: readonly string[] } = {},
  ): void {
    const parts = columns.reduce((total, { part }) => total + part, 0);
    const gap = 8;
    const line = (cells: readonly string[], style: { size: number; weight: 400 | 700; colour: string }) => {
      let at = 0;
      columns.forEach(({ part, align = 'start' }, index) => {
        const width = (part / parts) * this.width;
        const x = this.setter.rtl ? MARGIN + this.width - at - width : MARGIN + at;
        this.setter.line(cells[index] ?? '', {
          x: this.setter.rtl ? x + gap : x,
          y: this.y + 10,
          width: width - gap,
          align,
          style,
        });
        at += width;
      });
      this.y += 15;
    };
    const heads = () => {
      line(
        columns.map(({ head }) => head),
        { size: 8, weight: 400, colour: FAINT },
      );
      this.rule();
    };
    this.room(50);
    heads();
    rows.forEach((cells, index) => {
      const note = notes?.[index];
      if (this.room(note ? 32 : 18)) heads();
      line(cells, { size: 9, weight: 400, colour: INK });
      if (note) {
        this.setter.line(note, {
          x: MARGIN + (this.setter.rtl ? 0 : 10),
          y: this.y + 8,
          width: this.width - 10,
          align: 'start',
          style: { size: 8, weight: 400, colour: FAINT },
        });
        this.y += 14;
      }
    });
    if (sum) {
      if (this.room(20)) heads();
      this.rule();
      line(sum, { size: 9, weight: 700, colour: INK });
    }
    this.y += 4;
  }

  /** The finished document. `foot` is the text of the bottom of a page. */
  finish(foot: (page: number, pages: number) => string): Promise<Buffer> {
    const { doc } = this.setter;
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      this.setter.line(foot(index + 1, count), {
        x: MARGIN,
        y: PAGE[1] - 24,
        width: this.width,
        align: 'start',
        style: { size: 8, weight: 400, colour: FAINT },
      });
    }
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      doc.on('data', (part: Buffer) => parts.push(part));
      doc.on('end', () => resolve(Buffer.concat(parts)));
      doc.on('error', reject);
      doc.end();
    });
  }

  private write(
    text: string,
    style: { size: number; weight: 400 | 700; colour: string },
    height: number,
  ): void {
    this.setter.line(text, { x: MARGIN, y: this.y + style.size, width: this.width, align: 'start', style });
    this.y += height;
  }

  private rule(): void {
    this.setter.doc
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke();
    this.y += 3;
  }

  /** Begins a page if less than a height is left on this one; tells whether it has. */
  private room(height: number): boolean {
    if (this.y + height <= PAGE[1] - FOOT) return false;
    this.page();
    return true;
  }

  private page(): void {
    this.setter.doc.addPage();
    this.y = MARGIN;
  }
}
