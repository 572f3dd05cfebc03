/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { fileKey, cacheFile, registerStartupScripts } from '@/lib/server/static-files';

const keyOf = (url: string, more: Partial<IncomingMessage> = {}) =>
  fileKey({ method: 'GET', headers: {}, url, ...more } as IncomingMessage);

it('knows a file of the build by its own name', () => {
  for (const path of [
    '/_next/static/chunks/171ke1mrulrwg.js',
    '/_next/static/chunks/turbopack-0k~_.x.js',
    '/_next/static/css/3_mubpg1fxce0.css',
  ]) {
    expect(keyOf(path)).toBe(path);
    expect(keyOf(`${path}?dpl=1`)).toBe(path);
  }
});

it('knows no other name of a file: Next.js finds it by any number of them, and each would be kept', () => {
  for (const path of [
    '/_next/static/any/../chunks/171ke1mrulrwg.js',
    '/_next/static/./chunks/171ke1mrulrwg.js',
    '/_next/static/chunks/../chunks/171ke1mrulrwg.js',
    '/_next/static//chunks/171ke1mrulrwg.js',
    '/_next/static/chunks/%2e%2e/chunks/171ke1mrulrwg.js',
    '/_next/static/chunks/.hidden.js',
    '/_next/static/chunks\\171ke1mrulrwg.js',
    '/_next/static/../../package.json/x.js',
  ])
    expect(keyOf(path)).toBeUndefined();
});

it('leaves parts, other methods and other files to Next.js', () => {
  const path = '/_next/static/chunks/171ke1mrulrwg.js';
  expect(keyOf(path, { headers: { range: 'bytes=0-9' } })).toBeUndefined();
  expect(keyOf(path, { method: 'HEAD' })).toBeUndefined();
  expect(keyOf('/_next/static/media/noto.woff2')).toBeUndefined();
  expect(keyOf('/app.js')).toBeUndefined();
});

it('asks the browser to compile the scripts that every page begins with as they come, and leaves all others as they are', () => {
  registerStartupScripts({ rootMainFiles: ['static/chunks/react.js'] });
  const kept = (path: string) => cacheFile(path, {}, Buffer.from('push(1)')).body.toString();
  expect(kept('/_next/static/chunks/react.js')).toBe('//# allFunctionsCalledOnLoad\npush(1)');
  expect(kept('/_next/static/chunks/part.js')).toBe('push(1)');
});
