import { database, databasePool } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { vendorPort } from './in-process';
import { vendorError } from './protocol/errors';
import { hasValidSignature, SIGNATURE_HEADER, TIMESTAMP_HEADER, VENDOR_HEADER } from './protocol/signature';
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

const FIND_VENDOR = {
  name: 'gateway-vendor',
  text: 'SELECT secret_sealed, enabled FROM gateway.vendor WHERE code = $1',
};

/**
 * Authenticates the servers of game vendors by their signature over the body's bytes (V1). The signed operation is the last
 * part of the address. Throws SIGNATURE_INVALID 401, which does not say what part was wrong, and VENDOR_DISABLED 403.
 */
export const vendors: Audience<VendorContext> = {
  name: 'vendors',
  signsBody: true,
  async authenticate(request, { rawBody }) {
    const url = new URL(request.url);
    const vendor = request.headers.get(VENDOR_HEADER) ?? '';
    const { rows } = await databasePool().query<VendorRow>({ ...FIND_VENDOR, values: [vendor.slice(0, 40)] });
    const row = rows[0];
    const signed = {
      timestamp: request.headers.get(TIMESTAMP_HEADER) ?? '',
      signature: request.headers.get(SIGNATURE_HEADER) ?? '',
      operation: url.pathname.slice(url.pathname.lastIndexOf('/') + 1),
      body: rawBody,
    };
    if (!row || !hasValidSignature(vendorSecrets.open(row.secret_sealed, vendor), signed, now())) {
      throw vendorError('SIGNATURE_INVALID');
    }
    if (!row.enabled) throw vendorError('VENDOR_DISABLED');
    // The query is not signed, so it is refused: it could add a field that the body omits.
    if (url.search) throw badInput({ query: { code: 'INVALID' } });
    return { vendor, port: vendorPort(database(), vendor) };
  },
};
