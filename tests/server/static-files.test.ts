/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { fileKey, cacheFile, registerStartupScripts } from '@/lib/server/static-files';

const keyOf = (url: string, more: Partial<IncomingMessage> = {}) =>
  fileKey({ method: 'GET', headers: {}, url, ...more } as IncomingMessage);

it('caches a file of the build under its canonical path', () => {
  for (const path of [
    '/_next/static/chunks/171ke1mrulrwg.js',
    '/_next/static/chunks/turbopack-0k~_.x.js',
    '/_next/static/css/3_mubpg1fxce0.css',
  ]) {
    expect(keyOf(path)).toBe(path);
    expect(keyOf(`${path}?dpl=1`)).toBe(path);
  }
});

it('caches no file under another path: Next.js finds a file by any number of paths, and each would be cached', () => {
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

it('makes the browser compile the scripts of every page’s start while they load, and does not change other scripts', () => {
  registerStartupScripts({ rootMainFiles: ['static/chunks/react.js'] });
  const bodyOf = (path: string) => cacheFile(path, {}, Buffer.from('push(1)')).body.toString();
  expect(bodyOf('/_next/static/chunks/react.js')).toBe('//# allFunctionsCalledOnLoad\npush(1)');
  expect(bodyOf('/_next/static/chunks/part.js')).toBe('push(1)');
});
