/** A data object of the EMVCo QR code for payments (merchant-presented mode): a two-digit id and its value. */
export interface DataObject {
  id: string;
  value: string;
}

/** The id of the checksum, which is the last object of a payload. */
const CRC = '63';

/** CRC-16/CCITT-FALSE (polynomial 0x1021, begins with 0xFFFF) over the UTF-8 bytes, as four capital hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Writes objects one after the other; lengths are counts of characters. Throws RangeError for an id or a length that cannot be written. */
export function encodeObjects(objects: readonly DataObject[]): string {
  return objects
    .map(({ id, value }) => {
      const length = [...value].length;
      if (!/^\d{2}$/.test(id) || length < 1 || length > 99) throw new RangeError(`object ${id}`);
      return `${id}${String(length).padStart(2, '0')}${value}`;
    })
    .join('');
}

/** Reads objects that follow each other to the end of the text; undefined if the text is not made of them. */
export function decodeObjects(text: string): DataObject[] | undefined {
  const characters = [...text];
  const objects: DataObject[] = [];
  for (let at = 0; at < characters.length;) {
    const head = characters.slice(at, at + 4).join('');
    const length = Number(head.slice(2));
    if (!/^\d{4}$/.test(head) || length === 0 || at + 4 + length > characters.length) return undefined;
    objects.push({ id: head.slice(0, 2), value: characters.slice(at + 4, at + 4 + length).join('') });
    at += 4 + length;
  }
  return objects;
}

/** A whole payload: the objects and the checksum over everything before it. */
export function encodePayload(objects: readonly DataObject[]): string {
  const text = `${encodeObjects(objects)}${CRC}04`;
  return text + crc16(text);
}

/**
 * The objects of a payload without its checksum; undefined if the checksum is wrong or absent, an id is there twice, or the payload does
 * not begin with the format indicator.
 */
export function decodePayload(payload: string): DataObject[] | undefined {
  const body = payload.slice(0, -4);
  if (!body.endsWith(`${CRC}04`) || crc16(body) !== payload.slice(-4).toUpperCase()) return undefined;
  const objects = decodeObjects(payload);
  const last = objects?.pop();
  if (!objects || last?.id !== CRC || objects[0]?.id !== '00' || objects[0].value !== '01') return undefined;
  return new Set(objects.map(({ id }) => id)).size === objects.length ? objects : undefined;
}
