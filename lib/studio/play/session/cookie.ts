import { publicUrl } from '@/lib/platform/env';
import { now } from '@/lib/platform/clock';
import { COOKIE_PATH, COOKIE_PREFIX } from '../constants';

/**
 * Set-Cookie of a game session: one per game, so that two games may be open side by side; never readable by script,
 * sent to the studio's own API only, and never from another site. `__Host-` would forbid the path.
 */
export function gameCookie(nodeId: bigint, token: string, expiresAt: Date): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now().getTime()) / 1000));
  const secure = publicUrl().startsWith('https:') ? '; Secure' : '';
  return `${COOKIE_PREFIX}${nodeId}=${token}; Path=${COOKIE_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
