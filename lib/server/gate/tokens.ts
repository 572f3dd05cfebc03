import { readFileSync } from 'node:fs';

/** A declaration of app/tokens.css that works without the site's style sheet. */
const PLAIN = /^\s*(--(?:color|radius|shadow|cast|background-color)-[\w-]+):\s*([^;*]+);/gm;

function declarations(block: string): string {
  return [...block.matchAll(PLAIN)].map(([, name, value]) => `${name}:${value!.trim()}`).join(';');
}

/** The brand's colours and shapes as plain CSS for both themes, from app/tokens.css. */
export function brandTokens(file = 'app/tokens.css'): string {
  const source = readFileSync(/*turbopackIgnore: true*/ file, 'utf8');
  const dark = source.slice(source.indexOf('@theme'), source.indexOf('@media'));
  const light = source.slice(source.indexOf("[data-theme='light']"));
  return `:root{color-scheme:dark;${declarations(dark)}}[data-theme=light]{color-scheme:light;${declarations(light)}}`;
}
