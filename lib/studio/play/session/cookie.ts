import { publicUrl } from '@/lib/platform/env';
import { now } from '@/lib/platform/clock';
import { COOKIE_PATH, COOKIE_PREFIX } from '../constants';

/**
 * Set-Cookie of a game session. Each game has its own, so that two games can be open at once. Scripts cannot read it, and it is sent
 * to the studio's API only, never from another site. The prefix `__Host-` would forbid the path.
 */
export function gameCookie(nodeId: bigint, token: string, expiresAt: Date): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now().getTime()) / 1000));
  const secure = publicUrl().startsWith('https:') ? '; Secure' : '';
  return `${COOKIE_PREFIX}${nodeId}=${token}; Path=${COOKIE_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
