import { readFileSync } from 'node:fs';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { liteProfile, type LiteProfile } from './profile';
import { signContent } from './sign';

/**
 * The lite profile as a phone loads it: signed where the operator has a certificate (LITE_PROFILE_CERTIFICATE and
 * LITE_PROFILE_KEY), else plain, which a phone shows as "Not Signed". A certificate that cannot be used is logged and the
 * profile sent plain: an icon is worth more than none.
 */
export function loadLiteProfile(profile: LiteProfile): Buffer {
  const content = Buffer.from(liteProfile(profile), 'utf8');
  const { LITE_PROFILE_CERTIFICATE: certificate, LITE_PROFILE_KEY: key } = env();
  if (!certificate || !key) return content;
  try {
    return signContent(content, readFileSync(certificate, 'utf8'), readFileSync(key, 'utf8'));
  } catch (err) {
    logger.error({ err }, 'the lite profile could not be signed');
    return content;
  }
}
