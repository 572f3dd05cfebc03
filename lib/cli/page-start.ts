import { LATE_SCRIPTS } from '@/lib/platform/late-scripts';

/** Next.js' inline beginning of a page: the chunks that Turbopack waits for, before the modules that it then runs. */
const BEGINNING = /(<script id="_R_">[^<]*\{"otherChunks":\[)((?:,?"static\/chunks\/[\w.~-]+\.js")*)(?=\],)/;
const CHUNK = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;
const PRELOADED = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/chunks\/[\w.~-]+\.js"[^>]*>/g;
/** Turbopack's runtime begins the waiting; it is not waited for. */
const RUNTIME = /\/turbopack-[\w.~-]+\.js$/;

/** Whether a page is made in the browser (not found, failed): there is nothing to be seen before its scripts. */
export const isEmpty = (html: string): boolean => html.startsWith('<!DOCTYPE html><html id="__next_error__"');

/**
 * The page, whose scripts are fetched after its first view has been painted (late-scripts.ts; decision 0065) and which
 * begins only when all of them are there. As Next.js writes it, React begins when its own are, and while a component's has
 * not come it renders the whole page again and again without a pause: 1.5 s of a desktop's processor for a script that is
 * 1.5 s late, 0.09 s so (vercel/next.js#96202). A page without that beginning, or with nothing in it, stays as it is.
 */
export function startWhole(html: string): string {
  const begin = BEGINNING.exec(html);
  if (!begin || isEmpty(html)) return html;
  const [whole, before = '', own = ''] = begin;
  const addresses = [...new Set([...html.matchAll(CHUNK)].map((match) => match[1]!))];
  const chunks = addresses.filter((path) => !RUNTIME.test(path)).map((path) => path.slice('/_next/'.length));
  const awaited = [...new Set([...(JSON.parse(`[${own}]`) as string[]), ...chunks])];
  const late = `<script>${LATE_SCRIPTS}(${JSON.stringify(addresses)})</script>`;
  const list = awaited.map((path) => JSON.stringify(path)).join(',');
  return html
    .replace(whole, () => late + before + list)
    .replace(CHUNK, '')
    .replace(PRELOADED, '');
}
