import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isLocale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { requestOurselves } from './request';

/** The page for an address that does not exist; rendered once and cached like any other page. */
const PATH = '/missing';

/** Whether a key of the page cache is that page. */
export const isMissingPage = (key: string): boolean => key.endsWith(PATH) && key.split('/').length === 3;

export interface MissingPage {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * The page to send where Next.js has found none. For `notFound()` it sends an empty one that the browser is to render
 * (vercel/next.js#62228), with the title of the home page. Ours is in the language of the request and in an encoding that
 * the browser takes; undefined if it cannot be fetched from ourselves.
 */
export async function missingPage(request: IncomingMessage, key: string): Promise<MissingPage | undefined> {
  const locale = key.split('/')[1];
  if (!isLocale(locale) || isMissingPage(key)) return undefined;
  const accepted = request.headers['accept-encoding'];
  try {
    const response = await requestOurselves(request, {
      path: localePath(locale, PATH),
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
    const page = { headers: response.headers, body: await buffer(response) };
    return response.statusCode === 404 ? page : undefined;
  } catch {
    return undefined;
  }
}
