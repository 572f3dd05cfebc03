const startsWith = (bytes: Buffer, start: readonly number[]) =>
  bytes.subarray(0, start.length).equals(Buffer.from(start));

/** The format of a picture by its first bytes; undefined for anything else. */
export function pictureFormat(bytes: Buffer): 'png' | 'jpeg' | 'svg' | undefined {
  if (startsWith(bytes, [137, 80, 78, 71, 13, 10, 26, 10])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  const head = bytes
    .subarray(0, 4_096)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE\s+svg[^>[]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(
    head,
  )
    ? 'svg'
    : undefined;
}

/**
 * Whether an SVG may be drawn. Its drawing becomes a PNG, so that scripts do no harm; what is refused would make the drawing itself
 * read files, call addresses or take minutes: entities, references to anything but its own parts, and deep repetition.
 */
export function isSafeSvg(text: string): boolean {
  if (/<!ENTITY|<!\[CDATA\[|<\?xml-stylesheet|@import/i.test(text)) return false;
  if ((text.match(/<use[\s>]/gi) ?? []).length > 200) return false;
  const references = [
    ...text.matchAll(/(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi),
    ...text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/gi),
  ].map((match) => (match[1] ?? match[2] ?? match[3] ?? '').trim());
  return references.every(
    (target) => target.startsWith('#') || /^data:image\/(?:png|jpeg);base64,/i.test(target),
  );
}
