import { database } from '@/lib/db/client';
import { verifyAndRecord } from '@/lib/ledger/verify/verify';
import { formatDecimal } from '@/lib/money/amount';

/** `npm run verify`: checks every invariant of the ledger on the live database; exit code 1 if one does not hold. */
export async function main(): Promise<void> {
  const { passed, checks, totals } = await verifyAndRecord(database());
  const out: string[] = [];
  for (const { name, read, wrong, examples } of checks) {
    out.push(`${wrong === 0 ? 'holds ' : 'BROKEN'}  ${name}: read ${read}, wrong ${wrong}`);
    for (const example of examples) out.push(`          ${example}`);
  }
  out.push('');
  for (const { currency, members, house, entries } of totals) {
    const sum = formatDecimal(members + house);
    out.push(
      `${currency}  members ${formatDecimal(members)}, house ${formatDecimal(house)}, sum ${sum}, entries ${entries}`,
    );
  }
  if (totals.length === 0) out.push('The books are empty.');
  out.push('', passed ? 'Every invariant of the ledger holds.' : 'The ledger does NOT hold its invariants.');
  process.stdout.write(`${out.join('\n')}\n`);
  if (!passed) process.exitCode = 1;
}
