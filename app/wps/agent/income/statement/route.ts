import { statementInput } from '@/lib/agents/reports/schema';
import { readStatement } from '@/lib/agents/reports/statement';
import { statementPdf } from '@/lib/agents/reports/statement-pdf';
import { agents } from '@/lib/identity/audience';
import { defineFile } from '@/lib/platform/http/define-file';
import { brandName } from '@/lib/platform/site-config';

export const GET = defineFile({
  summary:
    'The statement of a month of the agent as a PDF file: income, figures of the line, bills, shares of downlines, payments.',
  audience: agents,
  input: statementInput,
  responseType: 'application/pdf',
  async run({ ctx: { db, session }, input, language }) {
    const statement = await readStatement(db, session.memberId, input.month);
    const bytes = await statementPdf(statement, language, { brand: brandName(language) });
    return { bytes, size: bytes.length, type: 'application/pdf', name: `statement-${input.month}.pdf` };
  },
});
