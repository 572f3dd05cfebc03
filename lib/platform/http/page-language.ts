/**
 * Adds the language of the page to a call's path, if the path names none. The cookie and the browser may have another
 * language than the page (for example after a shared link to /th), and an error is shown on that page.
 */
export function withPageLanguage(path: string): string {
  const pageLanguage = typeof document === 'undefined' ? '' : document.documentElement.lang;
  if (!pageLanguage || /[?&]language=/.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}language=${pageLanguage.toUpperCase()}`;
}
