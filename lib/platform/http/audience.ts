import type { AppError } from '../errors';
import type { BodyDecryption } from './body-decryption';

/**
 * Who may call a route: it authenticates the request or throws. Rooms above the platform define the audiences
 * (`lib/identity/audience.ts`, `lib/backoffice/audience.ts`, `lib/gateway/audience.ts`).
 */
export interface Audience<Context> {
  /** Its name in the API document and in the table-driven authorisation tests. */
  name: string;
  /** Decrypts the bodies of routes that are marked `encrypted`. */
  bodyDecryption?: BodyDecryption;
  /** The caller is authenticated by a signature over the body, so the body is read before authentication. */
  signsBody?: true;
  /** Further members of every failed envelope of its routes, whatever failed. */
  failureExtras?(error: AppError): Record<string, unknown>;
  /** Is told how each call ended: the code of its failure, if it failed, and how long it took in milliseconds. */
  observe?(request: Request, outcome: { code: string | undefined; ms: number }): void;
  /** Returns the `ctx` of the route's `run`. Throws AppError 401 or 403. */
  authenticate(request: Request, facts: RequestFacts): Promise<Context>;
}

/** What is known of a request before authentication. */
export interface RequestFacts {
  /** The client's address, from the trusted hop only (X8). */
  ip: string;
  /** The exact bytes of the body if the audience has `signsBody`, else empty. */
  rawBody: Uint8Array;
}
