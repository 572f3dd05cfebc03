/** A route's handler, as Next.js calls it. */
export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

// One table per process: routes live in Next.js' bundles, our server outside of them.
const holder = globalThis as { croupierDirectCalls?: Map<string, Handler> };

/**
 * Lets our server (lib/cli/direct.ts) answer a call, named `METHOD /path`, by its route's own handler without going through
 * Next.js (decision 0067). The call is offered once Next.js has loaded the route, which it does for the first one.
 */
export function offerDirectly(call: string, handler: Handler): void {
  (holder.croupierDirectCalls ??= new Map()).set(call, handler);
}

/** The handler of a call that has been offered. */
export function directHandler(call: string): Handler | undefined {
  return holder.croupierDirectCalls?.get(call);
}
