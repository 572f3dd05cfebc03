import { vendorNames } from '@/lib/catalogue/vendors/queries';
import { translator } from '@/lib/i18n/translator';
import { signedIn } from '@/lib/identity/audience';
import { csvFile } from '@/lib/platform/csv';
import { defineFile } from '@/lib/platform/http/define-file';
import { profitInput } from '@/lib/reporting/profit/schema';
import { profitRows } from '@/lib/reporting/record-files/rows';

const input = profitInput.omit({ pageNum: true, pageSize: true });

export const GET = defineFile({
  summary: "The member's profit and loss by day, category or vendor as a CSV file.",
  audience: signedIn,
  input,
  responseType: 'text/csv',
  async run({ ctx: { db, session }, input, language }) {
    const { memberId, currency } = session;
    const t = translator(language, 'catalogue.categories');
    const names = new Map(
      (input.kind === 'vendor' ? await vendorNames(db) : []).map((each) => [each.code, each.displayName]),
    );
    const nameOf = (key: string) =>
      input.kind === 'category' && t.has(key) ? t(key) : (names.get(key) ?? key);
    const rows = profitRows(db, { ...input, memberId, currency }, language, nameOf);
    return csvFile('profit.csv', rows);
  },
});
