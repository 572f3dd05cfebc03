/** GET /wps/system/ping: an empty, uncached answer for the server-speed picker; `speed` only makes the address unique. */
export function GET(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
