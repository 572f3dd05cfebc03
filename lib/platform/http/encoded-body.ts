import type { ServerResponse } from 'node:http';
import { acceptedEncoding } from './accepted-encoding';

/**
 * The header by which a route says that its body is compressed already. Next.js (16.4, server/send-response.js) drops
 * `content-encoding` from every answer of a route handler. Our server turns this header into it; plain Next.js cannot, so
 * routes send whole bodies there, which Next.js compresses by itself.
 */
export const ENCODED_HEADER = 'x-body-encoding';

// One flag per process: it is set by the bundle of instrumentation.ts and read by those of routes.
const holder = globalThis as { croupierIsPlainNext?: true };

/** Says that this process runs plain Next.js, without our server. */
export function markPlainNext(): void {
  holder.croupierIsPlainNext = true;
}

/** The encoding in which a route may send its body; undefined: as it is. */
export function bodyEncoding<Encoding extends string>(
  accepted: string | null,
  offered: readonly Encoding[],
): Encoding | undefined {
  return holder.croupierIsPlainNext ? undefined : acceptedEncoding(accepted, offered);
}

/** Turns ENCODED_HEADER into `content-encoding` as it is set. Our server calls it for every answer. */
export function restoreEncoding(response: ServerResponse): void {
  const rename = (name: string) => (name.toLowerCase() === ENCODED_HEADER ? 'content-encoding' : name);
  const setHeader = response.setHeader.bind(response);
  const appendHeader = response.appendHeader.bind(response);
  response.setHeader = (name, value) => setHeader(rename(name), value);
  // Next.js uses one or the other, depending on the kind of response.
  response.appendHeader = (name, value) => appendHeader(rename(name), value);
}
