import { assertSameContent, contentDigest, lockMemberRequests } from '@/lib/cashier/requests';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { hashPassword } from '@/lib/identity/passwords/hash';
import { generateOneTimePassword, startOneTimePassword } from '@/lib/identity/passwords/one-time';
import { accountKey } from '@/lib/identity/queries';
import { fieldRules } from '@/lib/identity/registration/queries';
import { createLimit } from '@/lib/identity/throttle/limit';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { AppError, badInput } from '@/lib/platform/errors';
import { requireMayMake } from '../links/commands';
import { CALLS_PER_HOUR } from './constants';
import { nameErrors } from './rules';

// Each account costs a hash; an agent who registers a shop's visitors needs far less.
const perAgent = createLimit('agent-accounts', CALLS_PER_HOUR, 3_600);

export interface MadeAccounts {
  type: number;
  repeated: boolean;
  endsAt: Date | null;
  accounts: { id: bigint; account: string; password: string | null }[];
}

/**
 * Makes accounts below an agent with random one-time passwords, which are returned once. All are made, or none: the errors of all names are
 * reported before. The same requestId with the same content makes nothing and returns the accounts without passwords. Throws INVALID_INPUT
 * on `type` and `accounts.<place>`, IDEMPOTENCY_CONFLICT 409, TOO_MANY_REQUESTS 429.
 */
export async function makeAccounts(
  db: Db,
  agentId: bigint,
  { type, accounts: names, requestId }: { type: number; accounts: readonly string[]; requestId: string },
): Promise<MadeAccounts> {
  const digest = contentDigest([BigInt(type), ...names]);
  const before = await repeatedBatch(db, agentId, requestId, digest);
  if (before) return before;
  await perAgent.take(String(agentId));
  try {
    await assertNames(db, names);
  } catch (error) {
    // The same call may have ended meanwhile: then its own accounts have the names.
    const ended = await repeatedBatch(db, agentId, requestId, digest);
    if (ended) return ended;
    throw error;
  }
  const passwords = names.map(() => generateOneTimePassword());
  const hashes: string[] = [];
  // Two at a time, as many as the process hashes at once.
  for (let place = 0; place < names.length; place += 2)
    hashes.push(...(await Promise.all(passwords.slice(place, place + 2).map(hashPassword))));
  try {
    return await inTransaction(db, async (tx) => {
      await lockMemberRequests(tx, agentId);
      const known = await repeatedBatch(tx, agentId, requestId, digest);
      if (known) return known;
      await requireMayMake(tx, agentId, type);
      return insertAccounts(tx, agentId, { type, names, passwords, hashes, requestId, digest });
    });
  } catch (error) {
    // Another call took a name meanwhile: say which one.
    if (error instanceof AppError && error.code === 'USERNAME_TAKEN') await assertNames(db, names);
    throw error;
  }
}

async function insertAccounts(
  tx: Tx,
  agentId: bigint,
  given: {
    type: number;
    names: readonly string[];
    passwords: readonly string[];
    hashes: readonly string[];
    requestId: string;
    digest: Buffer;
  },
): Promise<MadeAccounts> {
  const { type, names, passwords, hashes } = given;
  const accounts: MadeAccounts['accounts'] = [];
  let endsAt: Date | null = null;
  for (const [place, name] of names.entries()) {
    const { id, account } = await createMember(tx, {
      account: name,
      passwordHash: hashes[place],
      type,
      mustChangePassword: true,
      uplineId: agentId,
    });
    endsAt = await startOneTimePassword(tx, id);
    await createNotice(tx, id, 'welcome', { account });
    accounts.push({ id, account, password: passwords[place]! });
  }
  await tx
    .insertInto('agents.account_batch')
    .values({
      agent_id: agentId,
      request_id: given.requestId,
      request_digest: given.digest,
      members: accounts.map(({ id }) => id),
      created_at: now(),
    })
    .execute();
  return { type, repeated: false, endsAt, accounts };
}

/** The accounts of a call that was made before, without their passwords. Throws IDEMPOTENCY_CONFLICT 409 if its content was another. */
async function repeatedBatch(
  db: Db,
  agentId: bigint,
  requestId: string,
  digest: Buffer,
): Promise<MadeAccounts | undefined> {
  const batch = await db
    .selectFrom('agents.account_batch')
    .select(['members', 'request_digest'])
    .where('agent_id', '=', agentId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!batch) return undefined;
  assertSameContent(batch.request_digest, digest);
  const rows = await db
    .selectFrom('identity.member')
    .select(['id', 'account', 'type'])
    .where('id', 'in', batch.members)
    .orderBy('id')
    .execute();
  return {
    type: rows[0]!.type,
    repeated: true,
    endsAt: null,
    accounts: rows.map(({ id, account }) => ({ id, account, password: null })),
  };
}

async function assertNames(db: Db, names: readonly string[]): Promise<void> {
  const [rules, { rows }] = await Promise.all([
    fieldRules(db),
    sql<{ key: string }>`SELECT lower(m.account) AS key FROM identity.member m
                          WHERE lower(m.account) = ANY (${names.map(accountKey)}::text[])`.execute(db),
  ]);
  const errors = nameErrors(
    names,
    rules.find(({ field }) => field === 'username'),
    new Set(rows.map(({ key }) => key)),
  );
  if (Object.keys(errors).length > 0) throw badInput(errors);
}
