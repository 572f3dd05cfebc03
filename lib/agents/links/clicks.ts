import { sql, type Db } from '@/lib/db/client';
import { cookieName, readCookie, setCookie } from '@/lib/identity/sessions/cookie';
import { linkByCode } from '@/lib/identity/registration/links';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf } from '@/lib/platform/zone';
import { LINK_COOKIE, LINKS_PER_COOKIE } from './constants';

/**
 * Counts a visit by a link, once for a browser, link and settlement day: the cookie has the day and the links that were visited on it. Returns
 * the Set-Cookie, or undefined if nothing was counted (no open link, or visited today).
 */
export async function countClick(db: Db, code: string, cookies: string | null): Promise<string | undefined> {
  const link = await linkByCode(db, code);
  if (!link) return undefined;
  const day = dayOf(now(), siteConfig().money.settlementZone);
  const [visitedOn, ...visited] = (readCookie(cookies, cookieName(LINK_COOKIE).name) ?? '').split('.');
  const known = visitedOn === day ? visited : [];
  if (known.includes(String(link.id))) return undefined;
  await sql`
    INSERT INTO agents.link_day AS d (link_id, day, clicks) VALUES (${link.id}, ${day}::date, 1)
    ON CONFLICT (link_id, day) DO UPDATE SET clicks = d.clicks + 1`.execute(db);
  return setCookie(
    LINK_COOKIE,
    [day, ...known.slice(1 - LINKS_PER_COOKIE), String(link.id)].join('.'),
    86_400,
  );
}
