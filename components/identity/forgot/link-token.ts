/**
 * Returns the token of the reset link that opened this page; undefined if there is none or if it is malformed. It is in the
 * fragment of the address, because browsers send the fragment to no server.
 */
export function readLinkToken(): string | undefined {
  return /^#([A-Za-z0-9_-]{16,128})$/.exec(window.location.hash)?.[1];
}
