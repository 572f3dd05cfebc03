import { incomeRows } from '@/lib/agents/reports/files';
import { incomeInput } from '@/lib/agents/bills/schema';
import { agents } from '@/lib/identity/audience';
import { csvFile } from '@/lib/platform/csv';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary: "The agent's own shares by settlement day and kind of contract as a CSV file.",
  audience: agents,
  input: incomeInput,
  responseType: 'text/csv',
  run({ ctx: { db, session }, input, language }) {
    const rows = incomeRows(db, session.memberId, input, language);
    return Promise.resolve(csvFile('income.csv', rows));
  },
});
