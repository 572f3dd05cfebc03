import { createPublicKey, type KeyObject } from 'node:crypto';
import { database } from '@/lib/db/client';
import { translator } from '@/lib/i18n/translator';
import { AppError, badInput, methodNotAllowed, notFound } from '@/lib/platform/errors';
import { registerDirectCall } from '@/lib/platform/http/direct-calls';
import { readBytes } from '@/lib/platform/http/read-body';
import { findUnstorableFields } from '@/lib/platform/http/storable';
import { logger } from '@/lib/platform/logger';
import { countCall, noteFormerKey } from '../health/counter';
import { vendorPort } from '../in-process';
import { vendorError } from '../protocol/errors';
import { unknownVendorCall } from '../unknown-call';
import { findCaller, type VendorCaller } from '../vendors/callers';
import { vendorSecrets } from '../vendors/secrets';
import { playerOfLaunch } from './players';
import { findDialect } from './registry';
import { replyJson } from './reply';
import { requireShape } from './shape';
import type { Dialect, Fields, ReplyFields, SignedCall } from './types';

const MAX_BYTES = 65_536;

/** Parsed public keys by their text: to parse one takes as long as to verify a signature. */
const publicKeys = new Map<string, KeyObject>();

function publicKeyOf(pem: string): KeyObject {
  const known = publicKeys.get(pem);
  if (known) return known;
  if (publicKeys.size >= 200) publicKeys.clear();
  const key = createPublicKey(pem);
  publicKeys.set(pem, key);
  return key;
}

/** Throws SIGNATURE_INVALID 401. Notes a signature by the key before a rotation. */
function requireSigned(dialect: Dialect, vendor: string, caller: VendorCaller, call: SignedCall): void {
  const isSignedBy = (former: boolean) => {
    if (dialect.signsWith === 'secret') {
      const sealed = former ? caller.formerSecret : caller.secret;
      return sealed !== null && dialect.isSigned(call, vendorSecrets.open(sealed, vendor));
    }
    const pem = former ? caller.formerPublicKey : caller.publicKey;
    return pem !== null && dialect.isSigned(call, publicKeyOf(pem));
  };
  if (isSignedBy(false)) return;
  if (!isSignedBy(true)) throw vendorError('SIGNATURE_INVALID');
  noteFormerKey(vendor, dialect.signsWith);
}

/** What went wrong, for the vendor's engineers: the code of our protocol, its message, and the fields that are wrong. */
function messageOf(error: AppError): string {
  const translate = translator('en', 'errors');
  const fields = Object.entries(error.fields ?? {}).map(
    ([name, { code, values }]) => `${name}: ${translate(`fields.${code}`, values)}`,
  );
  return [`${error.code}: ${translate(error.code, error.values)}`, ...fields].join(' ');
}

const respond = (status: number, reply: ReplyFields): Response =>
  new Response(replyJson(reply), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

export interface DialectAddress {
  dialect: string;
  vendor: string;
  /** The last parts of the address: `transaction/bet`. */
  operation: string;
}

/**
 * Serves a call of a vendor in the dialect that its address names: verifies the signature over the bytes of the body, maps the fields to our
 * protocol, and the reply or refusal back. Every outcome is a reply of the dialect with status 200, but 404 for an operation that it does
 * not have. Calls of known vendors are counted in their health.
 */
export async function serveDialect(request: Request, address: DialectAddress): Promise<Response> {
  const dialect = findDialect(address.dialect);
  if (!dialect) return unknownVendorCall(request);
  const began = performance.now();
  const call: { known?: true; fields?: Fields } = {};
  let code: string | undefined;
  try {
    return respond(200, await run(request, dialect, address, call));
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : new AppError('UNKNOWN_ERROR', 500, { cause: thrown });
    code = error.code;
    if (error.status >= 500) logger.error({ err: error.cause ?? error, ...address }, code);
    return respond(
      code === 'NOT_FOUND' ? 404 : code === 'METHOD_NOT_ALLOWED' ? 405 : 200,
      dialect.refuse(error, messageOf(error), call.fields),
    );
  } finally {
    if (call.known) countCall(address.vendor, { code, ms: performance.now() - began });
  }
}

/** Runs the call; tells by `call` what is known of it, also if it fails. */
async function run(
  request: Request,
  dialect: Dialect,
  { dialect: name, vendor, operation }: DialectAddress,
  call: { known?: true; fields?: Fields },
): Promise<ReplyFields> {
  const perform = Object.hasOwn(dialect.operations, operation) ? dialect.operations[operation] : undefined;
  if (!perform) throw notFound();
  if (request.method !== 'POST') throw methodNotAllowed();
  const caller = await findCaller(vendor);
  if (caller) call.known = true;
  const raw = await readBytes(request, MAX_BYTES);
  const type = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== dialect.mediaType) throw new AppError('UNSUPPORTED_BODY', 415);
  const fields = dialect.readFields(raw);
  call.fields = fields;
  // To a vendor of another dialect the address does not exist: it has nothing that this one could verify.
  if (!caller || caller.dialect !== name) throw vendorError('DIALECT_MISMATCH');
  requireSigned(dialect, vendor, caller, { raw, fields, headers: request.headers });
  if (!caller.enabled) throw vendorError('VENDOR_DISABLED');
  const { pathname, search } = new URL(request.url);
  // The query is not signed, so it is refused.
  if (search) throw badInput({ query: { code: 'INVALID' } });
  const unstorable = findUnstorableFields(fields);
  if (unstorable.length > 0)
    throw badInput(Object.fromEntries(unstorable.map((field) => [field, { code: 'INVALID' }])));
  requireShape(fields, dialect.shapes[operation]!);
  serveDirectlyNextTime(pathname, { dialect: name, vendor, operation });
  const db = database();
  const port = vendorPort(db, vendor, caller.hasOwnWallet);
  return dialect.accept(
    fields,
    await perform({ port, player: (token) => playerOfLaunch(db, vendor, token) }, fields),
  );
}

/** Lets our server answer the next call without Next.js (docs/decisions/0067). There are as many addresses as vendors and operations. */
function serveDirectlyNextTime(pathname: string, address: DialectAddress): void {
  const { dialect, vendor, operation } = address;
  if (pathname !== `/provider/${dialect}/${vendor}/${operation}`) return;
  registerDirectCall(`POST ${pathname}`, (request) => serveDialect(request, address));
}
