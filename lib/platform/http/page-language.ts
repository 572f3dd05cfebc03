/**
 * A call's path with the language of the page that makes it, where it names none: the cookie and the browser may speak
 * another than the page does (a link to /th that was shared), and a refusal is read where it was caused.
 */
export function inPageLanguage(path: string): string {
  const spoken = typeof document === 'undefined' ? '' : document.documentElement.lang;
  if (!spoken || /[?&]language=/.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}language=${spoken.toUpperCase()}`;
}
