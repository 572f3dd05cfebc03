import { publicUrl } from '../env';
import { AppError } from '../errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a cookie-authenticated write whose Origin is absent or foreign (trust.md X11). The site's own
 * address and the host that was asked for are ours; mirrors of the site share the second. An audience that believes an
 * Authorization header instead of cookies does not ask here.
 */
export function checkOrigin(request: Request): void {
  if (SAFE.has(request.method)) return;
  const origin = request.headers.get('origin');
  if (origin && (origin === new URL(publicUrl()).origin || hostOf(origin) === request.headers.get('host')))
    return;
  throw new AppError('FOREIGN_ORIGIN', 403);
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
