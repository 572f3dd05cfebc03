import type { EncryptedBodies } from './encrypted-body';

/**
 * Who may call a route, as a value: it authenticates the request or throws. Rooms above the platform
 * make them (`lib/identity/audience.ts`, `lib/backoffice/audience.ts`, `lib/gateway/audience.ts`).
 */
export interface Audience<Context> {
  /** Its name in the API document and in the table-driven authorisation tests. */
  name: string;
  /** How bodies of routes marked `encrypted` are opened for these callers. */
  bodies?: EncryptedBodies;
  /** Who calls is proven by the body's own bytes: it is read before anybody is let in. */
  signsBody?: true;
  /** Returns what the route's `run` gets as `ctx`; throws AppError 401 or 403. */
  authenticate(request: Request, facts: RequestFacts): Promise<Context>;
}

/** What every route knows of its request before it authenticates. */
export interface RequestFacts {
  /** The client's address, from the trusted hop only (trust.md X8). */
  ip: string;
  /** The body's exact bytes for an audience that `signsBody`; else empty. */
  rawBody: Uint8Array;
}
