import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createChannel, switchChannel } from '@/lib/cashier/payment-channels/commands';
import { BANK_TRANSFER } from '@/lib/cashier/payment-channels/constants';
import { channelInput } from '@/lib/cashier/payment-channels/schema';
import { importStudioGames } from '@/lib/catalogue/import-studio';
import { installStandardTexts } from '@/lib/content/standard/commands';
import { inTransaction, type Db } from '@/lib/db/client';
import { hashPassword } from '@/lib/identity/passwords/hash';
import { createLimit } from '@/lib/identity/throttle/limit';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { badInput, type FieldError } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { siteConfig } from '@/lib/platform/site-config';
import { appendAuditEntry, auditedTransaction } from '../audit/commands';
import { insertOperator } from '../operators/commands';
import { assertNewOperatorPassword } from '../passwords/commands';
import type { Actor } from '../types';
import { setupDone, setupToken } from './errors';
import { hasChannel, needsSetup } from './queries';
import type { OwnerInput } from './schema';

const tries = createLimit('setup-ip', 10, 900);

/** The token of a nonce. Without SESSION_SECRET it cannot be computed; all nodes of a site print the same one. */
function tokenOf(nonce: Uint8Array): string {
  const mac = createHmac('sha256', env().SESSION_SECRET).update('croupier/setup/1').update(nonce);
  return mac.digest('base64url').slice(0, 32);
}

/**
 * Returns the one-time token with which the first operator is created, or undefined if the site is a demo or has an operator. `npm start`
 * and `node lib/cli/run.mjs setup` print it.
 */
export async function offerSetup(db: Db): Promise<string | undefined> {
  if (env().DEMO_SEED || !(await needsSetup(db))) return undefined;
  await db
    .insertInto('backoffice.setup')
    .values({ nonce: randomBytes(32), created_at: now() })
    .onConflict((on) => on.doNothing())
    .execute();
  const { nonce } = await db.selectFrom('backoffice.setup').select('nonce').executeTakeFirstOrThrow();
  return tokenOf(nonce);
}

/**
 * Creates the first operator, the owner, and installs the texts that the site's pages link to. Works once: of two calls at
 * once one waits and is refused. Throws SETUP_TOKEN 403 for a wrong token, SETUP_DONE 409 if there is an operator, INVALID_INPUT 400,
 * TOO_MANY_REQUESTS 429 after ten tries from one address.
 */
export async function becomeOwner(db: Db, given: OwnerInput, ip: string): Promise<void> {
  await tries.take(ip);
  if (given.password !== given.confirmPassword)
    throw badInput({ confirmPassword: { code: 'PASSWORD_MISMATCH' } });
  await assertToken(db, given.token);
  await assertNewOperatorPassword(db, 'password', given.password, given.account);
  const password_hash = await hashPassword(given.password);
  await inTransaction(db, async (tx) => {
    const taken = await tx.deleteFrom('backoffice.setup').returning('nonce').executeTakeFirst();
    if (!taken || !isTokenOf(taken.nonce, given.token) || !(await needsSetup(tx))) throw setupDone();
    const { account, name } = given;
    const id = await insertOperator(tx, { account, name, password_hash, roles: ['owner'] });
    await appendAuditEntry(tx, {
      operatorId: id,
      ip,
      action: 'operator.setup',
      subject: `operator:${id}`,
      detail: { account },
    });
    await installStandardTexts(tx);
  });
  await tries.reset(ip);
}

async function assertToken(db: Db, token: string): Promise<void> {
  if (!(await needsSetup(db))) throw setupDone();
  const row = await db.selectFrom('backoffice.setup').select('nonce').executeTakeFirst();
  if (!row || !isTokenOf(row.nonce, token)) throw setupToken();
}

function isTokenOf(nonce: Uint8Array, given: string): boolean {
  const [right, typed] = [Buffer.from(tokenOf(nonce)), Buffer.from(given)];
  return right.length === typed.length && timingSafeEqual(right, typed);
}

/** Adds the games of our studio. Returns how many were new. The route checks `games.write`. */
export const addStudioGames = (actor: Actor): Promise<number> =>
  auditedTransaction(actor, async (tx) => {
    const added = await importStudioGames(tx);
    return { outcome: added, action: 'games.importStudio', subject: 'games:studio', detail: { added } };
  });

/**
 * Adds the first payment channels and switches them on: deposits by bank transfer to this account, and withdrawals by bank transfer, in
 * the site's currency. The route checks `cashier.channels`. Throws INVALID_INPUT by field as the form of a payment channel, and
 * PAYMENT_CHANNEL_EXISTS on `bank` if the site has a channel of this code already.
 */
export const addFirstChannel = (
  actor: Actor,
  given: { bank: string; holder: string; number: string; minimum: Amount; maximum: Amount },
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { bank, holder, number } = given;
    const { currency } = siteConfig().money;
    const [minimum, maximum] = [formatDecimal(given.minimum), formatDecimal(given.maximum)];
    if (await hasChannel(tx, BANK_TRANSFER.code))
      throw badInput({ bank: { code: 'PAYMENT_CHANNEL_EXISTS' } });
    const content = channelInput.safeParse({
      names: BANK_TRANSFER.names,
      notes: BANK_TRANSFER.notes,
      terms: [{ currency, minimum, maximum, feeFixed: '0', feeRate: '0' }],
      accounts: [{ currency, bank, holder, number }],
    });
    if (!content.success) throw badInput(ownFields(toFieldErrors(content.error)));
    for (const kind of ['deposit', 'withdraw'] as const) {
      const own = kind === 'deposit' ? content.data : { ...content.data, notes: null, accounts: [] };
      const { id, version } = await createChannel(tx, {
        kind,
        code: BANK_TRANSFER.code,
        adapter: 'transfer',
        ...own,
      });
      await switchChannel(tx, id, version, true);
    }
    return {
      outcome: undefined,
      action: 'cashier.addChannel',
      subject: 'channels:deposit',
      detail: { bank, holder, number, currency, minimum, maximum },
    };
  });

/** Errors of a channel's content at the fields of the assistant: `terms.0.maximum` is `maximum`. */
const ownFields = (errors: Record<string, FieldError>): Record<string, FieldError> =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [path.split('.').at(-1)!, error]));

/** Installs the shipped help topics and pages, if the site has none. The route checks `content.write`. */
export const addStandardTexts = (actor: Actor): Promise<boolean> =>
  auditedTransaction(actor, async (tx) => {
    const installed = await installStandardTexts(tx);
    return { outcome: installed, action: 'help.install', subject: 'help:standard', detail: { installed } };
  });
