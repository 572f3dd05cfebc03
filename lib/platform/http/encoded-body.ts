import type { ServerResponse } from 'node:http';

/**
 * A route's way to say that its body is compressed already. Next.js (16.4, server/send-response.js) drops
 * `content-encoding` from every route handler's answer, so that a body that `fetch` has decoded is not announced as
 * encoded; a body that we have compressed ourselves would then reach the browser as noise.
 */
export const ENCODED_HEADER = 'x-body-encoding';

/** Turns ENCODED_HEADER into `content-encoding` as it is set. Called by our server for every answer. */
export function restoreEncoding(response: ServerResponse): void {
  const restored = (name: string) => (name.toLowerCase() === ENCODED_HEADER ? 'content-encoding' : name);
  const setHeader = response.setHeader.bind(response);
  const appendHeader = response.appendHeader.bind(response);
  response.setHeader = (name, value) => setHeader(restored(name), value);
  // Which of the two Next.js calls differs between its kinds of answers.
  response.appendHeader = (name, value) => appendHeader(restored(name), value);
}
