import { z } from 'zod';
import { isCallable } from '@/lib/platform/http/outgoing';
import { MAX_ENDPOINT } from './constants';
import { isCurvePoint } from './encryption';

/** Bytes as base64url. */
const bytes = (length: number, example: string) =>
  z
    .string('REQUIRED')
    .max(200, 'INVALID')
    .regex(/^[\w-]+=*$/, 'INVALID')
    .meta({ examples: [example] })
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine((value) => value.length === length, 'INVALID');

/** What PushSubscription.toJSON() has. The endpoint must be an address that this server may call. */
export const subscribeInput = z.object({
  endpoint: z
    .string('REQUIRED')
    .max(MAX_ENDPOINT, 'INVALID')
    .refine((text) => URL.canParse(text) && isCallable(new URL(text)), 'INVALID')
    .meta({ examples: ['https://push.example.com/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV'] }),
  keys: z.object({
    // The keys of the example in RFC 8291.
    p256dh: bytes(
      65,
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ).refine((value) => value[0] === 4 && isCurvePoint(value), 'INVALID'),
    auth: bytes(16, 'BTBZMqHH6r4Tts7J_aSIgg'),
  }),
});

export const deviceIdInput = z.object({
  id: z
    .string('REQUIRED')
    .regex(/^[1-9]\d{0,17}$/, 'INVALID')
    .transform(BigInt),
});

export const deviceValue = z.object({ id: z.string(), userAgent: z.string(), createdAt: z.iso.datetime() });

export const pushOutput = z.object({ publicKey: z.string(), list: z.array(deviceValue) });
