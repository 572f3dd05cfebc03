/** A route handler, as Next.js calls it. */
export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

// One map per process. It is global because routes are in the bundles of Next.js, and our server is outside of them.
const holder = globalThis as { croupierDirectCalls?: Map<string, Handler> };

/**
 * Lets our server serve a call (`METHOD /path`) directly with the route's handler, without Next.js. Next.js loads a
 * route at its first call, so the first call always goes through Next.js.
 */
export function registerDirectCall(call: string, handler: Handler): void {
  (holder.croupierDirectCalls ??= new Map()).set(call, handler);
}

/** Returns the handler that is registered for a call, if any. */
export function findDirectHandler(call: string): Handler | undefined {
  return holder.croupierDirectCalls?.get(call);
}
