import { accountRecords } from '@/lib/cashier/records/queries';
import { accountRecordsInput } from '@/lib/cashier/schema';
import { accountRecordsValue, toWireRecords } from '@/lib/cashier/wire';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "The lines of one's account, newest first, with its balance before and after the period.",
  audience: signedIn,
  input: accountRecordsInput,
  output: accountRecordsValue,
  async run({ ctx: { db, session }, input }) {
    const { memberId, currency } = session;
    return toWireRecords(await accountRecords(db, { ...input, memberId, currency }));
  },
});
