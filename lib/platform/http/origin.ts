import { publicUrl } from '../env';
import { AppError } from '../errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws FOREIGN_ORIGIN 403 for a cookie-authenticated write whose Origin is absent or foreign (X11). The site's address
 * and the requested host are accepted; the second allows mirrors of the site. Audiences that authenticate by an
 * Authorization header do not need it.
 */
export function assertOwnOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
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
