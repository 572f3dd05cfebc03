import { database } from '@/lib/db/client';
import { verifySite } from '@/lib/backoffice/verification/commands';
import { formatDecimal } from '@/lib/money/amount';

/** `npm run verify`: checks the ledger, the roll-ups and the audit log on the live database; exit code 1 if a check fails. */
export async function main(): Promise<void> {
  const { passed, checks, totals } = await verifySite(database());
  const out: string[] = [];
  for (const { name, read, wrong, examples } of checks) {
    out.push(`${wrong === 0 ? 'passed' : 'FAILED'}  ${name}: read ${read}, wrong ${wrong}`);
    for (const example of examples) out.push(`          ${example}`);
  }
  out.push('');
  for (const { currency, members, house, entries } of totals) {
    const sum = formatDecimal(members + house);
    out.push(
      `${currency}  members ${formatDecimal(members)}, house ${formatDecimal(house)}, sum ${sum}, entries ${entries}`,
    );
  }
  if (totals.length === 0) out.push('The ledger is empty.');
  out.push('', passed ? 'Every check passed.' : 'A check FAILED.');
  process.stdout.write(`${out.join('\n')}\n`);
  if (!passed) process.exitCode = 1;
}
