/** @jest-environment node */
import { startWhole } from '@/lib/cli/page-start';
import { hashedPolicy } from '@/lib/platform/http/content-security';

const beginning = (chunks: string[]) =>
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":${JSON.stringify(chunks)},"runtimeModuleIds":[494553]});</script>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

const page = (listed: string[]) =>
  `<head>${script('react')}${script('turbopack-a1')}${script('part~b')}` +
  '<script src="/_next/static/chunks/old.js" noModule=""></script><script src="/elsewhere.js" async=""></script></head>' +
  `<body>${beginning(listed)}${script('main')}</body>`;

test('a page begins when all of its own scripts are there, and not before', () => {
  const listed = ['static/chunks/main.js', 'static/chunks/react.js'];
  expect(startWhole(page(listed))).toBe(page([...listed, 'static/chunks/part~b.js']));
});

test('the content policy still admits its beginning', () => {
  const before = hashedPolicy(page(['static/chunks/main.js']));
  const after = hashedPolicy(startWhole(page(['static/chunks/main.js'])));
  expect(after).not.toBe(before);
  expect(after.match(/sha256-/g)).toHaveLength(before.match(/sha256-/g)!.length);
});

test('a page without scripts, and words that only look like a beginning, stay as they are', () => {
  expect(startWhole('<p>plain</p>')).toBe('<p>plain</p>');
  const told = '<p>{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]}</p>';
  expect(startWhole(told)).toBe(told);
});
