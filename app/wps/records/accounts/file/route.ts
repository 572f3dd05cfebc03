import { accountRecordsInput } from '@/lib/cashier/schema';
import { signedIn } from '@/lib/identity/audience';
import { csvFile } from '@/lib/platform/csv';
import { defineFile } from '@/lib/platform/http/define-file';
import { accountRows } from '@/lib/reporting/record-files/rows';

const input = accountRecordsInput.omit({ pageNum: true, pageSize: true, cursor: true });

export const GET = defineFile({
  summary: "The member's account movements of a period as a CSV file, newest first.",
  audience: signedIn,
  input,
  responseType: 'text/csv',
  async run({ ctx: { db, session }, input, language }) {
    const { memberId, currency } = session;
    const rows = accountRows(db, { ...input, memberId, currency }, language);
    return csvFile('account.csv', rows);
  },
});
