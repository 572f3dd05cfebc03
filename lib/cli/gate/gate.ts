import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOperator } from '@/lib/backoffice/audience';
import { keptStatus } from '@/lib/content/gate/kept-status';
import { closedFor, isCall, isGated, isOpenToAll, retryAfter } from '@/lib/content/gate/rules';
import type { Closed } from '@/lib/content/gate/types';
import { SERVICE_PATH } from '@/lib/content/service/constants';
import { sealPath } from '@/lib/content/service/rules';
import { pageLanguage } from '@/lib/i18n/address';
import { splitLocale } from '@/lib/i18n/routing';
import { translator } from '@/lib/i18n/translator';
import { now } from '@/lib/platform/clock';
import { env, publicUrl } from '@/lib/platform/env';
import { hashedPolicy, securityHeaders } from '@/lib/platform/http/content-security';
import { callOf, pathOf } from '../asked';
import { clientOf, type Client } from './client';
import { closedPage } from './page';

/**
 * Whether a request is turned away, by what is known in memory; undefined: it may go on. Stands before the pages that
 * lib/cli/page-cache.ts keeps, so that a closed site is closed for every address at once.
 */
export function closedTo(request: IncomingMessage): Closed | undefined {
  const status = keptStatus();
  if (!status || isOpenToAll(status) || !isGated(pathOf(request))) return undefined;
  return closedFor(status, clientOf(request));
}

/**
 * Turns a request away, unless an operator asks: true where it was answered. Only whoever brings a cookie that we sealed
 * for the back office costs a question to the database.
 */
export async function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  closed: Closed,
): Promise<boolean> {
  if (await isOperator(request.headers.cookie ?? null)) return false;
  const client = clientOf(request);
  const pathname = pathOf(request);
  for (const [name, value] of Object.entries(securityHeaders(publicUrl()))) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('vary', 'Cookie, Accept-Language');
  response.statusCode = closed.status === 1 ? 503 : 451;
  if (closed.status === 1) response.setHeader('retry-after', retryAfter(closed.end, now()));
  if (isCall(pathname)) sendEnvelope(request, response, closed, client);
  else sendPage(request, response, closed, client);
  return true;
}

function sendEnvelope(
  request: IncomingMessage,
  response: ServerResponse,
  closed: Closed,
  { ip, country }: Client,
) {
  const { language } = callOf(request);
  const code = closed.status === 1 ? 'MAINTENANCE' : 'REGION_BLOCKED';
  const extras =
    closed.status === 1
      ? { maintenanceEnd: closed.end?.toISOString() ?? null }
      : { location: { ip, country: country() ?? null } };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ success: false, code, message: translator(language, 'errors')(code), ...extras }),
  );
}

function sendPage(request: IncomingMessage, response: ServerResponse, closed: Closed, client: Client) {
  const pathname = pathOf(request);
  const { cookie, 'accept-language': accepted } = request.headers;
  const { ip, country } = client;
  const service = keptStatus()?.servicePath;
  const html = closedPage({
    closed,
    locale: pageLanguage({ pathname, cookies: cookie ?? null, accepted: accepted ?? null, country }),
    path: splitLocale(pathname.replace(/[\\/]+/g, '/')).path,
    ip,
    country: country(),
    service: service && `${SERVICE_PATH}/${sealPath(service)}`,
    zone: env().SETTLEMENT_ZONE,
  });
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', hashedPolicy(html));
  response.end(request.method === 'HEAD' ? undefined : html);
}
