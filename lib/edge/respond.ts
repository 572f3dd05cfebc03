import { NextResponse, type NextRequest } from 'next/server';
import { isCall } from '@/lib/content/gate/rules';
import { resolveAddress } from '@/lib/i18n/address';
import { narrowProfile, type SiteProfile } from '@/lib/i18n/profile';
import { profileOfAttribute, SITE } from '@/lib/i18n/site';
import { requestCountry } from '@/lib/platform/http/client-country';
import { isNonced, securityHeaders } from '@/lib/platform/http/content-security';
import {
  HANDLED_HEADER,
  isInternalCall,
  isOurHeader,
  LANGUAGES_HEADER,
} from '@/lib/platform/http/internal-calls';
import { clientOf, recordClient } from './client';
import { hashedPage, noncedPolicy, strictPolicy } from './content-policy';
import { refuse } from './gate';
import { settings } from './settings';
import { siteStatus } from './status';

/** Addresses of files and routes without a language. No page of `app/[locale]` is there. */
const NOT_A_PAGE =
  /^\/(?:_next\/|images\/|messages\/|wps\/|lgw\/|lotto\/|provider\/|payments\/|api\/v1\/|backoffice(?:\/|$)|studio\/|(?:robots\.txt|sitemap\.xml|manifest\.webmanifest|sw\.js)$)/;

/** Whether an address is a public page, which has a language. `app/[locale]` would take `/anything.txt` for a language. */
export const isPublicPage = (pathname: string): boolean => !NOT_A_PAGE.test(pathname);

/**
 * The middleware. Behind our own server, which has done the rest, it only sends a public address to its page in a language,
 * or to the login. Under plain Next.js it is also the gate, records the client's address and sets the security headers. It
 * protects no data: routes and loaders do.
 */
export async function respond(request: NextRequest): Promise<Response> {
  const headers = new Headers(request.headers);
  const { processKey, sessionSecret } = settings();
  const isHandled = processKey !== undefined && headers.get(HANDLED_HEADER) === processKey;
  const isInternal = !isHandled && (await isInternalCall(headers, sessionSecret));
  // Our own server says which languages are offered; otherwise the status does. A call of the site to itself that asks for no page
  // needs neither: the status is read by such a call.
  if (isHandled) return toPage(request, profileOfAttribute(headers.get(LANGUAGES_HEADER) ?? undefined));
  if (isInternal)
    return toPage(request, isPublicPage(request.nextUrl.pathname) ? await offeredLanguages() : SITE);
  for (const name of [...headers.keys()]) if (isOurHeader(name)) headers.delete(name);
  const response = await handle(request, headers);
  for (const [name, value] of Object.entries(securityHeaders(settings().publicUrl)))
    response.headers.set(name, value);
  return response;
}

/** What our own server does for a request, under plain Next.js. */
async function handle(request: NextRequest, headers: Headers): Promise<Response> {
  const { pathname, search, protocol } = request.nextUrl;
  const [client, status] = await Promise.all([clientOf(headers), siteStatus()]);
  recordClient(headers, client, headers.get('host') ?? '', protocol);
  // Next.js takes a nonce from either, so a client must not send one.
  headers.delete('content-security-policy');
  headers.delete('content-security-policy-report-only');
  const refusal = await refuse(request, { pathname, search }, headers, client, status);
  if (refusal) return refusal;
  const site = status ? narrowProfile(SITE, status.languages) : SITE;
  if (settings().isDevelopment) return toPage(request, site, headers);
  const mirrors = status?.mirrors ?? [];
  if (isNonced(pathname)) {
    const policy = await noncedPolicy(mirrors, status?.frameOrigins ?? []);
    // Next.js reads the nonce from the request's policy and puts it on the scripts that it writes.
    headers.set('content-security-policy', policy);
    return withPolicy(toPage(request, site, headers), policy);
  }
  if (isCall(pathname)) return toPage(request, site, headers);
  const response = toPage(request, site, headers);
  const isPage = response.headers.has('x-middleware-rewrite');
  // Unless the header is `rsc: 1`, Next.js sends a document, whatever the client accepts.
  if (isPage && /^(?:GET|HEAD)$/.test(request.method) && headers.get('rsc') !== '1')
    return hashedPage(pathname + search, headers, request.method, mirrors);
  // Another cache does not know about languages by cookie, maintenance and regions (content-policy.ts).
  if (isPage) response.headers.set('cache-control', 'private, no-cache');
  return withPolicy(response, strictPolicy(mirrors));
}

function withPolicy(response: NextResponse, policy: string): NextResponse {
  response.headers.set('content-security-policy', policy);
  return response;
}

/** The languages that the site offers now. */
async function offeredLanguages(): Promise<SiteProfile> {
  const status = await siteStatus();
  return status ? narrowProfile(SITE, status.languages) : SITE;
}

/**
 * Sends a public address to its page in a language, or redirects; anything else is not changed. `changed` are the
 * request's headers if they are to be replaced.
 */
function toPage(request: NextRequest, site: SiteProfile, changed?: Headers): NextResponse {
  const { pathname, search, origin } = request.nextUrl;
  const init = changed ? { request: { headers: changed } } : {};
  if (!isPublicPage(pathname)) return NextResponse.next(init);
  const headers = changed ?? request.headers;
  const asked = {
    pathname,
    cookies: headers.get('cookie'),
    accepted: headers.get('accept-language'),
    country: () => requestCountry(headers),
  };
  const to = resolveAddress(asked, site);
  if (to.kind === 'page') return NextResponse.rewrite(new URL(to.path + search, origin), init);
  const address = new URL(to.path + (to.kind === 'redirect' ? search : ''), origin);
  if (to.kind === 'login') address.searchParams.set('next', to.next + search);
  const response = NextResponse.redirect(address, to.kind === 'redirect' && to.permanent ? 308 : 307);
  response.headers.set('vary', 'Cookie, Accept-Language');
  return response;
}
