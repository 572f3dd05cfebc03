import { isCall, retryAfter } from '@/lib/content/gate/rules';
import type { Closed } from '@/lib/content/gate/types';
import { SERVICE_PATH } from '@/lib/content/service/constants';
import { sealPath } from '@/lib/content/service/rules';
import { pageLanguage } from '@/lib/i18n/address';
import { splitLocale } from '@/lib/i18n/routing';
import { translator } from '@/lib/i18n/translator';
import { now } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { siteConfig } from '@/lib/platform/site-config';
import { securityHeaders } from '@/lib/platform/http/content-security';
import { requestLanguage } from '@/lib/platform/http/language';
import { hashedPolicy } from '@/lib/platform/http/page-policy';
import type { Client } from '../client';
import { closedPage } from './page';

/** A request that is refused: its address as Next.js reads it, and the headers that its language is taken from. */
export interface RefusedRequest {
  url: URL;
  method: string;
  cookies: string | null;
  accepted: string | null;
  client: Client;
}

/**
 * The answer to a visitor who may not enter: the envelope for a call, the closed page for anything else. 503 in
 * maintenance, 451 in a blocked region. `servicePath` is where customer service is.
 */
export function refusal(request: RefusedRequest, closed: Closed, servicePath: string | undefined): Response {
  const headers = new Headers(securityHeaders(publicUrl()));
  headers.set('cache-control', 'no-store');
  headers.set('vary', 'Cookie, Accept-Language');
  if (closed.status === 1) headers.set('retry-after', String(retryAfter(closed.end, now())));
  const isEnvelope = isCall(request.url.pathname);
  headers.set('content-type', isEnvelope ? 'application/json' : 'text/html; charset=utf-8');
  const body = isEnvelope ? envelope(request, closed) : page(request, closed, servicePath);
  if (!isEnvelope) headers.set('content-security-policy', hashedPolicy(body));
  const status = closed.status === 1 ? 503 : 451;
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

function envelope(
  { url, cookies, accepted, client: { ip, country } }: RefusedRequest,
  closed: Closed,
): string {
  const call = new Request(url, { headers: { cookie: cookies ?? '', 'accept-language': accepted ?? '' } });
  const code = closed.status === 1 ? 'MAINTENANCE' : 'REGION_BLOCKED';
  const extras =
    closed.status === 1
      ? { maintenanceEnd: closed.end?.toISOString() ?? null }
      : { location: { ip, country: country() ?? null } };
  const message = translator(requestLanguage(call), 'errors')(code);
  return JSON.stringify({ success: false, code, message, ...extras });
}

function page(
  { url: { pathname }, cookies, accepted, client: { ip, country } }: RefusedRequest,
  closed: Closed,
  servicePath: string | undefined,
): string {
  return closedPage({
    closed,
    locale: pageLanguage({ pathname, cookies, accepted, country }),
    path: splitLocale(pathname.replace(/[\\/]+/g, '/')).path,
    ip,
    country: country(),
    service: servicePath && `${SERVICE_PATH}/${sealPath(servicePath)}`,
    zone: siteConfig().money.settlementZone,
  });
}
