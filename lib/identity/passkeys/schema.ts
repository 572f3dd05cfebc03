import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const text = z.string('INVALID').max(20_000, 'INVALID');
const encoded = text.regex(/^[\w-]+$/, 'INVALID');

// The library verifies the content; these schemas check the shape of WebAuthn Level 3 §5.1.
/** A passkey that a browser has created. */
export const passkeyCreated = z.looseObject({
  id: encoded.max(1_400, 'INVALID'),
  rawId: encoded.max(1_400, 'INVALID'),
  type: z.literal('public-key', 'INVALID'),
  clientExtensionResults: z.looseObject({}).default({}),
  response: z.looseObject({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});

/** A browser's answer to a challenge. */
export const passkeyAnswer = z.looseObject({
  id: encoded.max(1_400, 'INVALID'),
  rawId: encoded.max(1_400, 'INVALID'),
  type: z.literal('public-key', 'INVALID'),
  clientExtensionResults: z.looseObject({}).default({}),
  response: z.looseObject({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});

/** POST /wps/member/security/passkeys/options: the login password, before a passkey is added. */
export const passkeyBegin = z.object({
  password: z.string('REQUIRED').trim().max(255, 'INVALID').default(''),
});

/** POST /wps/member/security/passkeys. */
export const passkeyNew = z.object({
  response: passkeyCreated.transform((value) => value as unknown as RegistrationResponseJSON),
  name: z.string('INVALID').trim().min(1, 'REQUIRED').max(60, 'INVALID'),
});

/** POST /wps/session/login/passkey. */
export const passkeyLogin = z.object({
  response: passkeyAnswer.transform((value) => value as unknown as AuthenticationResponseJSON),
  remember: z.boolean('INVALID').default(false),
  audience: z.literal('agent', 'INVALID').optional(),
});

/** The options of the browser's WebAuthn call, created and read by the library. */
export const ceremonyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
