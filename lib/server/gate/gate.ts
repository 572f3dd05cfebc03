import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOperator } from '@/lib/backoffice/audience';
import { cachedStatus } from '@/lib/content/gate/status-cache';
import { closedReason, isGated, isOpenForAll } from '@/lib/content/gate/rules';
import type { Closed } from '@/lib/content/gate/types';
import { addressOf, pathOf } from '../request';
import { sendResponse } from '../send-response';
import { clientOf } from '../client';
import { refusal } from './refusal';

/**
 * Why a request is refused, from the status in memory; undefined: it may go on. Runs before the cached pages, so that a
 * closed site is closed at every address at once.
 */
export function closedTo(request: IncomingMessage): Closed | undefined {
  const status = cachedStatus();
  if (!status || isOpenForAll(status) || !isGated(pathOf(request))) return undefined;
  return closedReason(status, clientOf(request));
}

/**
 * Refuses a request unless an operator sends it; true where it was answered. Only a request with a sealed cookie of the
 * back office costs a query.
 */
export async function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  closed: Closed,
): Promise<boolean> {
  const { cookie = null, 'accept-language': accepted = null } = request.headers;
  if (await isOperator(cookie)) return false;
  const refused = { method: request.method ?? 'GET', cookies: cookie, accepted, client: clientOf(request) };
  const webResponse = refusal(
    { ...refused, url: addressOf(request.url) },
    closed,
    cachedStatus()?.servicePath,
  );
  await sendResponse(webResponse, response);
  return true;
}
