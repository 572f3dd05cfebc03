import { recordsInput } from '@/lib/gateway/schema';
import { signedIn } from '@/lib/identity/audience';
import { csvFile } from '@/lib/platform/csv';
import { defineFile } from '@/lib/platform/http/define-file';
import { betRows } from '@/lib/reporting/record-files/rows';

const input = recordsInput.omit({ pageNum: true, pageSize: true, cursor: true });

export const GET = defineFile({
  summary: "The member's rounds of a period as a CSV file, newest first.",
  audience: signedIn,
  input,
  responseType: 'text/csv',
  async run({ ctx: { db, session }, input, language }) {
    const { memberId, currency } = session;
    const rows = betRows(db, { ...input, memberId, currency, locale: language });
    return csvFile('bets.csv', rows);
  },
});
