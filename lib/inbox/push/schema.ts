import { z } from 'zod';
import { isCallable } from '@/lib/platform/http/outgoing';
import { MAX_ENDPOINT } from './constants';

const bytes = (length: number) =>
  z
    .string('REQUIRED')
    .max(200, 'INVALID')
    .regex(/^[\w-]+=*$/, 'INVALID')
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine((value) => value.length === length, 'INVALID');

/** What PushSubscription.toJSON() has. The endpoint must be an address that this server may call. */
export const subscribeInput = z.object({
  endpoint: z
    .string('REQUIRED')
    .max(MAX_ENDPOINT, 'INVALID')
    .refine((text) => URL.canParse(text) && isCallable(new URL(text)), 'INVALID'),
  keys: z.object({ p256dh: bytes(65).refine((value) => value[0] === 4, 'INVALID'), auth: bytes(16) }),
});

export const deviceIdInput = z.object({
  id: z
    .string('REQUIRED')
    .regex(/^[1-9]\d{0,17}$/, 'INVALID')
    .transform(BigInt),
});

export const deviceValue = z.object({ id: z.string(), userAgent: z.string(), createdAt: z.iso.datetime() });

export const pushOutput = z.object({ publicKey: z.string(), list: z.array(deviceValue) });
