import { z } from 'zod';
import { notFound } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { defineFile } from '@/lib/platform/http/define-file';

const anybody: Audience<undefined> = { name: 'anyone', authenticate: () => Promise.resolve(undefined) };
const request = () => new Request('http://localhost/file');
/** Calls a handler as Next.js does: a built route without parameters gets undefined. */
const context = (params?: Record<string, string>) => ({
  params: Promise.resolve(params as Record<string, string>),
});

const whole = defineFile({
  summary: 'A file.',
  audience: anybody,
  input: z.object({}),
  responseType: 'application/json',
  run: async () => ({ bytes: Buffer.from('{}'), type: 'application/json' }),
});
const byId = defineFile({
  summary: 'A file by its id.',
  audience: anybody,
  input: z.object({ id: z.string().regex(/^\d+$/, 'INVALID') }),
  responseType: 'text/plain',
  run: async ({ input }) => {
    if (input.id === '0') throw notFound();
    return { bytes: Buffer.from(input.id), type: 'text/plain' };
  },
});

it('returns a file without parameters, for undefined and for an empty object', async () => {
  for (const params of [undefined, {}]) {
    const answer = await whole(request(), context(params));
    expect({ params, status: answer.status, text: await answer.text() }).toEqual({
      params,
      status: 200,
      text: '{}',
    });
  }
});

it('sends an uploaded file with headers against sniffing, scripts and caches', async () => {
  const answer = await byId(request(), context({ id: '7' }));
  expect(await answer.text()).toBe('7');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

it('returns failures in the envelope', async () => {
  const answers = [
    await byId(request(), context({ id: '0' })),
    await byId(request(), context({ id: 'x' })),
    await byId(request(), context()),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400]);
  expect(await answers[2]!.json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { id: { code: 'REQUIRED' } },
  });
});
