const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The shortest end record, and the longest comment after it. */
const END_BYTES = 22;
const MAX_COMMENT = 65_535;

/** Returns the names of the files in a ZIP archive; none if it is no archive or its directory is broken. */
function namesInArchive(bytes: Buffer): string[] {
  const lowest = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT);
  let end = bytes.length - END_BYTES;
  while (end >= lowest && bytes.readUInt32LE(end) !== END) end--;
  if (end < lowest) return [];
  const count = bytes.readUInt16LE(end + 10);
  const names: string[] = [];
  for (let at = bytes.readUInt32LE(end + 16), index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return [];
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

/** Whether a file is an Android package: a ZIP archive with a manifest and code, not only by its name. */
export function isAndroidPackage(bytes: Buffer): boolean {
  if (bytes.length < END_BYTES || bytes.readUInt32LE(0) !== 0x04034b50) return false;
  const names = namesInArchive(bytes);
  return names.includes('AndroidManifest.xml') && names.some((name) => /^classes\d*\.dex$/.test(name));
}
