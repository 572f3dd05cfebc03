/** Next.js' inline beginning of a page: the chunks that Turbopack waits for, before the modules that it then runs. */
const BEGINNING = /(<script id="_R_">[^<]*\{"otherChunks":\[)((?:,?"static\/chunks\/[\w.~-]+\.js")*)(?=\],)/;
const CHUNK = /<script src="\/_next\/(static\/chunks\/[\w.~-]+\.js)" async=""/g;
/** Turbopack's runtime begins the waiting; it is not waited for. */
const RUNTIME = /\/turbopack-[\w.~-]+\.js$/;

/**
 * The page, beginning only when all of its scripts are there. As Next.js writes it, React begins when its own are, and
 * while a component's has not come it renders the whole page again and again without a pause: 1.5 s of a desktop's
 * processor for a script that is 1.5 s late, 0.09 s so (vercel/next.js#96202). A page without that beginning stays as it is.
 */
export function startWhole(html: string): string {
  const chunks = [...html.matchAll(CHUNK)].map((match) => match[1]!).filter((path) => !RUNTIME.test(path));
  return html.replace(BEGINNING, (_, before: string, own: string) => {
    const listed = JSON.parse(`[${own}]`) as string[];
    return before + [...new Set([...listed, ...chunks])].map((path) => JSON.stringify(path)).join(',');
  });
}
