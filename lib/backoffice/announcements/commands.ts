import { changeAnnouncement, removeAnnouncement } from '@/lib/content/announcements/commands';
import type { AnnouncementWords } from '@/lib/content/announcements/schema';
import { publishAnnouncement } from '@/lib/content/commands';
import { inTransaction, type Tx } from '@/lib/db/client';
import { note } from '../audit/commands';
import type { OperatorContext } from '../types';

/** Who tells it, from where. The caller has checked `content.write`. */
type Herald = Pick<OperatorContext, 'db' | 'operator' | 'ip'>;

/** Does it and writes it down in one transaction. */
function tell(
  { db, operator, ip }: Herald,
  action: string,
  detail: Record<string, unknown>,
  work: (tx: Tx) => Promise<bigint>,
): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    const id = await work(tx);
    await note(tx, { operatorId: operator.id, ip, action, subject: `announcement:${id}`, detail });
    return { id: String(id) };
  });
}

const told = ({ type, execution, title }: AnnouncementWords) => ({ type, execution, title: title.en });

/** Publishes an announcement from its day on. */
export const announceAsOperator = (by: Herald, words: AnnouncementWords) =>
  tell(by, 'announcement.write', told(words), (tx) => publishAnnouncement(tx, words));

/** Changes one. NOT_FOUND 404. */
export const rewordAsOperator = (by: Herald, id: bigint, words: AnnouncementWords) =>
  tell(by, 'announcement.change', told(words), async (tx) => {
    await changeAnnouncement(tx, id, words);
    return id;
  });

/** Takes one away. NOT_FOUND 404. */
export const unsayAsOperator = (by: Herald, id: bigint) =>
  tell(by, 'announcement.remove', {}, async (tx) => {
    await removeAnnouncement(tx, id);
    return id;
  });
