import { sql } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { textIn } from '@/lib/content/text';
import { listMessageRows } from '@/lib/inbox/messages/queries';
import type { Audience, Message, MessageStatus } from '@/lib/inbox/messages/types';
import { MESSAGE_STATUSES } from '@/lib/inbox/messages/constants';
import { keyset } from '../keyset';
import { valueLabel } from '../labels';
import type { Query, TableSource } from '../types';

export interface MessageTableRow extends Message {
  name: string;
  audienceName: string;
  statusName: string;
}

const AUDIENCES: readonly Audience['kind'][] = ['all', 'accounts', 'segment'];

function messagesWhere(query: Query) {
  const status = MESSAGE_STATUSES.find((each) => each === query.status);
  const kind = AUDIENCES.find((each) => each === query.audience);
  return sql`
    ${status ? sql`AND m.status = ${status}` : sql``}
    ${kind ? sql`AND m.audience ->> 'kind' = ${kind}` : sql``}
    ${query.text ? sql`AND m.title::text ILIKE ${`%${escapeLike(query.text)}%`}` : sql``}`;
}

/** Messages of operators to members, the newest first. */
export const messagesTable: TableSource<MessageTableRow> = {
  name: 'messages',
  params: ['status', 'audience', 'text'],
  orders: ['id'],
  columns: () => [
    { key: 'title', kind: 'text', value: (row) => row.name },
    { key: 'id', kind: 'id', value: (row) => row.id, optional: true },
    { key: 'audience', kind: 'text', value: (row) => row.audienceName },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'startsAt', kind: 'time', value: (row) => row.startsAt },
    { key: 'expiresAt', kind: 'time', value: (row) => row.expiresAt, optional: true },
    { key: 'sent', kind: 'count', value: (row) => row.sent },
    { key: 'read', kind: 'count', value: (row) => row.read },
    { key: 'writtenBy', kind: 'text', value: (row) => row.createdBy },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset([{ column: sql`m.id`, type: 'bigint' }], request);
    const rows = await listMessageRows(db, messagesWhere(query), sql`${set.bounds} ${set.order}`);
    const page = set.toPage(rows, (row) => [String(row.id)]);
    const statusName = (status: MessageStatus) => valueLabel(locale, 'backoffice-messages.statuses', status);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        name: textIn(row.title, locale),
        statusName: statusName(row.status),
        audienceName:
          row.audience.kind === 'segment'
            ? row.audience.name
            : valueLabel(locale, 'backoffice-messages.audiences', row.audience.kind),
      })),
    };
  },
};
