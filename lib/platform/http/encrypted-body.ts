/** How an audience's callers may encrypt their bodies; a room above the platform makes one (lib/identity/payload). */
export interface EncryptedBodies {
  /** Opens a compact JWE made for `address` ("POST /wps/session/login"); throws AppError 400. */
  open(jwe: string, address: string): Promise<Record<string, unknown>>;
  /** Throws where the site takes no plain body on such routes. */
  refusePlain(): Promise<void>;
}

/** The media type of an encrypted body (RFC 7515 §9.2.1). */
export const JOSE = 'application/jose';
