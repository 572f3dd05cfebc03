import { members } from '@/lib/identity/audience';
import { activityOf } from '@/lib/identity/activity/queries';
import { passkeysOf } from '@/lib/identity/passkeys/queries';
import { securityValue, toSecurity } from '@/lib/identity/security/wire';
import { totpState } from '@/lib/identity/totp/queries';
import { z } from 'zod';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Returns the member's second factors and the recent security events.",
  audience: members,
  input: z.object({}),
  output: securityValue,
  async run({ ctx: { db, session } }) {
    const [totp, passkeys, activity] = await Promise.all([
      totpState(db, session.memberId),
      passkeysOf(db, session.memberId),
      activityOf(db, session.memberId),
    ]);
    return toSecurity(totp, passkeys, activity);
  },
});
