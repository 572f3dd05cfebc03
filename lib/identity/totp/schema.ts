import { z } from 'zod';

/** The login password, before a way into the account is changed; empty where the member has none (social). */
export const ownerInput = z.object({ password: z.string('REQUIRED').trim().max(255, 'INVALID').default('') });

/** POST /wps/member/security/totp/confirm. */
export const totpCode = z.object({
  code: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(20, 'INVALID'),
});

/** What POST /wps/member/security/totp answers, this once. */
export const totpOffer = z.object({ secret: z.string(), uri: z.string(), qr: z.string() });

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
