import { listBetRecords } from '@/lib/gateway/queries';
import { recordsInput } from '@/lib/gateway/schema';
import { recordsOutput, toWireRecords } from '@/lib/gateway/wire';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Lists the member's rounds, newest first, with the sums of the period.",
  audience: signedIn,
  input: recordsInput,
  output: recordsOutput,
  async run({ ctx: { db, session }, input, language }) {
    const { memberId, currency } = session;
    return toWireRecords(await listBetRecords(db, { ...input, memberId, currency, locale: language }));
  },
});
