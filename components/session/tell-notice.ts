import { notify, type NoticeTone } from '@/components/ui/notify';
import { callApi } from '@/lib/platform/http/call';

/** How a notice sounds that is no good news. */
const TONES: Readonly<Partial<Record<string, NoticeTone>>> = {
  depositRejected: 'bad',
  withdrawalRejected: 'bad',
  withdrawalForced: 'plain',
};

/** Shows the newest notice for a moment, wherever on the site one is; the messages page keeps it. */
export async function tellNotice(): Promise<void> {
  const language = document.documentElement.lang.toUpperCase();
  const page = await callApi<{ list: { kind: string; text: string; read: boolean }[] }>(
    'GET',
    `/wps/member/notices?${new URLSearchParams({ pageNum: '1', pageSize: '1', language })}`,
  ).catch(() => undefined);
  const newest = page?.list[0];
  if (newest && !newest.read) notify(newest.text, TONES[newest.kind] ?? 'good');
}
