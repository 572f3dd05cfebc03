/** @jest-environment jsdom */
import { THEME_KEY, THEME_SCRIPT } from '@/lib/platform/theme-script';

/** Runs the inline script in a browser whose system prefers light or not, and returns the theme. */
function themeOf(stored: string | null, prefersLight: boolean): string | undefined {
  localStorage.clear();
  if (stored !== null) localStorage.setItem(THEME_KEY, stored);
  window.matchMedia = ((query: string) => ({
    matches: prefersLight && query === '(prefers-color-scheme:light)',
  })) as typeof window.matchMedia;
  new Function(THEME_SCRIPT)();
  return document.documentElement.dataset.theme;
}

describe('the theme before the first paint', () => {
  it.each([
    [null, true, 'light'],
    [null, false, 'dark'],
    ['dark', true, 'dark'],
    ['light', false, 'light'],
  ])('stored %s, system prefers light: %s', (stored, prefersLight, theme) => {
    expect(themeOf(stored, prefersLight)).toBe(theme);
  });
});
