import { closedReason, isGated, isOpenForAll } from '@/lib/content/gate/rules';
import type { SiteStatus } from '@/lib/content/gate/types';
import type { Client } from './client';
import { askSite, headersToPass } from './self';

/**
 * The answer to a visitor who may not enter; undefined: the request goes on. The rules decide here; a Node route renders
 * the refusal, because only it knows operators (who may always enter) and the texts.
 */
export async function refuse(
  request: Request,
  path: { pathname: string; search: string },
  headers: Headers,
  { ip, country }: Client,
  status: SiteStatus | undefined,
): Promise<Response | undefined> {
  if (!isGated(path.pathname)) return undefined;
  // As our own server does not start before it knows the status.
  if (!status)
    return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  if (isOpenForAll(status) || !closedReason(status, { ip, country: () => country })) return undefined;
  const query = new URLSearchParams({ path: path.pathname + path.search, method: request.method });
  const answer = await askSite(`/wps/system/gate/refusal?${query.toString()}`, headers);
  if (answer.status === 204) return undefined;
  const sent = headersToPass(answer);
  return new Response(request.method === 'HEAD' ? null : answer.body, {
    status: answer.status,
    headers: sent,
  });
}
