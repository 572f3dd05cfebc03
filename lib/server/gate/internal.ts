import { revalidatePath } from 'next/cache';
import { isOperator } from '@/lib/backoffice/audience';
import { countryOfAddress } from '@/lib/content/gate/countries';
import { statusFields } from '@/lib/content/gate/queries';
import { closedReason, prepareStatus } from '@/lib/content/gate/rules';
import { database } from '@/lib/db/client';
import { env } from '@/lib/platform/env';
import { requestCountry } from '@/lib/platform/http/client-country';
import { requestIp } from '@/lib/platform/http/client-ip';
import { isInternalCall } from '@/lib/platform/http/internal-calls';
import { unknownCallResponse } from '@/lib/platform/http/unknown-call';
import { addressOf } from '../request';
import { refusal } from './refusal';

const NO_STORE = { headers: { 'cache-control': 'no-store' } };

/** Lets only the site's own middleware call a handler; for anybody else there is no such call. */
const internal = (handle: (request: Request) => Response | Promise<Response>) => async (request: Request) =>
  (await isInternalCall(request.headers, env().SESSION_SECRET))
    ? handle(request)
    : unknownCallResponse(request);

/** Answers the middleware with the status of the site (StatusFields). */
export const serveStatus = internal(async () => Response.json(await statusFields(database()), NO_STORE));

/**
 * Makes Next.js render every cached page of this process anew: the settings of the site have changed. Called by refresh-pages.ts,
 * because Next.js offers it within a request only.
 */
export const serveRefresh = internal(() => {
  revalidatePath('/', 'layout');
  return new Response(null, { status: 204, ...NO_STORE });
});

/** Answers the middleware with the country of an address. */
export const serveCountry = internal((request) => {
  const ip = new URL(request.url).searchParams.get('ip') ?? '';
  return Response.json({ country: countryOfAddress(ip) ?? null }, NO_STORE);
});

/** Answers the middleware with the refusal of the visitor whose headers it passes on; 204 for an operator. */
export const serveRefusal = internal(async (request) => {
  const { headers, url } = request;
  const status = prepareStatus(await statusFields(database()));
  const country = requestCountry(headers);
  const client = { ip: requestIp(headers), country: () => country };
  const closed = closedReason(status, client);
  if (!closed || (await isOperator(headers.get('cookie')))) return new Response(null, { status: 204 });
  const query = new URL(url).searchParams;
  const refused = {
    url: addressOf(query.get('path') ?? '/'),
    method: query.get('method') ?? 'GET',
    cookies: headers.get('cookie'),
    accepted: headers.get('accept-language'),
    client,
  };
  return refusal(refused, closed, status.servicePath);
});
