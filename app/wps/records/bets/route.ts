import { listBetRecords } from '@/lib/gateway/queries';
import { recordsInput } from '@/lib/gateway/schema';
import { recordsOutput, toWireRecords } from '@/lib/gateway/wire';
import { signedIn } from '@/lib/identity/audience';
import { totalProfit } from '@/lib/reporting/profit/queries';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    "Lists the member's rounds, newest first, with the sums of those that the period settled. `cursor` is `next` of the page before.",
  audience: signedIn,
  input: recordsInput,
  output: recordsOutput,
  async run({ ctx: { db, session }, input, language }) {
    const { memberId, currency } = session;
    const query = { ...input, memberId, currency };
    const [records, sums] = await Promise.all([
      listBetRecords(db, { ...query, locale: language }),
      totalProfit(db, query),
    ]);
    return toWireRecords(records, sums);
  },
});
