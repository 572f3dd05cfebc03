import { z } from 'zod';
import { AppError, tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { positiveAmount } from '@/lib/money/schema';

const anybody = { name: 'anybody', authenticate: async () => ({ who: 'anybody' }) };
const nothing = { params: Promise.resolve({}) };

const route = defineRoute({
  summary: 'Test',
  audience: anybody,
  input: z.object({ amount: positiveAmount, page: z.coerce.number().int().min(1).default(1) }),
  output: z.object({ amount: z.string() }),
  run: async ({ input }) => {
    if (input.amount === 666_0000n) throw new Error('a secret of the house');
    if (input.amount === 777_0000n)
      throw new AppError('INSUFFICIENT_FUNDS', 409, { extras: { captcha: true } });
    if (input.amount > 1_000_0000n) throw tooManyRequests(Number(input.amount / 10_000n) - 1_000);
    return { amount: String(input.amount), internal: 'never leaves' };
  },
});

function post(body: unknown, headers: Record<string, string> = {}, query = '') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return route(
    new Request(`http://localhost/x${query}`, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    }),
    nothing,
  );
}

describe('defineRoute', () => {
  it('returns the envelope with the fields of the output only', async () => {
    const response = await post({ amount: '12.5' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, value: { amount: '125000' } });
  });

  it.each([
    [{}, 'REQUIRED'],
    [{ amount: 12 }, 'AMOUNT_FORMAT'],
    [{ amount: null }, 'AMOUNT_FORMAT'],
    [{ amount: '' }, 'AMOUNT_FORMAT'],
    [{ amount: '0' }, 'AMOUNT_POSITIVE'],
    [{ amount: '-1' }, 'AMOUNT_POSITIVE'],
    [{ amount: '1e400' }, 'AMOUNT_FORMAT'],
    [{ amount: 'NaN' }, 'AMOUNT_FORMAT'],
    [{ amount: '1.00001' }, 'AMOUNT_FORMAT'],
    [{ amount: '9'.repeat(5000) }, 'AMOUNT_FORMAT'],
    [{ amount: ['1'] }, 'AMOUNT_FORMAT'],
  ])('rejects %j with %s', async (body, code) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    const envelope = await response.json();
    expect(envelope).toMatchObject({ success: false, code: 'INVALID_INPUT', fields: { amount: {} } });
    expect(['REQUIRED', 'AMOUNT_FORMAT'].includes(code) ? ['REQUIRED', 'AMOUNT_FORMAT'] : [code]).toContain(
      envelope.fields.amount.code,
    );
    expect(envelope.fields.amount.message).not.toContain('fields.');
  });

  it.each([
    ['[1]', 400, 'MALFORMED_JSON'],
    ['{"amount":', 400, 'MALFORMED_JSON'],
    ['"text"', 400, 'MALFORMED_JSON'],
    [`{"amount":"${'1'.repeat(70_000)}"}`, 413, 'BODY_TOO_LARGE'],
  ])('rejects the body %#', async (body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, code });
  });

  it.each(['[', '{"a":'])('rejects endless nesting of %s', async (open) => {
    const close = open === '[' ? ']' : '}';
    const deep = `{"amount":${open.repeat(9_000)}1${close.repeat(9_000)}}`;
    const response = await post(deep);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { amount: { code: 'INVALID' } },
    });
  });

  it('rejects a body of another media type', async () => {
    const response = await post('amount=1', { 'content-type': 'text/plain' });
    expect(response.status).toBe(415);
  });

  it('does not send the cause of an unknown error', async () => {
    const response = await post({ amount: '666' });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });

  it.each([
    [1, 'wait 1 second and'],
    [89, 'wait 89 seconds and'],
    [90, 'wait 2 minutes and'],
    [900, 'wait 15 minutes and'],
  ])('shows a wait of %i s in seconds or minutes', async (seconds, told) => {
    const response = await post({ amount: String(1_000 + seconds) });
    expect(response.status).toBe(429);
    const envelope = await response.json();
    expect(envelope).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: seconds });
    expect(envelope.message).toContain(told);
  });

  it('sends the extras of a known error, in the requested language', async () => {
    const response = await post({ amount: '777' }, {}, '?language=TH');
    expect(response.status).toBe(409);
    const envelope = await response.json();
    expect(envelope).toMatchObject({ success: false, code: 'INSUFFICIENT_FUNDS', captcha: true });
    expect(envelope.message).toMatch(/[\u0E00-\u0E7F]/);
  });
});
