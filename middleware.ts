import { NextResponse, type NextRequest } from 'next/server';
import { destination } from '@/lib/i18n/address';
import { requestCountry } from '@/lib/platform/http/client-country';

/**
 * Public addresses to pages by language, and to the login where one is needed; the rules are in lib/i18n/address.ts. It
 * guards nothing: routes and loaders do. Whether the site is open at all was decided before (lib/cli/gate): our server
 * stands in front of Next.js and of the pages it keeps, which do not come through here.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, origin } = request.nextUrl;
  const { headers } = request;
  const to = destination({
    pathname,
    cookies: headers.get('cookie'),
    accepted: headers.get('accept-language'),
    country: () => requestCountry(headers),
  });
  if (to.kind === 'page') return NextResponse.rewrite(new URL(to.path + search, origin));
  const address = new URL(to.path + (to.kind === 'redirect' ? search : ''), origin);
  if (to.kind === 'login') address.searchParams.set('next', to.next + search);
  const answer = NextResponse.redirect(address, to.kind === 'redirect' && to.permanent ? 308 : 307);
  answer.headers.set('vary', 'Cookie, Accept-Language');
  return answer;
}

/**
 * Pages only: no API, no picture, no file of ours, and not the pages without a language. Whatever else is asked for comes
 * through here: `app/[locale]` would take `/anything.txt` for a language, make its page and keep it on disk.
 */
export const config = {
  matcher: [
    '/((?!_next/|images/|messages/|wps/|lgw/|lotto/|provider/|backoffice(?:/|$)|studio/|(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|sw\\.js|icon\\.svg|icon-192\\.png|icon-512\\.png|apple-icon\\.png)$).*)',
  ],
};
