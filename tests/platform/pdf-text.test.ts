/** Lines of text in a PDF: the order of right-to-left text, and fonts for every language. */
import { existsSync, readFileSync } from 'node:fs';
import { fontBytes, fontFiles, unpack } from '@/lib/platform/pdf/fonts';
import { Typesetter, visualOrder } from '@/lib/platform/pdf/text';
import { pdfTexts } from '../support/pdf';

const style = { size: 10, weight: 400, colour: '#000' } as const;

async function drawn(text: string, rtl: boolean): Promise<string[]> {
  const setter = new Typesetter([600, 200], { rtl, title: 'test', compress: false });
  setter.doc.addPage();
  setter.line(text, { x: 20, y: 50, width: 560, align: 'start', style });
  const parts: Buffer[] = [];
  await new Promise((resolve) => {
    setter.doc.on('data', (part: Buffer) => parts.push(part));
    setter.doc.on('end', resolve);
    setter.doc.end();
  });
  return pdfTexts(Buffer.concat(parts));
}

test('runs are ordered by level: numbers keep their order within right-to-left text', () => {
  const runs = [0, 1, 2, 1, 0].map((level, index) => ({ level, index }));
  expect(visualOrder(runs).map(({ index }) => index)).toEqual([0, 3, 2, 1, 4]);
});

test('an amount and a formula in Arabic text read from left to right', async () => {
  const line = await drawn('المجموع: \u20661,234.56 × 3.5% = 43.21\u2069', true);
  expect(line[0]).toBe('1,234.56 × 3.5% = 43.21');
});

test('brackets of right-to-left text face the text', async () => {
  expect((await drawn('(abc) مجموع', true)).join('')).toMatch(/\(abc\)/);
  expect((await drawn('مجموع (x)', true)).join('')).toContain('(x)');
});

test('a text without Latin letters is one piece in a font of its own', async () => {
  for (const text of ['ยอดที่ต้องจ่าย', '每月对账单'])
    expect((await drawn(text, false)).join('')).not.toContain('\uFFFD');
});

test('every font file is there, and unpacks to the OpenType font in it', () => {
  for (const weight of [400, 700] as const)
    for (const file of fontFiles(weight)) {
      expect([file.path, existsSync(file.path)]).toEqual([file.path, true]);
      expect(fontBytes(file).readUInt32BE(0)).toBe(0x00010000);
    }
  const woff = readFileSync(fontFiles(400)[0]!.path);
  expect(unpack(woff).length).toBe(woff.readUInt32BE(16));
});

test('a text that is too wide is cut to the longest beginning that fits, in little time', async () => {
  const setter = new Typesetter([600, 200], { rtl: false, title: 'test', compress: false });
  setter.doc.addPage();
  const text = 'A formula of many tiers '.repeat(200);
  let widths = 0;
  const widthOf = setter.widthOf.bind(setter);
  setter.widthOf = (...given) => {
    widths += 1;
    return widthOf(...given);
  };
  setter.line(text, { x: 20, y: 50, width: 200, align: 'start', style });
  expect(widths).toBeLessThan(20);
  const parts: Buffer[] = [];
  await new Promise((resolve) => {
    setter.doc.on('data', (part: Buffer) => parts.push(part));
    setter.doc.on('end', resolve);
    setter.doc.end();
  });
  const shown = pdfTexts(Buffer.concat(parts)).join('');
  expect(shown.endsWith('…')).toBe(true);
  expect(text.startsWith(shown.slice(0, -1))).toBe(true);
  expect(widthOf(shown, style)).toBeLessThanOrEqual(200);
  expect(widthOf(`${text.slice(0, shown.length)}…`, style)).toBeGreaterThan(200);
});
