import { teamRows } from '@/lib/agents/reports/files';
import { teamInput } from '@/lib/agents/team/schema';
import { agents } from '@/lib/identity/audience';
import { csvFile } from '@/lib/platform/csv';
import { defineFile } from '@/lib/platform/http/define-file';

const input = teamInput.omit({ pageNum: true, pageSize: true });

export const GET = defineFile({
  summary: "The list of the agent's team, as GET /wps/agent/team has it, as a CSV file.",
  audience: agents,
  input,
  responseType: 'text/csv',
  async run({ ctx: { db, session }, input, language }) {
    const rows = await teamRows(db, session.memberId, input, language);
    return csvFile('team.csv', rows);
  },
});
