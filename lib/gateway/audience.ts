import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { OWN } from './dialects/names';
import { countCall, noteFormerKey } from './health/counter';
import { vendorPort } from './in-process';
import { isFinal, vendorError } from './protocol/errors';
import { hasValidSignature, SIGNATURE_HEADER, TIMESTAMP_HEADER, VENDOR_HEADER } from './protocol/signature';
import type { VendorPort } from './protocol/types';
import { findCaller } from './vendors/callers';
import { vendorSecrets } from './vendors/secrets';

export interface VendorContext {
  vendor: string;
  port: VendorPort;
}

/** The vendor that each request names, if there is such a vendor: only those are counted, as names that anyone may invent are not. */
const named = new WeakMap<Request, string>();

/**
 * Authenticates the servers of game vendors by their signature over the body's bytes (V1). The signed operation is the last
 * part of the address. After a rotation two secrets are valid until an operator ends the former one. Throws SIGNATURE_INVALID 401,
 * which does not say what part was wrong, DIALECT_MISMATCH 403 if the
 * vendor is set to another dialect, and VENDOR_DISABLED 403.
 */
export const vendors: Audience<VendorContext> = {
  name: 'vendors',
  signsBody: true,
  failureExtras: (error) => ({ final: isFinal(error) }),
  observe(request, outcome) {
    const vendor = named.get(request);
    if (vendor !== undefined) countCall(vendor, outcome);
  },
  async authenticate(request, { rawBody }) {
    const url = new URL(request.url);
    const vendor = request.headers.get(VENDOR_HEADER) ?? '';
    const caller = await findCaller(vendor);
    if (caller) named.set(request, vendor);
    const signed = {
      timestamp: request.headers.get(TIMESTAMP_HEADER) ?? '',
      signature: request.headers.get(SIGNATURE_HEADER) ?? '',
      operation: url.pathname.slice(url.pathname.lastIndexOf('/') + 1),
      body: rawBody,
    };
    const isSignedBy = (sealed: Buffer | null) =>
      sealed ? hasValidSignature(vendorSecrets.open(sealed, vendor), signed, now()) : false;
    if (!caller) throw vendorError('SIGNATURE_INVALID');
    if (!isSignedBy(caller.secret)) {
      if (!isSignedBy(caller.formerSecret)) throw vendorError('SIGNATURE_INVALID');
      noteFormerKey(vendor, 'secret');
    }
    if (caller.dialect !== OWN) throw vendorError('DIALECT_MISMATCH');
    if (!caller.enabled) throw vendorError('VENDOR_DISABLED');
    // The query is not signed, so it is refused: it could add a field that the body omits.
    if (url.search) throw badInput({ query: { code: 'INVALID' } });
    return { vendor, port: vendorPort(database(), vendor, caller.hasOwnWallet) };
  },
};
