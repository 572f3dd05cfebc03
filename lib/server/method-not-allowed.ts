import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCall } from '@/lib/content/gate/rules';
import { isFinal } from '@/lib/gateway/protocol/errors';
import { methodNotAllowed } from '@/lib/platform/errors';
import { failureResponse } from '@/lib/platform/http/define-route';
import { callOf, pathOf, requestOurselves } from './request';

/**
 * Gives a call with a wrong method the envelope of every refusal and the `Allow` header (RFC 9110 §15.5.6). Next.js
 * answers 405 without a body and sends `Allow` for OPTIONS only.
 */
export function explainMethodNotAllowed(request: IncomingMessage, response: ServerResponse): void {
  if (!isCall(pathOf(request))) return;
  const { url } = request; // before Next.js rewrites it
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    if (response.statusCode !== 405 || response.headersSent || typeof args[0] === 'string')
      return end(...args);
    response.end = end as typeof response.end;
    explain(request, url, response).catch(() => response.destroy());
    return response;
  }) as typeof response.end;
}

async function explain(
  request: IncomingMessage,
  url: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const { call, language } = callOf({ headers: request.headers, url });
  const error = methodNotAllowed();
  // Vendors read from every refusal whether to send the call again.
  const extras = new URL(call.url).pathname.startsWith('/provider/') ? { final: isFinal(error) } : undefined;
  const refusal = failureResponse(error, language, call, undefined, extras);
  const body = Buffer.from(await refusal.arrayBuffer());
  for (const [name, value] of refusal.headers) response.setHeader(name, value);
  const options = await requestOurselves(request, { method: 'OPTIONS', path: url }).catch(() => undefined);
  const allowed = options?.resume().headers.allow;
  if (allowed) response.setHeader('allow', allowed);
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
