import type { Audience } from '@/lib/platform/http/audience';
import type { Db } from '@/lib/db/client';
import { requireNotExcluded } from './policy';

interface Context {
  db: Db;
  session: { memberId: bigint } | undefined;
}

/**
 * An audience without members whose cool-off or self-exclusion is in force: MEMBER_EXCLUDED 403. Every call that takes money from a
 * member or makes an offer has one (tests/protection/routes.test.ts).
 */
export const notExcluded = <C extends Context>(audience: Audience<C>): Audience<C> => ({
  ...audience,
  async authenticate(request, facts) {
    const context = await audience.authenticate(request, facts);
    if (context.session) await requireNotExcluded(context.db, context.session.memberId);
    return context;
  },
});
