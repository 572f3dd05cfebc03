import { MIMEType } from 'node:util';
import { AppError } from '../errors';
import { JOSE } from './body-decryption';

export type BodyKind = 'json' | 'form' | 'multipart';

interface Body {
  raw: Uint8Array;
  fields: Record<string, unknown>;
  files: Map<string, File[]>;
  /** A body that is still encrypted: a compact JWE. */
  jwe?: string;
}

const EMPTY: Body = { raw: new Uint8Array(), fields: {}, files: new Map() };

/**
 * Reads a request's body once, up to `maxBytes` (413 above). JSON must be an object. A multipart or form body gives text
 * fields and files. A route that accepts multipart accepts JSON too. An `encrypted` route accepts a compact JWE, which
 * is returned without decryption.
 */
export async function readBody(
  request: Request,
  kind: BodyKind,
  maxBytes: number,
  encrypted = false,
): Promise<Body> {
  if (request.method === 'GET' || request.method === 'HEAD') return EMPTY;
  const raw = await readBytes(request, maxBytes);
  if (raw.byteLength === 0) return { ...EMPTY, raw };
  const type = request.headers.get('content-type') ?? '';
  if (kind !== 'json' && /multipart\/form-data|application\/x-www-form-urlencoded/.test(type))
    return readForm(raw, type);
  if (encrypted && type.startsWith(JOSE))
    return { ...EMPTY, raw, jwe: new TextDecoder('latin1').decode(raw) };
  if (!type.startsWith('application/json')) throw new AppError('UNSUPPORTED_BODY', 415);
  return { raw, fields: parseJsonObject(raw), files: new Map() };
}

/** The bytes of a request's body, none if it has no body. Throws BODY_TOO_LARGE 413. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw new AppError('BODY_TOO_LARGE', 413);
  return readLimited(request.body, maxBytes);
}

async function readLimited(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new AppError('BODY_TOO_LARGE', 413);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks, size);
}

/** The object that a body is. Throws MALFORMED_JSON 400. */
export function parseJsonObject(raw: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch (cause) {
    throw new AppError('MALFORMED_JSON', 400, { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('MALFORMED_JSON', 400);
  return value as Record<string, unknown>;
}

/** Our forms have a dozen parts. Parsing 80,000 empty ones would block the process for seconds. */
const MAX_PARTS = 100;

/** The boundary as the parser of forms reads it: the first parameter of that name, in any case. Throws MALFORMED_FORM 400. */
function boundaryOf(type: string): string | undefined {
  try {
    const { essence, params } = new MIMEType(type);
    if (essence !== 'multipart/form-data') return undefined;
    const boundary = params.get('boundary');
    if (boundary) return boundary;
  } catch (cause) {
    throw new AppError('MALFORMED_FORM', 400, { cause });
  }
  throw new AppError('MALFORMED_FORM', 400);
}

function hasTooManyParts(raw: Uint8Array, type: string): boolean {
  const boundary = boundaryOf(type);
  if (!boundary) return false;
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let parts = 0;
  for (let at = bytes.indexOf(`--${boundary}`); at !== -1; at = bytes.indexOf(`--${boundary}`, at + 1)) {
    if (++parts > MAX_PARTS) return true;
  }
  return false;
}

async function readForm(raw: Uint8Array, type: string): Promise<Body> {
  if (hasTooManyParts(raw, type)) throw new AppError('MALFORMED_FORM', 400);
  let form: FormData;
  try {
    form = await new Response(raw as BodyInit, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new AppError('MALFORMED_FORM', 400, { cause });
  }
  const fields: Record<string, unknown> = {};
  const files = new Map<string, File[]>();
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') fields[name] = value;
    else if (!files.get(name)?.push(value)) files.set(name, [value]);
  }
  return { raw, fields, files };
}
