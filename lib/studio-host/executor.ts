import { CompiledQuery } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { Sql } from '@/lib/studio/play/host';

/** Lets commands of the studio run in a database transaction of the site, with an operator's audit entry for example. */
export const studioSql = (db: Db): Sql => ({
  query: <Row>({ text, values }: { text: string; values: unknown[] }) =>
    db.executeQuery(CompiledQuery.raw(text, values)) as Promise<{ rows: Row[] }>,
});
