/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import fc from 'fast-check';
import { mergeData, toBody } from '@/components/backoffice/content/rules';
import { useContentEditor } from '@/components/backoffice/content/use-content-editor';
import { differencesOf } from '@/lib/content/history/rules';
import content from '@/messages/en/backoffice-content.json';
import errors from '@/messages/en/errors.json';

const router = { refresh: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

type Reply = { status: number; body: object };
let sent: { path: string; body: Record<string, unknown> }[];
let replies: Reply[];
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  replies = [];
  globalThis.fetch = jest.fn((path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    const { status, body } = replies.shift() ?? {
      status: 200,
      body: { success: true, value: { id: '7', version: 9 } },
    };
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
  }) as never;
});
afterEach(() => jest.useRealTimers());

const DATA = { title: { en: 'Lanterns', th: 'โคม' }, url: '/rng', published: true };
const open = () =>
  renderHook(
    () =>
      useContentEditor(
        { kind: 'banner', list: '/backoffice/banners', api: '/backoffice/api/banners' },
        { saved: { id: '7', version: 3 }, data: DATA },
        [],
      ),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <NextIntlClientProvider
          locale="en"
          messages={{ 'backoffice-content': content, errors }}
          timeZone="UTC"
        >
          {children}
        </NextIntlClientProvider>
      ),
    },
  ).result;

it('stores what is typed after a pause, with the version that was opened', async () => {
  const editor = open();
  act(() => editor.current.set({ url: '/li' }));
  act(() => editor.current.set({ url: '/live' }));
  expect(editor.current.store).toBe('typed');
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(sent).toEqual([
    {
      path: '/backoffice/api/content/working-copies',
      body: { kind: 'banner', itemId: '7', version: 3, data: { ...DATA, url: '/live' } },
    },
  ]);
  expect(editor.current.store).toBe('stored');
});

it('keeps what is typed if another operator was faster, merges it, and saves it on top of theirs', async () => {
  const theirs = { ...DATA, title: { en: 'Lanterns', th: 'โคมไฟ' } };
  const change = {
    version: 4,
    by: 'Noor',
    at: '2026-11-24T00:00:00Z',
    before: DATA,
    data: theirs,
    differences: [],
  };
  replies = [{ status: 409, body: { success: false, code: 'CHANGED_MEANWHILE', message: 'x', change } }];
  const editor = open();
  act(() => editor.current.set({ title: { ...DATA.title, en: 'Mine' } }));
  await act(() => editor.current.save(true));
  expect(editor.current.conflict).toMatchObject({ by: 'Noor' });
  expect(editor.current.data.title.en).toBe('Mine');
  act(() => editor.current.merge());
  expect(editor.current.data.title).toEqual({ en: 'Mine', th: 'โคมไฟ' });
  expect(editor.current.both).toEqual([]);
  await act(() => editor.current.save(true));
  expect(sent.at(-1)!.body).toMatchObject({ version: 4, title: { en: 'Mine', th: 'โคมไฟ' } });
  expect(editor.current.saved).toEqual({ id: '7', version: 9 });
});

it('keeps what is typed if the session has ended', async () => {
  replies = [{ status: 401, body: { success: false, code: 'LOGIN_REQUIRED', message: 'x' } }];
  const editor = open();
  act(() => editor.current.set({ url: '/live' }));
  await act(() => editor.current.save(true));
  expect(editor.current.store).toBe('loggedOut');
  expect(editor.current.data.url).toBe('/live');
});

it('a merge takes each text that is unchanged here, keeps each that was typed, and names those that both changed', () => {
  const text = fc.record({ en: fc.constantFrom('a', 'b', 'c') }, { requiredKeys: ['en'] });
  const data = fc.record({ title: text, url: fc.constantFrom('/a', '/b', '/c'), published: fc.boolean() });
  fc.assert(
    fc.property(data, data, data, (base, theirs, mine) => {
      const merged = mergeData(base, theirs, mine);
      const check = (field: string, b: unknown, t: unknown, m: unknown, result: unknown) => {
        expect(result).toBe(m === b ? t : m);
        expect(merged.both.some((one) => one.field === field)).toBe(m !== b && t !== b && m !== t);
      };
      check('url', base.url, theirs.url, mine.url, merged.data.url);
      check('title', base.title.en, theirs.title.en, mine.title.en, merged.data.title.en);
    }),
  );
});

it('a call leaves out languages without a text; an optional text without any is null', () => {
  const data = { title: { en: 'a', th: ' ' }, action: { en: '' }, url: ' /rng ', published: true };
  expect(toBody(data, ['action'])).toEqual({
    title: { en: 'a' },
    action: null,
    url: '/rng',
    published: true,
  });
});

it('differences are found word by word in each language, and in markup without a change of words', () => {
  const before = { title: { en: 'One two', th: 'โคมไฟสีแดง' }, body: { en: '<p>a</p>' }, url: '/a' };
  const after = { title: { en: 'One three', th: 'โคมไฟสีทอง' }, body: { en: '<h2>a</h2>' }, url: '/a' };
  const found = differencesOf(before, after);
  expect(found.map(({ field, language }) => [field, language])).toEqual([
    ['title', 'en'],
    ['title', 'th'],
    ['body', 'en'],
  ]);
  expect(found[0]!.parts).toContainEqual({ kind: 'added', text: 'three' });
  // Thai is written without spaces: its words are told apart.
  expect(found[1]!.parts[0]).toMatchObject({ kind: 'same' });
  expect(found[2]!.parts.every(({ kind }) => kind === 'same')).toBe(true);
});
