import type { Db } from '@/lib/db/client';
import { SHIPPED_AGENT_RULES } from './constants';
import { agentRulesSchema } from './schema';
import type { StoredAgentRules } from './types';

const COLUMNS = ['version', 'value', 'valid_from'] as const;

function toStored(row: { version: number; value: unknown; valid_from: Date } | undefined): StoredAgentRules {
  const parsed = row && agentRulesSchema.safeParse(row.value);
  return {
    rules: parsed?.success ? parsed.data : SHIPPED_AGENT_RULES,
    version: row?.version ?? 0,
    validFrom: row?.valid_from ?? null,
  };
}

/** The rules in force at a moment. A value that this version does not understand counts as the shipped one. */
export async function agentRulesAt(db: Db, at: Date): Promise<StoredAgentRules> {
  const row = await db
    .selectFrom('agents.rules')
    .select(COLUMNS)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return toStored(row);
}

/** The newest rules, which may come into force on a later day. */
export async function newestAgentRules(db: Db): Promise<StoredAgentRules> {
  const row = await db
    .selectFrom('agents.rules')
    .select(COLUMNS)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return toStored(row);
}
