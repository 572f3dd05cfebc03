import { notify, type NoticeTone } from '@/components/ui/notify';
import { callApi } from '@/lib/platform/http/call';
import { isMuted } from './muted-notices';

/** The tone of notices that are not good news. */
const TONES: Readonly<Partial<Record<string, NoticeTone>>> = {
  depositRejected: 'bad',
  withdrawalRejected: 'bad',
  withdrawalForced: 'plain',
  message: 'plain',
};

/** Shows the newest unread notice for a few seconds, unless its kind is muted by the page. It stays on the messages page. */
export async function showNewestNotice(): Promise<void> {
  const language = document.documentElement.lang.toUpperCase();
  const page = await callApi<{ list: { kind: string; title: string; text: string; read: boolean }[] }>(
    'GET',
    `/wps/member/messages?${new URLSearchParams({ pageSize: '1', language })}`,
  ).catch(() => undefined);
  const newest = page?.list[0];
  // A message of the operator can be long, so only its title is shown here.
  if (newest && !newest.read && !isMuted(newest.kind))
    notify(newest.kind === 'message' ? newest.title : newest.text, TONES[newest.kind] ?? 'good');
}
