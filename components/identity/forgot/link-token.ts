/**
 * The token of the link that led here: it stands in the fragment, which browsers send to no server. Undefined where there
 * is none, or something that is none of ours.
 */
export function linkToken(): string | undefined {
  return /^#([A-Za-z0-9_-]{16,128})$/.exec(window.location.hash)?.[1];
}
