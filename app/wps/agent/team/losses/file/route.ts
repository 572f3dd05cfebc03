import { lossRows } from '@/lib/agents/reports/files';
import { lossesInput } from '@/lib/agents/team/schema';
import { agents } from '@/lib/identity/audience';
import { csvFile } from '@/lib/platform/csv';
import { defineFile } from '@/lib/platform/http/define-file';

const input = lossesInput.omit({ pageNum: true, pageSize: true });

export const GET = defineFile({
  summary: 'Profit and loss of each team below the agent, or below a member of the team, as a CSV file.',
  audience: agents,
  input,
  responseType: 'text/csv',
  async run({ ctx: { db, session }, input, language }) {
    const rows = await lossRows(db, session.memberId, input, language);
    return csvFile('losses.csv', rows);
  },
});
