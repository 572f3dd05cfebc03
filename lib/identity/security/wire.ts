import { z } from 'zod';
import type { Activity } from '../activity/types';
import type { Passkey } from '../passkeys/queries';
import type { TotpState } from '../totp/queries';

/** GET /wps/member/security. */
export const securityValue = z.object({
  totp: z.object({ on: z.boolean(), recoveryCodesLeft: z.number() }),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      host: z.string(),
      backedUp: z.boolean(),
      createdAt: z.string(),
      usedAt: z.string().nullable(),
    }),
  ),
  activity: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      ip: z.string(),
      country: z.string().nullable(),
      userAgent: z.string(),
      createdAt: z.string(),
    }),
  ),
});

export type Security = z.output<typeof securityValue>;

/** Maps an account's second factors and recent events to the wire. */
export function toSecurity(totp: TotpState, passkeys: Passkey[], activity: Activity[]): Security {
  return {
    totp,
    passkeys: passkeys.map((entry) => ({
      ...entry,
      id: String(entry.id),
      createdAt: entry.createdAt.toISOString(),
      usedAt: entry.usedAt?.toISOString() ?? null,
    })),
    activity: activity.map((entry) => ({
      ...entry,
      id: String(entry.id),
      createdAt: entry.createdAt.toISOString(),
    })),
  };
}
