import { listAccountRecords } from '@/lib/cashier/records/queries';
import { accountRecordsInput } from '@/lib/cashier/schema';
import { accountRecordsValue, toWireRecords } from '@/lib/cashier/wire';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    "Lists the member's account movements, newest first, with the balance before and after the period. `cursor` is `next` of the page before.",
  audience: signedIn,
  input: accountRecordsInput,
  output: accountRecordsValue,
  async run({ ctx: { db, session }, input }) {
    const { memberId, currency } = session;
    return toWireRecords(await listAccountRecords(db, { ...input, memberId, currency }));
  },
});
