import { readFileSync } from 'node:fs';

/** One declaration of app/tokens.css that a page without the site's style sheet can use as it is. */
const PLAIN = /^\s*(--(?:color|radius|shadow|cast|background-color)-[\w-]+):\s*([^;*]+);/gm;

function declarations(block: string): string {
  return [...block.matchAll(PLAIN)].map(([, name, value]) => `${name}:${value!.trim()}`).join(';');
}

/** The brand's colours and shapes as plain CSS for both themes, from the one file that holds them (design.md §10). */
export function brandTokens(file = 'app/tokens.css'): string {
  const source = readFileSync(file, 'utf8');
  const night = source.slice(source.indexOf('@theme'), source.indexOf('@media'));
  const day = source.slice(source.indexOf("[data-theme='light']"));
  return `:root{color-scheme:dark;${declarations(night)}}[data-theme=light]{color-scheme:light;${declarations(day)}}`;
}
