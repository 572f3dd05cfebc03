/** Where the site reaches itself: on this machine, or where a platform says. Each variable is read by its name, for the middleware. */
export function selfUrl(): string {
  const { SELF_URL, VERCEL_URL, PORT } = process.env;
  return SELF_URL ?? (VERCEL_URL ? `https://${VERCEL_URL}` : `http://${selfHost()}:${PORT || 3000}`);
}

/** The address that the site listens at (HOST); a wildcard includes this machine's own. */
function selfHost(): string {
  const { HOST } = process.env;
  if (!HOST || HOST === '0.0.0.0' || HOST === '::') return '127.0.0.1';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
}
