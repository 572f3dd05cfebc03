import { settingValues } from '@/lib/content/settings/queries';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';

const DAY = 86_400_000;

/** Deletes closed conversations when the days of the setting are over. */
export async function deleteOldChats(db: Db): Promise<void> {
  const days = Number((await settingValues(db)).serviceChatRetentionDays);
  await db
    .deleteFrom('inbox.chat')
    .where('status', '=', 'closed')
    .where('closed_at', '<', new Date(now().getTime() - days * DAY))
    .execute();
}
