import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isLocale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { askOurselves } from './asked';

/** The page that says that there is none, as every other page made once and kept (page-cache.ts). */
const PATH = '/missing';

/** Whether a page of the cache is the one that says so. */
export const isMissingPage = (key: string): boolean => key.endsWith(PATH) && key.split('/').length === 3;

export interface Whole {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * What to send where Next.js has found no page: for `notFound()` it sends an empty one, which the browser is to make
 * (vercel/next.js#62228), with a title that is home's. The page in the language of what was asked for, packed as this
 * browser takes it, asked of ourselves where the request came in; undefined where it cannot be had.
 */
export async function missingPage(request: IncomingMessage, key: string): Promise<Whole | undefined> {
  const locale = key.split('/')[1];
  if (!isLocale(locale) || isMissingPage(key)) return undefined;
  const packed = request.headers['accept-encoding'];
  try {
    const answer = await askOurselves(request, {
      path: localePath(locale, PATH),
      headers: packed === undefined ? {} : { 'accept-encoding': packed },
    });
    const whole = { headers: answer.headers, body: await buffer(answer) };
    return answer.statusCode === 404 ? whole : undefined;
  } catch {
    return undefined;
  }
}
