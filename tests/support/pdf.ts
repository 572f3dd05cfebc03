/** Reads the text of a PDF that pdfkit wrote without compression: each drawn piece, in the order of drawing. */
export function pdfTexts(file: Buffer): string[] {
  const source = file.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name, id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1];
    if (table) fonts.set(name!, unicodeOf(objects.get(table)!));
  }
  const texts: string[] = [];
  for (const [, block] of source.matchAll(/BT\n([\s\S]*?)\nET/g)) {
    const glyphs = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block!)?.[1] ?? '');
    const codes = [...block!.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
    texts.push(codes.map((code) => glyphs?.get(Number.parseInt(code, 16)) ?? '\uFFFD').join(''));
  }
  return texts;
}

function unicodeOf(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, from, , list] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g))
    [...list!.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex], index) => {
      const units = hex!.replaceAll(' ', '').match(/.{4}/g) ?? [];
      glyphs.set(
        Number.parseInt(from!, 16) + index,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    });
  return glyphs;
}
