import bidiFactory from 'bidi-js';
import PDFDocument from 'pdfkit';
import { fontBytes, fontFiles, type FontFile, type Weight } from './fonts';

/** What of fontkit's fonts is used here; pdfkit keeps one for each registered file. */
interface Outline {
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string): { direction: 'ltr' | 'rtl' };
}

/** A piece of a line in one font and one direction, in the order in which pieces stand from left to right. */
interface Run {
  text: string;
  font: string;
  /** Odd: from right to left. */
  level: number;
}

export type Align = 'start' | 'end';

interface Style {
  size: number;
  weight: Weight;
  colour: string;
}

const bidi = bidiFactory();

/** Control characters that only direct text, and are drawn as nothing. */
const INVISIBLE = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/;

/**
 * Sets lines of text in any language of the site on the pages of a PDF document: characters in the font that has them, Arabic letters joined
 * and from right to left, with numbers and Latin words within it from left to right (Unicode Bidirectional Algorithm; pdfkit joins letters and
 * does not order runs).
 */
export class Typesetter {
  readonly doc: PDFKit.PDFDocument;
  readonly rtl: boolean;
  private readonly outlines = new Map<string, Outline>();

  constructor(
    readonly size: [number, number],
    options: { rtl: boolean; title: string; compress?: boolean },
  ) {
    this.rtl = options.rtl;
    this.doc = new PDFDocument({
      size,
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      compress: options.compress ?? true,
      info: { Title: options.title },
    });
  }

  /** The width of a line in points. */
  widthOf(text: string, style: Style): number {
    return this.lengthOf(this.runsOf(text, style), style);
  }

  private lengthOf(runs: readonly Run[], style: Style): number {
    return runs.reduce((sum, run) => sum + this.widthOfRun(run, style), 0);
  }

  /**
   * Draws one line on a baseline `y`. `x` and `width` are its box; `start` is the left edge, or the right edge of a right-to-left document. Text that is wider
   * than the box is shortened with an ellipsis.
   */
  line(
    text: string,
    { x, y, width, align, style }: { x: number; y: number; width: number; align: Align; style: Style },
  ): void {
    let runs = this.runsOf(text, style);
    let length = this.lengthOf(runs, style);
    if (length > width) {
      runs = this.runsOf(this.shortened(text, width, style), style);
      length = this.lengthOf(runs, style);
    }
    let at = (align === 'start') === this.rtl ? x + width - length : x;
    for (const run of runs) {
      this.doc.font(run.font).fontSize(style.size).fillColor(style.colour);
      this.doc.text(run.text, at, y, { lineBreak: false, features: [], baseline: 'alphabetic' });
      at += this.widthOfRun(run, style);
    }
  }

  /** Breaks a text at spaces into lines of at most a width. A word that is wider is a line of its own; Chinese and Thai break between characters. */
  wrapped(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    for (const { segment } of new Intl.Segmenter('und', { granularity: 'word' }).segment(text)) {
      if (line !== '' && this.widthOf(line + segment, style) > width) {
        lines.push(line.trimEnd());
        line = segment.trimStart();
      } else line += segment;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    return lines;
  }

  /** The longest beginning of a text that fits with an ellipsis, at least one character; found by halves, because a text can be long. */
  private shortened(text: string, width: number, style: Style): string {
    const parts = [...text];
    const cut = (count: number) => `${parts.slice(0, count).join('')}…`;
    let [least, most] = [1, parts.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (this.widthOf(cut(middle), style) <= width) least = middle;
      else most = middle - 1;
    }
    return cut(least);
  }

  private widthOfRun({ text, font }: Run, { size }: Style): number {
    return this.doc.font(font).fontSize(size).widthOfString(text, { features: [] });
  }

  private runsOf(text: string, { weight }: Style): Run[] {
    if (text === '') return [];
    const embedded = bidi.getEmbeddingLevels(text, this.rtl ? 'rtl' : 'ltr');
    const runs: Run[] = [];
    let index = 0;
    for (const character of text) {
      const level = embedded.levels[index]!;
      index += character.length;
      if (INVISIBLE.test(character)) continue;
      const last = runs.at(-1);
      const font = this.fontOf(character, weight, last?.level === level ? last.font : undefined);
      if (last && last.level === level && last.font === font) last.text += character;
      else runs.push({ text: character, font, level });
    }
    return visualOrder(runs).map((run) => this.directed(run));
  }

  /**
   * A run whose characters stand in the order of its level. fontkit turns those of a script that is written from right to left, with mirrored
   * brackets, and no others.
   */
  private directed(run: Run): Run {
    const turned = this.outline(run.font).layout(run.text).direction === 'rtl';
    const rtl = run.level % 2 === 1;
    if (turned === rtl) return run;
    const characters = [...run.text].reverse();
    return { ...run, text: characters.map((each) => bidi.getMirroredCharacter(each) ?? each).join('') };
  }

  /** The first font that has a character; a space stays in the font of the text before it, so that words of a run are shaped together. */
  private fontOf(character: string, weight: Weight, before: string | undefined): string {
    const code = character.codePointAt(0)!;
    if (before && this.outline(before).hasGlyphForCodePoint(code)) return before;
    const all = fontFiles(weight);
    const found = all.find((file) => this.outline(file.name, file).hasGlyphForCodePoint(code));
    return (found ?? all[0]!).name;
  }

  private outline(name: string, file?: FontFile): Outline {
    const known = this.outlines.get(name);
    if (known) return known;
    if (!file) throw new Error(`the font ${name} is not registered`);
    this.doc.registerFont(name, fontBytes(file));
    const { _font } = this.doc.font(name) as unknown as { _font: { font: Outline } };
    this.outlines.set(name, _font.font);
    return _font.font;
  }
}

/** The runs of a line from left to right: rule L2 of the Unicode Bidirectional Algorithm, from the highest level down to the lowest odd one. */
export function visualOrder<Item extends { level: number }>(runs: readonly Item[]): Item[] {
  const ordered = [...runs];
  const levels = runs.map(({ level }) => level);
  for (let level = Math.max(...levels); level >= 1; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      if (ordered[start]!.level < level) continue;
      let end = start;
      while (end + 1 < ordered.length && ordered[end + 1]!.level >= level) end += 1;
      ordered.splice(start, end - start + 1, ...ordered.slice(start, end + 1).reverse());
      start = end;
    }
  return ordered;
}
