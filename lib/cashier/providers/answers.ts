import { z } from 'zod';
import { parseAmount, type Amount } from '@/lib/money/amount';
import { env } from '@/lib/platform/env';
import { callOutside } from '@/lib/platform/http/outgoing';
import { MAX_ANSWER_BYTES, TIMEOUT_MS } from './constants';
import { UnclearAnswer } from './errors';

/** A decimal amount of a provider as text or number, with at most four decimals that matter. */
export const reportedAmount = z
  .union([z.string().max(40), z.number()])
  .transform((given, context): Amount => {
    const text = String(given).replace(/(\.\d{4})0+$/, '$1');
    const parsed = /^\d+(?:\.\d+)?$/.test(text) ? parseAmount(text) : undefined;
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message: 'INVALID' });
    return z.NEVER;
  });

export interface Answer {
  status: number;
  body: unknown;
}

/** Calls a provider with JSON. A body that is not JSON is undefined. Throws OutgoingFailure. */
export async function callProvider(
  url: URL,
  { method, headers, body }: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: Uint8Array },
): Promise<Answer> {
  const answer = await callOutside(url, {
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'Croupier-Payments/1',
      ...(body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}),
      ...headers,
    },
    ...(body ? { body } : {}),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    trusted: env().PRIVATE_PROVIDERS,
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(answer.body.toString());
  } catch {
    parsed = undefined;
  }
  return { status: answer.status, body: parsed };
}

/** Reads an answer. Throws UnclearAnswer if it does not have the shape. */
export function readAnswer<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new UnclearAnswer('UNREADABLE');
  return parsed.data;
}

/** An address below a provider's own, whose path is kept. */
export const addressBelow = (base: string, path: string): URL =>
  new URL(`${base.replace(/\/+$/, '')}${path}`);
