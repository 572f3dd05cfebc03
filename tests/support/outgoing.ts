import type { Db } from '@/lib/db/client';
import { openContent } from '@/lib/identity/outgoing/commands';
import type { SealedContent } from '@/lib/identity/outgoing/types';

export interface Outgoing extends SealedContent {
  id: bigint;
  template: string;
  channel: string;
  locale: string;
  suppressed: boolean;
}

/** Every outgoing message whose text is still there, opened, oldest first: what a phone or a mailbox would get. */
export async function outgoing(db: Db, to?: string): Promise<Outgoing[]> {
  const rows = await db
    .selectFrom('identity.outgoing')
    .select(['id', 'template', 'channel', 'locale', 'suppressed', 'sealed'])
    .where('sealed', 'is not', null)
    .orderBy('id')
    .execute();
  return rows
    .map(({ sealed, ...row }) => ({ ...row, ...openContent(row.channel, row.template, sealed!) }))
    .filter((message) => to === undefined || message.to === to);
}

/** The code that was sent last to a number or address. */
export async function lastCode(db: Db, to: string): Promise<string> {
  const code = (await outgoing(db, to)).findLast((message) => typeof message.values.code === 'string')?.values
    .code;
  if (typeof code !== 'string') throw new Error(`no code was sent to ${to}`);
  return code;
}
