import type { Db } from '@/lib/db/client';
import { termsInput, toTerms } from '../contracts/schema';
import type { Template } from './types';

/** The templates by name. Those whose terms this version does not understand are left out. */
export async function listTemplates(db: Db, only: { shared?: boolean } = {}): Promise<Template[]> {
  let query = db
    .selectFrom('agents.template')
    .select(['id', 'name', 'terms', 'shared', 'updated_at'])
    .orderBy('name');
  if (only.shared) query = query.where('shared', '=', true);
  return (await query.execute()).flatMap((row) => {
    const parsed = termsInput.safeParse(row.terms);
    return parsed.success
      ? [
          {
            id: row.id,
            name: row.name,
            terms: toTerms(parsed.data),
            shared: row.shared,
            updatedAt: row.updated_at,
          },
        ]
      : [];
  });
}
