import { z } from 'zod';

/** The content of an encrypted body: time in seconds, unique id, the call it is for, and the body. */
export const payloadClaims = z.object({
  iat: z.number().int().positive().max(9_999_999_999),
  jti: z.string().min(16).max(128),
  aud: z.string().max(256),
  body: z.record(z.string(), z.unknown()),
});

/** GET /wps/system/keys: a JWK set, and our time in seconds, with which a client corrects its clock. */
export const keySet = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      crv: z.string(),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      use: z.string(),
      alg: z.string(),
      enc: z.string(),
    }),
  ),
  now: z.number(),
});

export type KeySet = z.output<typeof keySet>;
