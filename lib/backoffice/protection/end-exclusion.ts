import { z } from 'zod';
import { now } from '@/lib/platform/clock';
import { exclusionOver } from '@/lib/protection/errors';
import { endAsError } from '@/lib/protection/exclusions/commands';
import { requireExclusion } from '@/lib/protection/exclusions/queries';
import { isInForce } from '@/lib/protection/exclusions/rules';
import type { Exclusion } from '@/lib/protection/types';
import type { ApprovalAction } from '../approvals/types';

const payload = z.object({ exclusion: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID') });

/** Ends a cool-off or a self-exclusion that was an error, at once: always two operators (docs/decisions/0110). */
export const endExclusionAction: ApprovalAction<z.output<typeof payload>, Exclusion, void> = {
  name: 'exclusion.end',
  permission: 'protection.write',
  payload,
  rule: { kind: 'always' },
  subject: ({ exclusion }) => `exclusion:${exclusion}`,
  async load(db, given) {
    const exclusion = await requireExclusion(db, BigInt(given.exclusion));
    if (!isInForce(exclusion, now())) throw exclusionOver();
    return exclusion;
  },
  describe: (_, { memberId, kind, until }) => ({
    before: { member: String(memberId), kind, until: until?.toISOString() ?? null, enabled: true },
    after: { member: String(memberId), kind, until: until?.toISOString() ?? null, enabled: false },
  }),
  perform: async (tx, actor, _, exclusion) => void (await endAsError(tx, exclusion.id, actor.operator.id)),
};
