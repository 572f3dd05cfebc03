import { DEFER_SCRIPTS } from '@/lib/platform/deferred-scripts';

/** The inline script of Next.js that starts a page: it lists the chunks that Turbopack waits for and the modules that it then runs. */
const START = /(<script id="_R_">[^<]*\{"otherChunks":\[)((?:,?"static\/chunks\/[\w.~-]+\.js")*)(?=\],)/;
const CHUNK = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/chunks\/[\w.~-]+\.js"[^>]*>/g;
/** Turbopack's runtime waits for the others, so it is not in the list. */
const RUNTIME = /\/turbopack-[\w.~-]+\.js$/;

/** Whether a page is rendered in the browser (not found, failed): nothing is visible before its scripts run. */
export const isErrorShell = (html: string): boolean =>
  html.startsWith('<!DOCTYPE html><html id="__next_error__"');

/**
 * Changes a page so that its scripts are loaded after the first paint (deferred-scripts.ts, decision 0065) and React starts when
 * all of them are loaded. In the page of Next.js, React starts when its own scripts are loaded. While the script of a component is
 * missing, it renders the page repeatedly without a pause: 1.5 s of processor time for a script that is 1.5 s late, instead of
 * 0.09 s (vercel/next.js#96202). A page without the inline script, or an error shell, is not changed.
 */
export function deferScripts(html: string): string {
  const start = START.exec(html);
  if (!start || isErrorShell(html)) return html;
  const [whole, before = '', listed = ''] = start;
  const addresses = [...new Set([...html.matchAll(CHUNK)].map((match) => match[1]!))];
  const chunks = addresses.filter((path) => !RUNTIME.test(path)).map((path) => path.slice('/_next/'.length));
  const awaited = [...new Set([...(JSON.parse(`[${listed}]`) as string[]), ...chunks])];
  const loader = `<script>${DEFER_SCRIPTS}(${JSON.stringify(addresses)})</script>`;
  const list = awaited.map((path) => JSON.stringify(path)).join(',');
  return html
    .replace(whole, () => loader + before + list)
    .replace(CHUNK, '')
    .replace(PRELOAD, '');
}
