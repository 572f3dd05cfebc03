import { z } from 'zod';

/** The login password, which is asked for before a login method is changed; empty if the member has none (social login). */
export const ownerInput = z.object({ password: z.string('REQUIRED').trim().max(255, 'INVALID').default('') });

/** POST /wps/member/security/totp/confirm. */
export const totpCode = z.object({
  code: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(20, 'INVALID'),
});

/** The response of POST /wps/member/security/totp. The secret is returned only once. */
export const totpOffer = z.object({ secret: z.string(), uri: z.string(), qr: z.string() });

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
