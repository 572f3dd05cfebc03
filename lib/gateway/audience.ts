import { database, databasePool } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { vendorPort } from './in-process';
import { vendorError } from './protocol/errors';
import { isSignedBy, SIGNATURE_HEADER, TIMESTAMP_HEADER, VENDOR_HEADER } from './protocol/signature';
import type { VendorPort } from './protocol/types';
import { vendorSecrets } from './vendors/secrets';

export interface VendorContext {
  vendor: string;
  port: VendorPort;
}

interface VendorRow {
  secret_sealed: Buffer;
  enabled: boolean;
}

const FIND = {
  name: 'gateway-vendor',
  text: 'SELECT secret_sealed, enabled FROM gateway.vendor WHERE code = $1',
};

/**
 * Game vendors' machines, by the signature over the body's own bytes (trust.md V1); the operation that is signed is
 * the last part of the address. 401 SIGNATURE_INVALID says nothing of which part was wrong; 403 VENDOR_DISABLED.
 */
export const vendors: Audience<VendorContext> = {
  name: 'vendors',
  signsBody: true,
  async authenticate(request, { rawBody }) {
    const url = new URL(request.url);
    const vendor = request.headers.get(VENDOR_HEADER) ?? '';
    const { rows } = await databasePool().query<VendorRow>({ ...FIND, values: [vendor.slice(0, 40)] });
    const known = rows[0];
    const facts = {
      timestamp: request.headers.get(TIMESTAMP_HEADER) ?? '',
      signature: request.headers.get(SIGNATURE_HEADER) ?? '',
      operation: url.pathname.slice(url.pathname.lastIndexOf('/') + 1),
      body: rawBody,
    };
    if (!known || !isSignedBy(vendorSecrets.open(known.secret_sealed, vendor), facts, now())) {
      throw vendorError('SIGNATURE_INVALID');
    }
    if (!known.enabled) throw vendorError('VENDOR_DISABLED');
    // What is not signed is not read: a query could add what the body left out.
    if (url.search) throw badInput({ query: { code: 'INVALID' } });
    return { vendor, port: vendorPort(database(), vendor) };
  },
};
