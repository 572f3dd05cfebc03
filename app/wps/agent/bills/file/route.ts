import { billRows } from '@/lib/agents/reports/files';
import { billsInput } from '@/lib/agents/bills/schema';
import { agents } from '@/lib/identity/audience';
import { csvFile } from '@/lib/platform/csv';
import { defineFile } from '@/lib/platform/http/define-file';

const input = billsInput.omit({ pageNum: true, pageSize: true });

export const GET = defineFile({
  summary: "The bills of the agent's contracts, or of the direct downlines, as a CSV file.",
  audience: agents,
  input,
  responseType: 'text/csv',
  run({ ctx: { db, session }, input, language }) {
    const rows = billRows(db, session.memberId, input, language);
    const name = `${input.kind ?? 'bills'}.csv`;
    return Promise.resolve(csvFile(name, rows));
  },
});
