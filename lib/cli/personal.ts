import { erasePerson } from '@/lib/backoffice/personal/commands';
import { listMemberChats } from '@/lib/inbox/chat/queries';
import { personalData } from '@/lib/backoffice/personal/queries';
import { database, sql } from '@/lib/db/client';
import { accountKey } from '@/lib/identity/queries';
import { deletePictures } from '@/lib/inbox/feedback/commands';
import { listMemberFeedback } from '@/lib/inbox/feedback/queries';
import { AppError } from '@/lib/platform/errors';

const USAGE = `usage: npm run personal -- export <account>
       npm run personal -- erase <account> --for-good\n`;

/** Why a person cannot be erased now, after the account name. */
const REFUSALS: Readonly<Record<string, string>> = {
  MEMBER_UNSETTLED: 'has money, a request or a round that is not settled: settle it first.',
  MEMBER_UNDECIDED:
    'has a correction that waits for a second operator: approve, reject or withdraw it first (back office, Approvals).',
  MEMBER_HAS_DOWNLINE:
    'is an agent with members below, or with a scheduled move to it: move them to another upline, or cancel the move, first (back office, Agents).',
  MEMBER_AGENCY_OPEN:
    'is an agent with an open contract or offer, or a bill that is not paid: end and decide these first (back office, Contracts and Commissions).',
};

/**
 * `npm run personal`: exports a person's data as JSON, or erases the person and leaves the ledger as it is
 * (docs/trust.md X17). For the administrator of the server, after the person has asked and proved who they are.
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const [work, account] = args.filter((argument) => !argument.startsWith('--'));
  if (!account || (work !== 'export' && work !== 'erase')) return fail(USAGE);
  const db = database();
  const row = await db
    .selectFrom('identity.member')
    .select('id')
    .where(sql`lower(account)`, '=', accountKey(account))
    .executeTakeFirst();
  if (!row) return fail(`There is no member ${account}.\n`);
  if (work === 'export') {
    process.stdout.write(`${JSON.stringify(await exportMember(row.id), null, 2)}\n`);
    return;
  }
  if (!args.includes('--for-good'))
    return fail(`Nothing was erased. It cannot be undone: add --for-good to erase ${account}.\n`);
  try {
    await eraseMember(row.id);
  } catch (error) {
    const text = error instanceof AppError && REFUSALS[error.code];
    if (!text) throw error;
    return fail(`${account} ${text}\n`);
  }
  process.stdout.write(`Erased. What is left of ${account} is member ${row.id} of the books.\n`);
}

/** Returns all personal data of a member. */
export async function exportMember(memberId: bigint) {
  const db = database();
  return {
    ...(await personalData(db, memberId)),
    feedback: await listMemberFeedback(db, memberId),
    chats: await listMemberChats(db, memberId),
  };
}

/** Erases a member with their files. Throws as erasePerson. */
export async function eraseMember(memberId: bigint): Promise<void> {
  await deletePictures(await erasePerson(database(), memberId, { operatorId: null, ip: 'command line' }));
}

function fail(message: string): void {
  process.stderr.write(message);
  process.exitCode = 1;
}
