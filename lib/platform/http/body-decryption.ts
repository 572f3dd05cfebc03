/** Decryption of request bodies for an audience; lib/identity/payload implements it. */
export interface BodyDecryption {
  /** Decrypts a compact JWE that was made for `address` ("POST /wps/session/login"). Throws AppError 400. */
  decrypt(jwe: string, address: string): Promise<Record<string, unknown>>;
  /** Throws if the site requires encryption on such routes. */
  assertPlainAllowed(): Promise<void>;
}

/** The media type of an encrypted body (RFC 7515 §9.2.1). */
export const JOSE = 'application/jose';
