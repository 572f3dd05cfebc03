import { closedReason, isGated, isOpenForAll } from '@/lib/content/gate/rules';
import type { SiteStatus } from '@/lib/content/gate/types';
import type { Client } from './client';
import { askSite, headersToPass } from './self';

/**
 * The response to a visitor whom the gate refuses; undefined if the request continues. The rules decide here. A Node route renders the
 * refusal, because only it knows the texts and the operators, who are never refused.
 */
export async function refuse(
  request: Request,
  path: { pathname: string; search: string },
  headers: Headers,
  { ip, country }: Client,
  status: SiteStatus | undefined,
): Promise<Response | undefined> {
  if (!isGated(path.pathname)) return undefined;
  // Our own server does not start before it knows the status; this is the same rule.
  if (!status)
    return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  if (isOpenForAll(status) || !closedReason(status, { ip, country: () => country })) return undefined;
  const query = new URLSearchParams({ path: path.pathname + path.search, method: request.method });
  const response = await askSite(`/wps/system/gate/refusal?${query.toString()}`, headers);
  if (response.status === 204) return undefined;
  const sent = headersToPass(response);
  return new Response(request.method === 'HEAD' ? null : response.body, {
    status: response.status,
    headers: sent,
  });
}
