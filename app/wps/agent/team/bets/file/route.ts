import { betRows } from '@/lib/agents/reports/files';
import { teamBetsInput } from '@/lib/agents/team/bets/schema';
import { agents } from '@/lib/identity/audience';
import { csvFile } from '@/lib/platform/csv';
import { defineFile } from '@/lib/platform/http/define-file';

const input = teamBetsInput.omit({ pageNum: true, pageSize: true, cursor: true });

export const GET = defineFile({
  summary: 'The bets of the agent’s team, as GET /wps/agent/team/bets has them, as a CSV file.',
  audience: agents,
  input,
  responseType: 'text/csv',
  async run({ ctx: { db, session }, input, language }) {
    const rows = await betRows(db, session.memberId, input, language);
    return csvFile('team-bets.csv', rows);
  },
});
