import { databasePool } from '@/lib/db/client';

/** What the check of a vendor's call needs to know of the vendor. */
export interface VendorCaller {
  enabled: boolean;
  /** The one dialect in which its calls are accepted. */
  dialect: string;
  /** Sealed, as `vendorSecrets` opens them. */
  secret: Buffer | null;
  formerSecret: Buffer | null;
  /** PEM, of a vendor that signs with a key of its own. */
  publicKey: string | null;
  formerPublicKey: string | null;
  /** Whether its games are played with money in a wallet of its own. */
  hasOwnWallet: boolean;
}

const FIND_CALLER = {
  name: 'gateway-vendor-caller',
  text: `SELECT enabled, dialect, secret_sealed AS secret, former_secret_sealed AS "formerSecret", public_key AS "publicKey",
                former_public_key AS "formerPublicKey",
                EXISTS (SELECT FROM catalogue.vendor c WHERE c.code = v.code AND c.wallet_kind = 'transfer') AS "hasOwnWallet"
           FROM gateway.vendor v WHERE code = $1`,
};

/** A code has at most 20 characters; a caller may send any. */
const MAX_CODE = 40;

/** The vendor that a call names; undefined if there is none. Every call reads it, so that what an operator sets is in force at once. */
export async function findCaller(code: string): Promise<VendorCaller | undefined> {
  const { rows } = await databasePool().query<VendorCaller>({
    ...FIND_CALLER,
    values: [code.slice(0, MAX_CODE)],
  });
  return rows[0];
}
