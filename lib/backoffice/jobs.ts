import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { expireRequests, forgetDecisions } from './approvals/commands';
import { auditHead } from './audit/queries';

/** How long the list of operators says that a link has expired. */
const LINK_RETENTION = 30 * 86_400_000;

/** Deletes expired logins and old activation links, marks expired requests for approval, and forgets decisions that no sum counts any more. */
export async function sweepBackOffice(db: Db): Promise<void> {
  const at = now();
  await db.deleteFrom('backoffice.login_challenge').where('ends_at', '<=', at).execute();
  await db
    .deleteFrom('backoffice.activation')
    .where('ends_at', '<', new Date(at.getTime() - LINK_RETENTION))
    .execute();
  await expireRequests(db);
  await forgetDecisions(db);
}

/**
 * Writes the end of the audit log into the server's log: an anchor outside of the database, with which `npm run verify -- --anchor` finds
 * out whether entries were cut off or written anew (docs/operations.md).
 */
export async function logAuditAnchor(db: Db): Promise<void> {
  const { id, hash } = await auditHead(db);
  logger.info({ auditAnchor: `${id}:${hash.toString('hex')}` }, 'the end of the audit log');
}
