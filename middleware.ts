import { NextResponse, type NextRequest } from 'next/server';
import { destination } from '@/lib/i18n/address';

/** Public addresses to pages by language; the rules are in lib/i18n/address.ts. It guards nothing: routes and loaders do. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, origin } = request.nextUrl;
  const to = destination(pathname, request.headers.get('cookie'), request.headers.get('accept-language'));
  if (to.kind === 'page') return NextResponse.rewrite(new URL(to.path + search, origin));
  const answer = NextResponse.redirect(new URL(to.path + search, origin), to.permanent ? 308 : 307);
  answer.headers.set('vary', 'Cookie, Accept-Language');
  return answer;
}

/**
 * Pages only: no API, no picture, no file of ours, and not the pages without a language. Whatever else is asked for comes
 * through here: `app/[locale]` would take `/anything.txt` for a language, make its page and keep it on disk.
 */
export const config = {
  matcher: [
    '/((?!_next/|images/|messages/|wps/|lgw/|lotto/|provider/|backoffice(?:/|$)|studio/|(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|icon\\.svg|icon-192\\.png|icon-512\\.png|apple-icon\\.png)$).*)',
  ],
};
