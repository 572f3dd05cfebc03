import { auditHead, hasAuditAnchor, type AuditAnchor } from '@/lib/backoffice/audit/queries';
import { database } from '@/lib/db/client';
import { verifySite } from '@/lib/backoffice/verification/commands';
import { formatDecimal } from '@/lib/money/amount';

const USAGE = 'usage: npm run verify [-- --anchor <entry>:<hash>]\n';

/**
 * `npm run verify`: checks the ledger, the roll-ups and the audit log on the live database; exit code 1 if a check fails. It prints the end
 * of the audit log. `--anchor` checks that the log still has the end that was printed or logged before.
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const anchor = readAnchor(args);
  if (anchor === 'unreadable') {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const db = database();
  const { passed, checks, totals } = await verifySite(db);
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
  const end = await auditHead(db);
  out.push('', `The audit log ends at ${anchorText(end)}`);
  const isAnchored = anchor === undefined || (await hasAuditAnchor(db, anchor));
  if (anchor)
    out.push(`${isAnchored ? 'passed' : 'FAILED'}  the audit log has the anchor ${anchorText(anchor)}`);
  const isGood = passed && isAnchored;
  out.push('', isGood ? 'Every check passed.' : 'A check FAILED.');
  process.stdout.write(`${out.join('\n')}\n`);
  if (!isGood) process.exitCode = 1;
}

const anchorText = ({ id, hash }: AuditAnchor) => `${id}:${hash.toString('hex')}`;

function readAnchor(args: readonly string[]): AuditAnchor | undefined | 'unreadable' {
  if (args.length === 0) return undefined;
  const [, id, hash] = /^(\d{1,18}):([0-9a-f]{64})$/i.exec(args[1] ?? '') ?? [];
  if (args.length !== 2 || args[0] !== '--anchor' || !id || !hash) return 'unreadable';
  return { id: BigInt(id), hash: Buffer.from(hash, 'hex') };
}
