/** @jest-environment node */
import { deferScripts } from '@/lib/server/script-order';
import { hashedPolicy } from '@/lib/platform/http/page-policy';
import { DEFER_SCRIPTS } from '@/lib/platform/deferred-scripts';

const startScript = (chunks: string[]) =>
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":${JSON.stringify(chunks)},"runtimeModuleIds":[494553]});</script>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const loader = (names: string[]) =>
  `<script>${DEFER_SCRIPTS}(${JSON.stringify(names.map((name) => `/_next/static/chunks/${name}.js`))})</script>`;

const OTHERS =
  '<script src="/_next/static/chunks/old.js" noModule=""></script><script src="/elsewhere.js" async=""></script>';
const page = (listed: string[]) =>
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>' +
  `<link rel="preload" as="image" href="/a.svg"/>${script('react')}${script('turbopack-a1')}${script('part~b')}${OTHERS}</head>` +
  `<body>${startScript(listed)}${script('main')}</body>`;

test('a page loads its own scripts after the first paint, and starts only when all of them are loaded', () => {
  const listed = ['static/chunks/main.js', 'static/chunks/react.js'];
  expect(deferScripts(page(listed))).toBe(
    `<head><link rel="preload" as="image" href="/a.svg"/>${OTHERS}</head>` +
      `<body>${loader(['react', 'turbopack-a1', 'part~b', 'main'])}${startScript([...listed, 'static/chunks/part~b.js'])}</body>`,
  );
});

test('the content policy allows the start script and the loader of our own scripts, and no other loader', () => {
  const hashes = (html: string) => hashedPolicy(html).match(/sha256-/g)?.length ?? 0;
  expect(hashes(page(['static/chunks/main.js']))).toBe(1);
  expect(hashes(deferScripts(page(['static/chunks/main.js'])))).toBe(2);
  expect(hashes(loader(['main']))).toBe(1);
  for (const given of [
    '["https://evil.example/a.js"]',
    '["/_next/static/chunks/a.js"]);alert(1',
    '[]+alert(1)',
  ])
    expect(hashes(`<script>${DEFER_SCRIPTS}(${given})</script>`)).toBe(0);
});

test('a page without scripts, an error shell and a text that only looks like a start script are not changed', () => {
  expect(deferScripts('<p>plain</p>')).toBe('<p>plain</p>');
  const empty = `<!DOCTYPE html><html id="__next_error__">${page(['static/chunks/main.js'])}`;
  expect(deferScripts(empty)).toBe(empty);
  const text = '<p>{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]}</p>';
  expect(deferScripts(text)).toBe(text);
});
